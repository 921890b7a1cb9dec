export type { SparklineProps } from './Sparkline.tsx';
export { Sparkline } from './Sparkline.tsx';
