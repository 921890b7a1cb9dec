import { can, type FormName, formNames, forms, isSubmissionForm } from '@fundfront/content-model';
import { type InboxFilter, inboxStates } from '@fundfront/content-model/wire';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRoleHolder } from '../../session/useCan.ts';

type InboxForm = FormName | 'all';
type StateFilter = (typeof inboxStates)[number];

/** Nobody handles a subscription: only its subscriber changes it. */
export function statesOf(form: InboxForm): readonly StateFilter[] {
  return form === 'all' || isSubmissionForm(form) ? inboxStates : ['new', 'done'];
}

export interface InboxState {
  form: InboxForm;
  state: StateFilter | 'all';
  /** An id, `me`, `none`, or empty for anybody. */
  assignee: string;
  order: 'due' | 'newest';
  search: string;
  cursor: string | undefined;
}

export type ChangeInbox = (part: Partial<InboxState>) => void;

export function useReadableForms(wanted: readonly FormName[]): FormName[] {
  const held = useRoleHolder();
  return wanted.filter((name) => can(held, forms[name].readPermission));
}

function formOf(requested: string | null, open: readonly FormName[], together: boolean): InboxForm {
  const named = formNames.find((name) => name === requested);
  if (named && open.includes(named)) return named;
  return together && open.length > 1 ? 'all' : (open[0] ?? 'requestCall');
}

/** What is the default is not in the address. */
const isDefault = (key: string, value: string | undefined) =>
  !value || (value === 'all' && key !== 'form') || (key === 'order' && value === 'due');

/** @param together whether the forms are one list until one is chosen */
export function useInboxState(open: readonly FormName[], together: boolean): [InboxState, ChangeInbox] {
  const [params, setParams] = useSearchParams();
  const form = formOf(params.get('form'), open, together);
  const state: InboxState = {
    form,
    state: statesOf(form).find((name) => name === params.get('state')) ?? 'all',
    assignee: params.get('assignee') ?? '',
    order: params.get('order') === 'newest' ? 'newest' : 'due',
    search: params.get('search') ?? '',
    cursor: params.get('cursor') ?? undefined,
  };
  const change: ChangeInbox = useCallback(
    (part) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('cursor');
          for (const [key, value] of Object.entries(part)) {
            if (isDefault(key, value)) next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace: part.search !== undefined },
      ),
    [setParams],
  );
  return [state, change];
}

/** What the calls ask for; `me` is the signed-in person. */
export function filterOf({ state, assignee, search }: InboxState, userId: string | undefined): InboxFilter {
  const wanted = assignee === 'me' ? userId : assignee;
  return {
    ...(state !== 'all' && { state }),
    ...(wanted && { assignee: wanted }),
    ...(search && { search }),
  };
}
