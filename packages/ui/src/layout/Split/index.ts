export type { SplitProps } from './Split.tsx';
export { Split } from './Split.tsx';
