export type { SegmentedControlProps } from './SegmentedControl.tsx';
export { SegmentedControl } from './SegmentedControl.tsx';
