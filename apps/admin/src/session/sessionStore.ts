import { type SignedIn, type UserProfile, userProfile } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * `unknown` until the first silent refresh has answered; `leaving` between the end of a session and the page that follows,
 * so that nothing is shown or called any more.
 */
export type SessionPhase = 'unknown' | 'anonymous' | 'signed-in' | 'leaving';

export interface SessionState {
  phase: SessionPhase;
  /** In memory only, never stored. */
  accessToken: string | null;
  sessionId: string | null;
  /** Local storage holds it alone, under the specification's key `user`: no secret. */
  user: UserProfile | null;
  /** A role asks for a second step, and there is none: nothing but its set-up is open. */
  secondStepDue: boolean;
  /** Its time ran out: what is open stays until the sign-in. */
  locked: boolean;
  ending: Ending | null;
}

export interface Ending {
  at: number;
  /** Using the staff area puts it off. */
  byUse: boolean;
}

export type SessionStore = StoreApi<SessionState>;

const profileKey = 'user';

/** Storage may be off or full: the session works without it. */
function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

const profileStorage = {
  read: (): UserProfile | null =>
    attempt(() => {
      const parsed = v.safeParse(userProfile, JSON.parse(localStorage.getItem(profileKey) ?? 'null'));
      return parsed.success ? parsed.output : null;
    }, null),
  write: (user: UserProfile) => attempt(() => localStorage.setItem(profileKey, JSON.stringify(user)), undefined),
  clear: () => attempt(() => localStorage.removeItem(profileKey), undefined),
};

const signedOut = { accessToken: null, sessionId: null, user: null, locked: false, ending: null, secondStepDue: false };

export function createSessionStore(): SessionStore {
  return createStore<SessionState>(() => ({ ...signedOut, phase: 'unknown', user: profileStorage.read() }));
}

export function signIn(store: SessionStore, { token, sessionId, user, secondStepDue }: SignedIn): void {
  profileStorage.write(user);
  store.setState({
    phase: 'signed-in',
    accessToken: token,
    sessionId,
    user,
    secondStepDue,
    locked: false,
    ending: null,
  });
}

/** Product specification, section 4: id, e-mail, user and tokens go. */
export function clear(store: SessionStore, phase: 'anonymous' | 'leaving'): void {
  profileStorage.clear();
  store.setState({ ...signedOut, phase });
}
