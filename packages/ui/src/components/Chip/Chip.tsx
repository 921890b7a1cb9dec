import type { ReactNode } from 'react';
import * as styles from './Chip.css.ts';

export type ChipProps = {
  /** `outline` for a file's type; the coloured ones only where somebody is needed. */
  tone?: keyof typeof styles.tone;
  children: ReactNode;
};

/** A word or two about the thing beside it. Not a button, not a publication's state (StatusMark), not risk (RiskChip). */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  return <span className={`${styles.chip} ${styles.tone[tone]}`}>{children}</span>;
}
