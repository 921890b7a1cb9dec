import * as styles from './RiskScale.css.ts';

type Level = 1 | 2 | 3 | 4 | 5;

export type RiskScaleProps = {
  /** The levels that the category's funds have. */
  levels: readonly Level[];
  label: string;
};

const steps: readonly Level[] = [1, 2, 3, 4, 5];

/** A category's place on the ladder of five levels. For one fund use RiskChip. */
export function RiskScale({ levels, label }: RiskScaleProps) {
  return (
    <div role="img" aria-label={label} className={styles.scale}>
      {steps.map((step) => (
        <span key={step} className={levels.includes(step) ? styles.on : styles.step} />
      ))}
    </div>
  );
}
