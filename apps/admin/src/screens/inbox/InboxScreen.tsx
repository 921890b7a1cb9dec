import { can, type FormName, forms, isSubmissionForm, limits } from '@fundfront/content-model';
import { calls, type InboxFilter } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Notice } from '@fundfront/ui/components/Notice';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation } from '@tanstack/react-query';
import { waiting } from '../../entries/list/List.css.ts';
import { saveFile } from '../../format/saveFile.ts';
import { CallError } from '../../layout/CallError.tsx';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Screen } from '../../layout/Screen.tsx';
import { api, useSession } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Inbox.css.ts';
import { InboxRows } from './InboxRows.tsx';
import { InboxTabs } from './InboxTabs.tsx';
import { InboxToolbar } from './InboxToolbar.tsx';
import { formTitle, waitingLabel } from './labels.ts';
import { filterOf, useInboxState, useReadableForms } from './useInboxState.ts';

/** Milliseconds between refetches: the inbox stays open all day. */
const refetchInterval = 60_000;

/** What the list shows, all its pages; the activity log says who took it. */
function useExport(form: FormName | 'all', filter: InboxFilter) {
  return useMutation({
    mutationFn: () => api.call(calls.exportSubmissions, { params: { form }, body: filter }),
    onSuccess: ({ name, csv, rows, complete }) => {
      saveFile(name, new Blob([csv], { type: 'text/csv' }));
      if (complete) toast.success(`${rows.toLocaleString('en')} rows. The activity log has it.`);
      else toast.error(`The newest ${limits.exportRows.toLocaleString('en')} alone: filter for the others.`);
    },
    onError: (error) => toast.error(errorMessage(error)),
  });
}

interface InboxScreenProps {
  title: string;
  forms: readonly FormName[];
  /** One list of all forms until one is chosen. */
  together?: boolean;
}

export function InboxScreen({ title, forms: wanted, together = false }: InboxScreenProps) {
  const open = useReadableForms(wanted);
  const [state, change] = useInboxState(open, together);
  const user = useSession((session) => session.user);
  const filter = filterOf(state, user?.id);
  const params = { form: state.form };
  const isHandled = state.form === 'all' || isSubmissionForm(state.form);
  const canHandle = open.some((name) => isSubmissionForm(name) && can(user?.roles ?? [], forms[name].handlePermission));
  const { data, error, isPlaceholderData, refetch } = useCall(
    calls.listSubmissions,
    {
      params,
      query: {
        ...filter,
        ...(state.order === 'due' && { order: state.order }),
        ...(state.cursor && { cursor: state.cursor }),
      },
    },
    { keepPreviousData: true, enabled: open.length > 0, refetchInterval },
  );
  const assignees = useCall(calls.listAssignees, { params }, { enabled: open.length > 0 && isHandled });
  const download = useExport(state.form, filter);
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
      actions={
        canHandle && isHandled ? (
          <>
            <Button tone="quiet" href="/admin/reply-templates">
              Reply templates
            </Button>
            <Button tone="secondary" busy={download.isPending} onClick={() => download.mutate()}>
              Export CSV
            </Button>
          </>
        ) : undefined
      }
    >
      {isHandled ? <InboxTabs counts={data?.counts} state={state} onChange={change} /> : null}
      <InboxToolbar open={open} together={together} assignees={assignees.data ?? []} state={state} onChange={change} />
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
          assignees={assignees.data ?? []}
          canHandle={canHandle && isHandled}
        />
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
