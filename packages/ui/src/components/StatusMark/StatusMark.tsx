import * as styles from './StatusMark.css.ts';

export type StatusMarkProps = {
  status: 'live' | 'review' | 'draft' | 'none' | 'scheduled';
  label: string;
};

export function StatusMark({ status, label }: StatusMarkProps) {
  return (
    <span className={styles.mark[status]}>
      <span className={styles.shape[status]} aria-hidden="true" />
      {label}
    </span>
  );
}
