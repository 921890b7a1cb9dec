import { type ParityState, parityStates } from '@fundfront/content-model/wire';
import * as styles from './Parity.css.ts';

/** How the pages divide, for the eye; the numbers stand beside it in words. */
export function ParityBar({ counts }: { counts: Readonly<Record<ParityState, number>> }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {parityStates.map((state) =>
        counts[state] > 0 ? (
          <span key={state} className={styles.part} data-state={state} style={{ flexGrow: counts[state] }} />
        ) : null,
      )}
    </div>
  );
}
