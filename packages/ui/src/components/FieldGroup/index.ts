export type { FieldGroupProps } from './FieldGroup.tsx';
export { FieldGroup } from './FieldGroup.tsx';
