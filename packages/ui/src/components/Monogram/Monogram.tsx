import * as styles from './Monogram.css.ts';

export type MonogramProps = {
  text: string;
};

export function Monogram({ text }: MonogramProps) {
  return (
    <span className={styles.tile} aria-hidden="true">
      <span className={styles.pattern} />
      <span className={styles.letters}>{text}</span>
    </span>
  );
}
