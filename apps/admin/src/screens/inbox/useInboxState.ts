import {
  can,
  type FormName,
  formNames,
  forms,
  isSubmissionForm,
  type SubmissionState,
  submissionStates,
} from '@fundfront/content-model';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../session/session.ts';

/** Nobody handles a subscription: only its subscriber changes it. */
export function statesOf(form: FormName): readonly SubmissionState[] {
  return isSubmissionForm(form) ? submissionStates : submissionStates.filter((name) => name !== 'in-progress');
}

export interface InboxState {
  form: FormName;
  state: SubmissionState | 'all';
  search: string;
  cursor: string | undefined;
}

export type ChangeInbox = (part: Partial<InboxState>) => void;

const noRoles = [] as const;

export function useReadableForms(wanted: readonly FormName[]): FormName[] {
  const roles = useSession(({ user }) => user?.roles ?? noRoles);
  return wanted.filter((name) => can(roles, forms[name].readPermission));
}

export function useInboxState(open: readonly FormName[]): [InboxState, ChangeInbox] {
  const [params, setParams] = useSearchParams();
  const requested = formNames.find((name) => name === params.get('form'));
  const form = requested && open.includes(requested) ? requested : (open[0] ?? 'requestCall');
  const state: InboxState = {
    form,
    state: statesOf(form).find((name) => name === params.get('state')) ?? 'all',
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
            if (value && value !== 'all') next.set(key, value);
            else next.delete(key);
          }
          return next;
        },
        { replace: part.search !== undefined },
      ),
    [setParams],
  );
  return [state, change];
}
