export type { FactsProps } from './Facts.tsx';
export { Facts } from './Facts.tsx';
