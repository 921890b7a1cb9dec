import { can, forms, isSubmissionForm } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { useSession } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import { useRoleHolder } from '../../session/useCan.ts';
import type { InboxOf } from './inboxes.ts';
import { filterOf, useInboxState, useReadableForms } from './useInboxState.ts';

/** Milliseconds between refetches: the inbox stays open all day. */
const refetchInterval = 60_000;

/** A list of what visitors sent, as its address says. */
export function useInbox({ forms: wanted, together = false }: Pick<InboxOf, 'forms' | 'together'>, enabled = true) {
  const open = useReadableForms(wanted);
  const [state, change] = useInboxState(open, together);
  const user = useSession((session) => session.user);
  const held = useRoleHolder();
  const filter = filterOf(state, user?.id);
  const params = { form: state.form };
  const isHandled = state.form === 'all' || isSubmissionForm(state.form);
  const { order, cursor } = state;
  const found = useCall(
    calls.listSubmissions,
    { params, query: { ...filter, ...(isHandled && { order }), ...(cursor && { cursor }) } },
    { keepPreviousData: true, enabled: enabled && open.length > 0, refetchInterval },
  );
  const assignees = useCall(calls.listAssignees, { params }, { enabled: enabled && open.length > 0 && isHandled });
  return {
    open,
    together,
    state,
    change,
    filter,
    isHandled,
    canHandle: isHandled && open.some((name) => isSubmissionForm(name) && can(held, forms[name].handlePermission)),
    found,
    assignees: assignees.data ?? [],
  };
}

export type Inbox = ReturnType<typeof useInbox>;
