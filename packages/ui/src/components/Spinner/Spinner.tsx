import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Spinner.css.ts';

export type SpinnerProps = {
  label: string;
  size?: 's' | 'm' | 'l';
  showLabel?: boolean;
};

/** Does not turn under reduced motion, so show the label where nothing else speaks. */
export function Spinner({ label, size = 'm', showLabel }: SpinnerProps) {
  return (
    <span role="status" className={styles.root}>
      <span className={styles.size[size]} aria-hidden="true" />
      <span className={showLabel ? undefined : hidden}>{label}</span>
    </span>
  );
}
