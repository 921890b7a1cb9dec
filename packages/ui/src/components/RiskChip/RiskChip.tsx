import * as styles from './RiskChip.css.ts';

export type RiskChipProps = {
  /** 1 very low to 5 high. */
  level: 1 | 2 | 3 | 4 | 5;
  /** Required: diamonds alone say nothing. */
  label: string;
};

const diamond = (index: number) => `M${5.5 + index * 10} 1l4.5 4.5-4.5 4.5-4.5-4.5z`;
const row = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => diamond(from + i)).join('');

/** Not for ratings or progress. */
export function RiskChip({ level, label }: RiskChipProps) {
  return (
    <span className={styles.chip}>
      <svg
        className={styles.diamonds}
        width="51"
        height="11"
        viewBox="0 0 51 11"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d={row(0, level)} fill="currentColor" />
        {level < 5 ? <path d={row(level, 5)} /> : null}
      </svg>
      {label}
    </span>
  );
}
