export type { ShowAtProps } from './ShowAt.tsx';
export { ShowAt } from './ShowAt.tsx';
