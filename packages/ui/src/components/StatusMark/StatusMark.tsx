import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './StatusMark.css.ts';

export type StatusMarkProps = {
  /** `reason`: done, or allowed, with a reason that is logged. `returned`: sent back to who wrote it, or not taken over. */
  status: 'live' | 'review' | 'reason' | 'draft' | 'none' | 'scheduled' | 'failed' | 'returned';
  label: string;
  /** The word is for screen readers alone: where what stands beside it, or a legend, says it to the eye. */
  hideLabel?: boolean;
};

export function StatusMark({ status, label, hideLabel }: StatusMarkProps) {
  return (
    <span className={hideLabel ? styles.bare[status] : styles.mark[status]}>
      <span className={styles.shape[status]} aria-hidden="true" />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </span>
  );
}
