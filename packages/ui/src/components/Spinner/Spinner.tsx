import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Spinner.css.ts';

export type SpinnerProps = {
  label: string;
  size?: 's' | 'm' | 'l';
  showLabel?: boolean;
};

/** Work of unknown length. With less motion asked for it stands still, so show the label where nothing else speaks. */
export function Spinner({ label, size = 'm', showLabel }: SpinnerProps) {
  return (
    <span role="status" className={styles.root}>
      <span className={styles.size[size]} aria-hidden="true" />
      <span className={showLabel ? undefined : hidden}>{label}</span>
    </span>
  );
}
