import type { FormName } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Pager } from '@fundfront/ui/components/Pagination';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useNavigate } from 'react-router-dom';
import { CallError } from '../../frame/CallError.tsx';
import { Screen } from '../../frame/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { InboxToolbar } from './InboxToolbar.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';
import { useInboxState, useReadable } from './useInboxState.ts';
import { formTitles } from './words.ts';

interface InboxScreenProps {
  title: string;
  /** Forms that the screen shows, the first at once. */
  of: readonly FormName[];
}

/** What visitors sent, by form, newest first. */
export function InboxScreen({ title, of }: InboxScreenProps) {
  const open = useReadable(of);
  const [state, change] = useInboxState(open);
  const navigate = useNavigate();
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
    { keep: true, enabled: open.length > 0 },
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
  const filtered = state.state !== 'all' || state.search !== '';
  return (
    <Screen
      title={title}
      crumbs={[{ label: 'Today' }]}
      note={data ? `${data.waiting} waiting` : undefined}
      inset="none"
    >
      <InboxToolbar open={open} state={state} onChange={change} />
      {error ? <CallError what={formTitles[state.form]} error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data && data.rows.length === 0 ? (
        <EmptyState title={filtered ? 'Nothing like that' : 'Nothing was sent yet'}>
          {filtered
            ? 'Choose another state, or search for other words.'
            : 'It appears here as soon as a visitor sends it.'}
        </EmptyState>
      ) : null}
      {data && data.rows.length > 0 ? (
        <SubmissionTable rows={data.rows} form={state.form} busy={isPlaceholderData} />
      ) : null}
      {data && (data.next || state.cursor) ? (
        <Pager
          label="Pages of the inbox"
          previousLabel="Back"
          nextLabel="More"
          previous={state.cursor ? { onPress: () => navigate(-1) } : {}}
          next={data.next ? { onPress: () => change({ cursor: data.next }) } : {}}
        />
      ) : null}
    </Screen>
  );
}
