import { formatDay } from '@fundfront/content-model';
import { isPlainDay } from '@fundfront/content-model/plainDays';
import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useParams } from 'react-router-dom';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { useCollapsedNav } from '../../uiStore/uiStore.ts';
import { DaySheet } from './sheet/DaySheet.tsx';
import { HolidaysButton } from './sheet/HolidaysButton.tsx';
import { SheetBar } from './sheet/SheetBar.tsx';

/** Others enter and approve at the same time. */
const refetchInterval = 30_000;

/** All funds on one day: makers enter and submit, checkers approve, everybody reads. */
export function PriceDayScreen() {
  const { id = '' } = useParams();
  const canImport = useCan('import.run');
  const { data, error, refetch } = useCall(calls.getPriceSheet, { params: { day: id } }, { refetchInterval });
  useCollapsedNav();
  return (
    <Screen
      title={data ? `Prices of ${formatDay(data.day)}` : 'Prices of a day'}
      crumbs={[{ label: 'Daily NAV', href: '/admin/dailynav' }]}
      inset="none"
      head="hidden"
      actions={
        <>
          {canImport ? (
            <Button tone="quiet" href="/admin/funds/import">
              Import a file
            </Button>
          ) : null}
          <HolidaysButton {...(isPlainDay(id) && { day: id })} />
          <Button tone="quiet" href="/admin/dailynav">
            All days
          </Button>
        </>
      }
    >
      {data || !error ? <SheetBar day={id} sheet={data} /> : null}
      {error && !data ? <CallError what="The prices of this day" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data ? <DaySheet key={data.day} sheet={data} /> : null}
    </Screen>
  );
}
