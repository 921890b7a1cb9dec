import { calls, parityStates } from '@fundfront/content-model/wire';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { CallError } from '../../layout/CallError.tsx';
import { listRole } from '../../layout/listRole.ts';
import { useCall } from '../../session/useCall.ts';
import { swatch } from '../parity/Parity.css.ts';
import { ParityBar } from '../parity/ParityBar.tsx';
import { stateLabels } from '../parity/parityLabels.ts';
import * as styles from './DashboardScreen.css.ts';

/** How many pages say the same in both languages. */
export function LanguageParity() {
  const { data, error, refetch } = useCall(calls.listParity, { params: { type: 'pages' }, query: {} });
  if (!data) {
    return error ? <CallError what="English and Urdu" error={error} onRetry={refetch} /> : <Skeleton lines={4} />;
  }
  const { counts } = data;
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
