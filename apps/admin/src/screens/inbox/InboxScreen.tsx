import type { FormName } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Notice } from '@fundfront/ui/components/Notice';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { waiting } from '../../entries/list/List.css.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Inbox.css.ts';
import { InboxRows } from './InboxRows.tsx';
import { InboxToolbar } from './InboxToolbar.tsx';
import { formTitle, waitingLabel } from './labels.ts';
import { useInboxState, useReadableForms } from './useInboxState.ts';

/** Milliseconds between refetches: the inbox stays open all day. */
const refetchInterval = 60_000;

interface InboxScreenProps {
  title: string;
  forms: readonly FormName[];
}

export function InboxScreen({ title, forms }: InboxScreenProps) {
  const open = useReadableForms(forms);
  const [state, change] = useInboxState(open);
  const { data, error, isPlaceholderData, refetch } = useCall(
    calls.listSubmissions,
    {
      params: { form: state.form },
      query: {
        ...(state.state !== 'all' && { state: state.state }),
        ...(state.search && { search: state.search }),
        ...(state.cursor && { cursor: state.cursor }),
      },
    },
    { keepPreviousData: true, enabled: open.length > 0, refetchInterval },
  );
  if (open.length === 0) {
    return (
      <Screen title={title} crumbs={[{ label: 'Today' }]}>
        <EmptyState title="Your role does not read these">
          Ask an administrator for the leads or the HR role if you take care of visitors’ requests.
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen
      title={title}
      crumbs={[{ label: 'Today' }]}
      note={data ? waitingLabel(state.form, data.waiting) : undefined}
      inset="none"
    >
      <InboxToolbar open={open} state={state} onChange={change} />
      {error && data ? (
        <div className={styles.stale}>
          <Notice tone="warn" role="status" title="These may not be the newest">
            {error.message}
          </Notice>
        </div>
      ) : null}
      {data ? (
        <InboxRows found={data} state={state} onChange={change} busy={isPlaceholderData} />
      ) : error ? (
        <CallError what={formTitle(state.form)} error={error} onRetry={refetch} />
      ) : (
        <div className={waiting} aria-busy="true">
          <Skeleton lines={8} />
        </div>
      )}
    </Screen>
  );
}
