import * as styles from './ShareBar.css.ts';

export type ShareBarProps = {
  /** Decimals as text. For drawing alone they become numbers. */
  value: string;
  /** What fills the bar: the largest value of the table, or a cap. */
  of: string;
  /** Shows the whole as well, as of a cap. */
  framed?: boolean;
};

/** Per cent of the bar; nothing beyond it, and nothing of a whole that is none. */
export function shareOf(value: string, whole: string): number {
  const share = (Number(value) / Number(whole)) * 100;
  return Number.isFinite(share) ? Math.round(Math.min(100, Math.max(0, share)) * 100) / 100 : 0;
}

/** Within the row of a table that says the value in figures: by itself it says nothing to a screen reader. */
export function ShareBar({ value, of, framed }: ShareBarProps) {
  return (
    <span className={framed ? styles.framed : styles.free} aria-hidden="true">
      <span className={styles.fill} style={{ inlineSize: `${shareOf(value, of)}%` }} />
    </span>
  );
}
