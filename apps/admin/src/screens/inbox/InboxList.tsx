import { Notice } from '@fundfront/ui/components/Notice';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { waiting } from '../../entries/list/List.css.ts';
import { CallError } from '../../layout/CallError.tsx';
import * as styles from './Inbox.css.ts';
import { InboxRows } from './InboxRows.tsx';
import { formTitle } from './labels.ts';
import type { Inbox } from './useInbox.ts';

interface InboxListProps {
  inbox: Inbox;
  /** The submission that is open beside it. */
  current?: string | undefined;
}

export function InboxList({ inbox, current }: InboxListProps) {
  const { state, change, canHandle, found, assignees } = inbox;
  const { data, error, isPlaceholderData, refetch } = found;
  return (
    <>
      {error && data ? (
        <div className={styles.stale}>
          <Notice tone="warn" role="status" title="These may not be the newest">
            {error.message}
          </Notice>
        </div>
      ) : null}
      {data ? (
        <InboxRows
          found={data}
          state={state}
          onChange={change}
          busy={isPlaceholderData}
          assignees={assignees}
          canHandle={canHandle}
          current={current}
        />
      ) : error ? (
        <CallError what={formTitle(state.form)} error={error} onRetry={refetch} />
      ) : (
        <div className={waiting} aria-busy="true">
          <Skeleton lines={8} />
        </div>
      )}
    </>
  );
}
