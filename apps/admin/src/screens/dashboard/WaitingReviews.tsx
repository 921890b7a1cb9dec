import { contentType, isContentTypeName, languageLabels } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import { calls, type QueueItem } from '@fundfront/content-model/wire';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { listRole } from '../../layout/listRole.ts';
import { reviewPath } from '../../paths/reviewPaths.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './DashboardScreen.css.ts';

const shown = 4;

function describe({ type, rows, sentBy }: QueueItem): string {
  const label = isContentTypeName(type) ? contentType(type).labels.one : type;
  return `${label}, ${rows.map(({ locale }) => languageLabels[locale]).join(' and ')} · sent by ${sentBy.name}`;
}

/** What the person may approve, the longest waiting first; nothing where nothing waits. */
export function WaitingReviews({ refetchInterval }: { refetchInterval: number }) {
  const { data, error, refetch } = useCall(calls.reviewQueue, { query: { scope: 'mine' } }, { refetchInterval });
  if (error && !data) return <CallError what="The list of approvals" error={error} onRetry={refetch} />;
  if (!data || data.items.length === 0) return null;
  return (
    <ul {...listRole} className={styles.lines} aria-label="Approvals">
      {data.items.slice(0, shown).map((item) => (
        <li key={item.id} className={styles.line}>
          <span>
            <TextLink href={reviewPath(item.id)}>
              <bdi>{item.title || describe(item)}</bdi>
            </TextLink>
            <span className={styles.second}>{describe(item)}</span>
          </span>
          <time
            className={Date.now() - Date.parse(item.sentAt) > dayMs ? styles.late : styles.when}
            dateTime={item.sentAt}
            title={formatInstant(item.sentAt)}
          >
            {formatAgo(item.sentAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
