import * as styles from './Monogram.css.ts';

export type MonogramProps = {
  /** One or two letters. Silent: the name stands beside it. */
  text: string;
};

/** Stands where a person has no portrait: initials in the eye of the pattern. Not for the staff app (Avatar). */
export function Monogram({ text }: MonogramProps) {
  return (
    <span className={styles.tile} aria-hidden="true">
      <span className={styles.pattern} />
      <span className={styles.letters}>{text}</span>
    </span>
  );
}
