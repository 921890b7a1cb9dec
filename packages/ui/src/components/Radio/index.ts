export type { RadioProps } from './Radio.tsx';
export { Radio } from './Radio.tsx';
