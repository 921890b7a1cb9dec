import { useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export type ProgressBarProps = {
  label: string;
  /** Absent while the length is unknown. */
  value?: number;
  max?: number;
  valueText?: string;
};

export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const labelId = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div className={styles.root}>
      <span className={styles.header}>
        <span id={labelId}>{label}</span>
        {valueText ? <span aria-hidden="true">{valueText}</span> : null}
      </span>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={share === undefined ? undefined : 0}
        aria-valuemax={share === undefined ? undefined : max}
        aria-valuenow={share === undefined ? undefined : share * max}
        aria-valuetext={valueText}
      >
        {share === undefined ? (
          <span className={styles.unknown} />
        ) : (
          <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
        )}
      </div>
    </div>
  );
}
