export type { RiskChipProps } from './RiskChip.tsx';
export { RiskChip } from './RiskChip.tsx';
