import { Ltr } from '@fundfront/ui/components/Ltr';
import * as styles from './Fingerprint.css.ts';

const shown = 12;

/** Nothing while it is unknown, as of a file that was stored before fingerprints were. */
export function Fingerprint({ label, sha256 }: { label: string; sha256: string | undefined }) {
  if (sha256 === undefined) return null;
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>
        {label}: <Ltr>{sha256.slice(0, shown)}…</Ltr>
      </summary>
      <p className={styles.whole}>
        <Ltr>{sha256}</Ltr>
      </p>
    </details>
  );
}
