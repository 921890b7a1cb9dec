import { InboxTabs } from './InboxTabs.tsx';
import { InboxToolbar } from './InboxToolbar.tsx';
import type { Inbox } from './useInbox.ts';

export function InboxFilters({ inbox }: { inbox: Inbox }) {
  const { open, together, state, change, isHandled, found, assignees } = inbox;
  return (
    <>
      {isHandled ? <InboxTabs counts={found.data?.counts} state={state} onChange={change} /> : null}
      <InboxToolbar open={open} together={together} assignees={assignees} state={state} onChange={change} />
    </>
  );
}
