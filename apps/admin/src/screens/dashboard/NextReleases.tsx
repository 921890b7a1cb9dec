import { dayMs } from '@fundfront/content-model/karachi';
import { calls } from '@fundfront/content-model/wire';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { useState } from 'react';
import { formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { listRole } from '../../layout/listRole.ts';
import { useCall } from '../../session/useCall.ts';
import { eventMark, eventsOf, isUpcoming, keyOf, nameOf } from '../calendar/releaseText.ts';
import * as styles from './DashboardScreen.css.ts';

const shown = 5;
const ahead = 90 * dayMs;

export function NextReleases({ refetchInterval }: { refetchInterval: number }) {
  const [query] = useState(() => ({
    from: new Date().toISOString(),
    to: new Date(Date.now() + ahead).toISOString(),
  }));
  const { data, error, refetch } = useCall(calls.listReleases, { query }, { refetchInterval });
  if (!data) return error ? <CallError what="The calendar" error={error} onRetry={refetch} /> : <Skeleton lines={4} />;
  const planned = eventsOf(data).filter((event) => event.at !== null && isUpcoming(event));
  if (planned.length === 0) return <p className={styles.nothing}>Nothing is scheduled.</p>;
  return (
    <ul {...listRole} className={styles.lines}>
      {planned.slice(0, shown).map((event) => (
        <li key={keyOf(event)} className={styles.line}>
          <span>
            <bdi className={styles.number}>{nameOf(event.release)}</bdi>
            {event.goesBack ? ' goes back' : ''}
            {event.release.changes.length > 1 ? ` ${event.release.changes.length} changes` : ''}
            <span className={styles.second}>
              <StatusMark {...eventMark(event)} />
            </span>
          </span>
          {event.at ? (
            <time className={styles.when} dateTime={event.at}>
              {formatInstant(event.at)}
            </time>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
