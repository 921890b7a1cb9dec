export type { GridProps } from './Grid.tsx';
export { Grid } from './Grid.tsx';
