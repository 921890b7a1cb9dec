import { type FormName, formNames, forms, may } from '@fundfront/content-model';
import { type SubmissionState, submissionStates } from '@fundfront/content-model/wire';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../session/session.ts';

export interface InboxState {
  form: FormName;
  state: SubmissionState | 'all';
  search: string;
  cursor: string | null;
}

const nobody = [] as const;

/** Those of some forms whose answers the person may read. */
export function useReadable(wanted: readonly FormName[]): FormName[] {
  const roles = useSession(({ user }) => user?.roles ?? nobody);
  return wanted.filter((name) => may(roles, forms[name].reading));
}

/** What of the inbox is shown, kept in the address: it can be shared, and Back works. */
export function useInboxState(open: readonly FormName[]): [InboxState, (change: Partial<InboxState>) => void] {
  const [params, setParams] = useSearchParams();
  const asked = formNames.find((name) => name === params.get('form'));
  const state: InboxState = {
    form: asked && open.includes(asked) ? asked : (open[0] ?? 'requestCall'),
    state: submissionStates.find((name) => name === params.get('state')) ?? 'all',
    search: params.get('search') ?? '',
    cursor: params.get('cursor'),
  };
  const change = useCallback(
    (part: Partial<InboxState>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          // A page of one list is no page of another.
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
