import * as styles from './RiskScale.css.ts';

type Level = 1 | 2 | 3 | 4 | 5;

export type RiskScaleProps = {
  levels: readonly Level[];
  label: string;
};

const steps: readonly Level[] = [1, 2, 3, 4, 5];

export function RiskScale({ levels, label }: RiskScaleProps) {
  return (
    <div role="img" aria-label={label} className={styles.scale}>
      {steps.map((step) => (
        <span key={step} className={levels.includes(step) ? styles.on : styles.step} />
      ))}
    </div>
  );
}
