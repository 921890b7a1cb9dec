export type { SampleStripProps } from './SampleStrip.tsx';
export { SampleStrip } from './SampleStrip.tsx';
