export type { ChipProps } from './Chip.tsx';
export { Chip } from './Chip.tsx';
