import { type FormName, limits } from '@fundfront/content-model';
import { calls, type InboxFilter } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { toast } from '@fundfront/ui/components/Toaster';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../format/saveFile.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Screen } from '../../layout/Screen.tsx';
import { api } from '../../session/session.ts';
import { useCollapsedNav } from '../../uiStore/uiStore.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxList } from './InboxList.tsx';
import { InboxPanes } from './InboxPanes.tsx';
import type { InboxOf } from './inboxes.ts';
import { waitingLabel } from './labels.ts';
import { useInbox } from './useInbox.ts';
import { useInboxPanes } from './useInboxPanes.ts';

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

export function InboxScreen({ inbox: { title, ...wanted } }: { inbox: InboxOf }) {
  const inbox = useInbox(wanted);
  const panes = useInboxPanes();
  useCollapsedNav(panes);
  const { open, state, filter, canHandle, found } = inbox;
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
      note={found.data ? waitingLabel(state.form, found.data.waiting) : undefined}
      inset="none"
      actions={
        canHandle ? (
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
      {panes ? (
        <InboxPanes inbox={inbox}>
          <EmptyState title="Nothing is open">Choose one of the list, with J, K and Enter as well.</EmptyState>
        </InboxPanes>
      ) : (
        <>
          <InboxFilters inbox={inbox} />
          <InboxList inbox={inbox} />
        </>
      )}
    </Screen>
  );
}
