import * as styles from './Monogram.css.ts';

export type MonogramProps = {
  /** Absent where readers know no initials, as in Urdu. */
  text?: string | undefined;
};

export function Monogram({ text }: MonogramProps) {
  return (
    <span className={styles.tile} aria-hidden="true">
      <span className={styles.pattern} />
      {text ? <span className={styles.letters}>{text}</span> : null}
    </span>
  );
}
