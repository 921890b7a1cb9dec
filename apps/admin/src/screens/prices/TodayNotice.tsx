import { formatDay } from '@fundfront/content-model';
import { karachiDay } from '@fundfront/content-model/karachi';
import { calls, type PriceSheetRow } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import * as styles from './sheet/Sheet.css.ts';
import { StateCounts } from './sheet/SheetBar.tsx';

const announcedOf = (rows: readonly PriceSheetRow[]) =>
  `${rows.filter(({ announced }) => announced).length} of ${rows.length}`;

/** How the day that is due stands, with the way to its sheet. On a day without business: the one after it. */
export function TodayNotice() {
  const today = karachiDay(new Date());
  const maker = useCan('import.run');
  const asked = useCall(calls.getPriceSheet, { params: { day: today } });
  const next = asked.data?.holiday ? asked.data.next : undefined;
  const following = useCall(calls.getPriceSheet, { params: { day: next ?? today } }, { enabled: next !== undefined });
  const { data, error } = next ? following : asked;
  const funds = data?.rows.filter(({ kind }) => kind === 'fund') ?? [];
  const benchmarks = data?.rows.filter(({ kind }) => kind === 'benchmark') ?? [];
  const missing = funds.filter(({ announced, draft }) => !announced && !draft).length;
  return (
    <Panel title={next ? `No business today. Next: ${formatDay(next)}` : `Today, ${formatDay(today)}`}>
      {error ? <p>{errorMessage(error)}</p> : null}
      {!data && !error ? <Skeleton lines={2} /> : null}
      {data ? (
        <div className={styles.today}>
          <p>
            {`${announcedOf(funds)} funds are announced`}
            {missing > 0 && !next ? `, ${missing} missing today` : ''}
            {benchmarks.length > 0 ? `; ${announcedOf(benchmarks)} benchmarks` : ''}
          </p>
          <StateCounts rows={funds} />
          <Button href={`/admin/dailynav/${data.day}`}>{maker ? 'Enter prices' : 'Open the day'}</Button>
        </div>
      ) : null}
    </Panel>
  );
}
