import { forms, submissionPath } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { listRole } from '../../layout/listRole.ts';
import { useCall } from '../../session/useCall.ts';
import { DueMark } from '../inbox/DueMark.tsx';
import * as styles from './DashboardScreen.css.ts';

const shown = 5;

/** What nobody has looked at, what is owed first. */
export function NewLeads({ refetchInterval }: { refetchInterval: number }) {
  const input = { params: { form: 'all' }, query: { state: 'new', order: 'due' } } as const;
  const { data, error, refetch } = useCall(calls.listSubmissions, input, { refetchInterval });
  if (!data) return error ? <CallError what="The inbox" error={error} onRetry={refetch} /> : <Skeleton lines={4} />;
  if (data.rows.length === 0) return <p className={styles.nothing}>Nothing new. It appears here at once.</p>;
  return (
    <ul {...listRole} className={styles.lines}>
      {data.rows.slice(0, shown).map((row) => (
        <li key={row.id} className={styles.line}>
          <span>
            <TextLink href={submissionPath(row.form, row.id)}>{forms[row.form].staff.labels.one}</TextLink>{' '}
            <Ltr>{row.trackingNumber}</Ltr>
            <DueMark {...row} />
          </span>
          <time className={styles.when} dateTime={row.createdAt} title={formatInstant(row.createdAt)}>
            {formatAgo(row.createdAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
