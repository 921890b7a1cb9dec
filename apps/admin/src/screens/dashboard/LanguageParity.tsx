import { type calls, parityStates, type ResponseOf } from '@fundfront/content-model/wire';
import { listRole } from '../../layout/listRole.ts';
import { swatch } from '../parity/Parity.css.ts';
import { ParityBar } from '../parity/ParityBar.tsx';
import { stateLabels } from '../parity/parityLabels.ts';
import * as styles from './DashboardScreen.css.ts';

export function LanguageParity({ counts }: { counts: ResponseOf<typeof calls.dashboardOverview>['parity'] }) {
  return (
    <>
      <ParityBar counts={counts} />
      <ul {...listRole} className={styles.lines}>
        {parityStates.map((state) => (
          <li key={state} className={styles.line}>
            <span>
              <span className={swatch} data-state={state} aria-hidden="true" />
              {stateLabels[state]}
            </span>
            <span className={styles.number}>{counts[state].toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
