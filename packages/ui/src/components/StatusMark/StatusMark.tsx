import * as styles from './StatusMark.css.ts';

export type StatusMarkProps = {
  status: 'live' | 'review' | 'draft' | 'none' | 'scheduled';
  /** The word or the time, in the page's language: "Published", "Behind English", "Mon 09:00". */
  label: string;
};

/** Where a text stands: the pattern's diamond, filled by degree, and always the word. */
export function StatusMark({ status, label }: StatusMarkProps) {
  return (
    <span className={styles.mark[status]}>
      <span className={styles.shape[status]} aria-hidden="true" />
      {label}
    </span>
  );
}
