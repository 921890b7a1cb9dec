import { calls } from '@fundfront/content-model/wire';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { listRole } from '../../layout/listRole.ts';
import { useCall } from '../../session/useCall.ts';
import { ActivityLine } from '../activity/ActivityLine.tsx';
import * as styles from './DashboardScreen.css.ts';

const shown = 10;

export function RecentChanges() {
  const { data, error, refetch } = useCall(calls.recentActivity, {});
  if (error) return <CallError what="The journal" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} />;
  if (data.length === 0) return <p className={styles.nothing}>Nothing has been changed yet.</p>;
  return (
    <ul {...listRole} className={styles.lines}>
      {data.slice(0, shown).map((activity) => (
        <li key={activity.id} className={styles.line}>
          <ActivityLine activity={activity} />
          <time className={styles.when} dateTime={activity.at} title={formatInstant(activity.at)}>
            {formatAgo(activity.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
