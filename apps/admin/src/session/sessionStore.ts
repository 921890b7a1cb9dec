import type { SignedIn, UserProfile } from '@fundfront/content-model/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { profileStorage } from './profileStorage.ts';

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
  /** The profile alone is kept in local storage, under the specification's key `user`. */
  user: UserProfile | null;
}

export type SessionStore = StoreApi<SessionState>;

const signedOut = { accessToken: null, sessionId: null, user: null };

export function createSessionStore(): SessionStore {
  return createStore<SessionState>(() => ({ ...signedOut, phase: 'unknown', user: profileStorage.read() }));
}

export function signIn(store: SessionStore, { token, sessionId, user }: SignedIn): void {
  profileStorage.write(user);
  store.setState({ phase: 'signed-in', accessToken: token, sessionId, user });
}

/** Clears the session: id, e-mail, user and tokens (product specification, section 4). */
export function clear(store: SessionStore, phase: 'anonymous' | 'leaving'): void {
  profileStorage.clear();
  store.setState({ ...signedOut, phase });
}
