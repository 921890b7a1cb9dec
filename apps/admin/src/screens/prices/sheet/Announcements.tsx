import { type Announcement, calls, type PriceSheetRow } from '@fundfront/content-model/wire';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { formatInstant } from '../../../format/dates.ts';
import { errorMessage } from '../../../layout/errorMessage.ts';
import { listRole } from '../../../layout/listRole.ts';
import { useCall } from '../../../session/useCall.ts';
import { padPrice } from './decimals.ts';
import { columnLabel, columnsOf } from './rowView.ts';
import * as styles from './Sheet.css.ts';

/** All that was announced for the row and the day; a correction beside what it took the place of. */
export function Announcements({ day, row }: { day: string; row: PriceSheetRow }) {
  const { fund } = row;
  const { data, error } = useCall(calls.listAnnouncements, { params: { day, fund } });
  return (
    <section className={styles.part} aria-label="Announced">
      <h3 className={styles.partHead}>Announced</h3>
      {error ? <p>{errorMessage(error)}</p> : null}
      {!data && !error ? <Skeleton lines={2} /> : null}
      {data?.length === 0 ? <p className={styles.quiet}>A sample, which nobody announced.</p> : null}
      <ul {...listRole} className={styles.list}>
        {data?.map((each, index) => (
          <li key={each.id}>
            <Announced
              row={row}
              announcement={each}
              before={data.slice(index + 1).find(({ kind }) => kind !== 'payout')}
            />
            <p className={styles.quiet}>
              {`${each.maker}, approved by ${each.checker}, ${formatInstant(each.recordedAt)}`}
              {each.source === 'desk' ? '' : `, from ${each.source}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AnnouncedProps {
  row: PriceSheetRow;
  announcement: Announcement;
  before: Announcement | undefined;
}

const shown = (value: string | null | undefined) => (value ? padPrice(value) : '–');

function Announced({ row, announcement, before }: AnnouncedProps) {
  const { kind, correction, reasonEn, reasonUr, payout } = announcement;
  if (kind === 'payout') return <p>{`Payout of ${payout ?? ''} per unit`}</p>;
  const changed = columnsOf(row).filter((column) => !correction || announcement[column] !== before?.[column]);
  return (
    <>
      {correction ? <strong>Correction</strong> : null}
      {kind === 'no-price' ? <p>{row.kind === 'benchmark' ? 'No value' : 'No NAV'}</p> : null}
      {kind === 'price'
        ? changed.map((column) => (
            <p key={column}>
              {`${columnLabel(column, row)} `}
              <Ltr>
                {correction ? (
                  <>
                    <del className={styles.old}>{shown(before?.[column])}</del>{' '}
                  </>
                ) : null}
                {shown(announcement[column])}
              </Ltr>
            </p>
          ))
        : null}
      {reasonEn ? <p>{reasonEn}</p> : null}
      {reasonUr ? (
        <p lang="ur" dir="rtl">
          {reasonUr}
        </p>
      ) : null}
    </>
  );
}
