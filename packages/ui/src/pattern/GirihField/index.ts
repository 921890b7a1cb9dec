export type { GirihFieldProps } from './GirihField.tsx';
export { GirihField } from './GirihField.tsx';
