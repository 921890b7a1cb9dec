export type { RiskScaleProps } from './RiskScale.tsx';
export { RiskScale } from './RiskScale.tsx';
