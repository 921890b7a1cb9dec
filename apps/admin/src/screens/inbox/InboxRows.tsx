import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Pager } from '@fundfront/ui/components/Pagination';
import { useCursorPagination } from '../../entries/list/useCursorPagination.ts';
import { SubmissionTable } from './SubmissionTable.tsx';
import type { ChangeInbox, InboxState } from './useInboxState.ts';

interface InboxRowsProps {
  found: ResponseOf<typeof calls.listSubmissions>;
  state: InboxState;
  onChange: ChangeInbox;
  busy: boolean;
}

export function InboxRows({ found: { rows, next }, state, onChange, busy }: InboxRowsProps) {
  const { forwards, backwards } = useCursorPagination(onChange);
  const filtered = state.state !== 'all' || state.search !== '';
  return (
    <>
      {rows.length > 0 ? (
        <SubmissionTable rows={rows} form={state.form} busy={busy} />
      ) : filtered ? (
        <EmptyState
          title="Nothing like that"
          action={
            <Button tone="secondary" onClick={() => onChange({ state: 'all', search: '' })}>
              Show all
            </Button>
          }
        >
          Choose another state, or search for other words.
        </EmptyState>
      ) : (
        <EmptyState title="Nothing was sent yet">It appears here as soon as a visitor sends it.</EmptyState>
      )}
      {next || state.cursor ? (
        <Pager
          label="Pages of the inbox"
          previousLabel="Back"
          nextLabel="More"
          previous={state.cursor ? { onPress: backwards } : {}}
          next={next ? { onPress: () => forwards(next) } : {}}
        />
      ) : null}
    </>
  );
}
