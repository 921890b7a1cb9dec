import type { Assignee, calls, ResponseOf } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Pager } from '@fundfront/ui/components/Pagination';
import { useState } from 'react';
import { useCursorPagination } from '../../entries/list/useCursorPagination.ts';
import { BulkBar } from './BulkBar.tsx';
import { SubmissionCards } from './SubmissionCards.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';
import { useInboxCards } from './useInboxPanes.ts';
import type { ChangeInbox, InboxState } from './useInboxState.ts';

interface InboxRowsProps {
  found: ResponseOf<typeof calls.listSubmissions>;
  state: InboxState;
  onChange: ChangeInbox;
  busy: boolean;
  assignees: readonly Assignee[];
  canHandle: boolean;
  /** The one that is open beside the list. */
  current: string | undefined;
}

export function InboxRows(props: InboxRowsProps) {
  const { found, state, onChange, busy, assignees, canHandle, current } = props;
  const { rows, next } = found;
  const asCards = useInboxCards();
  const { forwards, backwards } = useCursorPagination(onChange);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const filtered = state.state !== 'all' || state.search !== '' || state.assignee !== '';
  // What has left the list meanwhile is not changed unseen.
  const shown = chosen.filter((id) => rows.some((row) => row.id === id));
  return (
    <>
      {shown.length > 0 ? <BulkBar ids={shown} assignees={assignees} onDone={() => setChosen([])} /> : null}
      {rows.length > 0 ? (
        asCards ? (
          <SubmissionCards
            rows={rows}
            form={state.form}
            busy={busy}
            current={current}
            {...(canHandle && { chosen: shown, onChoose: setChosen })}
          />
        ) : (
          <SubmissionTable
            rows={rows}
            form={state.form}
            busy={busy}
            {...(canHandle && { chosen: shown, onChoose: setChosen })}
          />
        )
      ) : filtered ? (
        <EmptyState
          title="Nothing like that"
          action={
            <Button tone="secondary" onClick={() => onChange({ state: 'all', assignee: '', search: '' })}>
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
