export type { FieldProps } from './Field.tsx';
export { Field } from './Field.tsx';
export type { FieldControl } from './ids.ts';
export { describedBy } from './ids.ts';
