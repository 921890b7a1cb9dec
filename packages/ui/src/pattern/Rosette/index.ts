export type { RosetteProps } from './Rosette.tsx';
export { Rosette } from './Rosette.tsx';
