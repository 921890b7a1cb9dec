export type { ChangeProps } from './Change.tsx';
export { Change } from './Change.tsx';
