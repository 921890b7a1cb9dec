export type { ErrorSummaryProps } from './ErrorSummary.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
