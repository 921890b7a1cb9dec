import { Girih } from '../../pattern/Girih/index.ts';
import * as styles from './Monogram.css.ts';

export type MonogramProps = {
  /** One or two letters. Silent: the name stands beside it. */
  text: string;
};

const depth = { 12: 2, 6: 1, 4: 1 };

/** Stands where a person has no portrait: initials in the eye of the pattern. Not for the staff app (Avatar). */
export function Monogram({ text }: MonogramProps) {
  return (
    <span className={styles.tile} aria-hidden="true">
      <span className={styles.pattern}>
        <Girih width={240} height={240} edge={52} theta={60} depth={depth} strap={4} stroke={1} fill />
      </span>
      <span className={styles.letters}>{text}</span>
    </span>
  );
}
