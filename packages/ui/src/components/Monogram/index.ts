export type { MonogramProps } from './Monogram.tsx';
export { Monogram } from './Monogram.tsx';
