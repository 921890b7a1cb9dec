import { formatDay } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Pager } from '@fundfront/ui/components/Pagination';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Link, useSearchParams } from 'react-router-dom';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { TableInset } from '../../layout/TableInset.tsx';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { HolidaysButton } from './sheet/HolidaysButton.tsx';
import * as styles from './sheet/Sheet.css.ts';
import { TodayNotice } from './TodayNotice.tsx';

export function PriceDaysScreen() {
  const [params, setParams] = useSearchParams();
  const canImport = useCan('import.run');
  const before = params.get('before');
  const { data, error, refetch } = useCall(
    calls.listNavDays,
    { query: before ? { before } : {} },
    { keepPreviousData: true },
  );
  return (
    <Screen
      title="Daily NAV"
      note="Announced prices by validity date"
      inset="none"
      actions={
        <>
          <HolidaysButton />
          <Button href="/admin/benchmarks" tone="secondary">
            Benchmarks
          </Button>
          {canImport ? <Button href="/admin/dailynav/new">New prices</Button> : null}
        </>
      }
    >
      <div className={styles.inset}>
        <TodayNotice />
      </div>
      {error ? <CallError what="The days" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data && data.days.length === 0 ? (
        <EmptyState title="No prices yet">
          They are listed here by day as soon as another person has approved them.
        </EmptyState>
      ) : null}
      {data && data.days.length > 0 ? (
        <TableInset>
          <Table caption="Days with prices" hideCaption layout="stack" stickyHead>
            <THead>
              <Row>
                <HeadCell>Validity date</HeadCell>
                <HeadCell numeric>Prices</HeadCell>
                <HeadCell>Came by</HeadCell>
                <HeadCell numeric>Recorded</HeadCell>
              </Row>
            </THead>
            <TBody>
              {data.days.map(({ day, prices, samples, recordedAt }) => (
                <Row key={day}>
                  <Cell head nowrap>
                    <Link to={`/admin/dailynav/${day}`}>
                      <time dateTime={day}>{formatDay(day)}</time>
                    </Link>
                  </Cell>
                  <Cell numeric label="Prices">
                    {prices.toLocaleString('en')}
                  </Cell>
                  <Cell label="Came by">
                    {samples === prices ? 'Sample' : samples === 0 ? 'Staff' : `Staff, ${samples} of the sample`}
                  </Cell>
                  <Cell numeric nowrap label="Recorded">
                    <time dateTime={recordedAt} title={formatInstant(recordedAt)}>
                      {formatAgo(recordedAt)}
                    </time>
                  </Cell>
                </Row>
              ))}
            </TBody>
          </Table>
        </TableInset>
      ) : null}
      {data && (data.next || before) ? (
        <Pager
          label="Pages of the days"
          previousLabel="Latest"
          nextLabel="Earlier"
          summary={before ? `Before ${formatDay(before)}` : 'The latest'}
          previous={before ? { onPress: () => setParams({}) } : {}}
          next={data.next ? { onPress: () => setParams({ before: data.next ?? '' }) } : {}}
        />
      ) : null}
    </Screen>
  );
}
