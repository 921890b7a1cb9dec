export type { LtrProps } from './Ltr.tsx';
export { Ltr } from './Ltr.tsx';
