export type { FileInputProps } from './FileInput.tsx';
export { FileInput } from './FileInput.tsx';
