import type { ReactNode } from 'react';
import * as styles from './Chip.css.ts';

export type ChipProps = {
  tone?: keyof typeof styles.tone;
  children: ReactNode;
};

/** Not a button, not a publication's state (StatusMark), not risk (RiskChip). */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  return <span className={`${styles.chip} ${styles.tone[tone]}`}>{children}</span>;
}
