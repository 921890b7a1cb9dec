export type { SelectProps } from './Select.tsx';
export { Select } from './Select.tsx';
