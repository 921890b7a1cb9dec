import { ApiError, type Client, createClient, type SessionLoss, singleFlight } from '@fundfront/api-client';
import { limits } from '@fundfront/content-model';
import { type BodyOf, calls, type ResponseOf, type SignedIn } from '@fundfront/content-model/wire';
import type { Locks } from './locks.ts';
import { createOtherDeviceLogout } from './otherDevice.ts';
import {
  clear,
  createSessionStore,
  type Ending,
  type SessionState,
  type SessionStore,
  signIn,
} from './sessionStore.ts';
import type { Tabs } from './tabs.ts';

export interface SessionDeps {
  locks: Locks;
  tabs: Tabs;
  showError: (message: string) => void;
  goHome: () => void;
  reload: () => void;
  reloadOnce: () => void;
  prefix?: string;
}

export interface Session {
  store: SessionStore;
  api: Client;
  accept: (signedIn: SignedIn) => void;
  login: (credentials: BodyOf<typeof calls.login>) => Promise<void>;
  /** False where nobody is signed in. Throws when the API is not reachable. */
  renew: () => Promise<boolean>;
  logout: () => Promise<void>;
  check: () => Promise<void>;
  noteActive: () => void;
}

/** The refresh has no body, but only JSON is taken: a form of another site cannot send that. */
const jsonRequest = { headers: { 'content-type': 'application/json' } };

/** An API that is away or overwhelmed says nothing about the session. */
const isInconclusive = (error: ApiError) => error.status === 0 || error.status >= 500 || error.status === 429;

export function createSession(deps: SessionDeps): Session {
  const store = createSessionStore();
  const prefix = deps.prefix ?? '';
  let active = false;
  let announcedAt = 0;
  const token = () => store.getState().accessToken;
  const ended = () => store.getState().phase === 'leaving';
  // For the calls that begin and end a session: it carries no token and is never repeated.
  const plain = createClient({ prefix });
  const renew = singleFlight(renewSession);
  const api = createClient({ prefix, session: { token, refresh: renew, lost } });

  function accept(signedIn: SignedIn) {
    const { phase, user } = store.getState();
    signIn(store, signedIn);
    deps.tabs.broadcast({ kind: 'signed-in', signedIn });
    // A passkey may be somebody else's than what is open.
    if (phase === 'signed-in' && user?.id !== signedIn.user.id) deps.reload();
  }

  async function renewSession(): Promise<boolean> {
    const before = token();
    const renewed = await deps.locks.hold('admin-refresh', async () => {
      if (store.getState().locked) return null;
      // While this tab waited, another may have refreshed and passed its token on.
      if (token() !== null && token() !== before) return true;
      try {
        accept(await plain.call(calls.refresh, {}, jsonRequest));
        return true;
      } catch (error) {
        if (!(error instanceof ApiError) || isInconclusive(error)) throw error;
        if (store.getState().phase === 'unknown') clear(store, 'anonymous');
        // The cookie ran out with the session, so its answer may not say why.
        if (before === null || (await requestCheck(before)).text_code !== 'SESSION_EXPIRED') return false;
        lock();
      }
      return null;
    });
    return renewed ?? (await unlocked());
  }

  /** What is open stays, and calls wait, until the person signed in again in place. */
  function lock() {
    if (store.getState().locked || store.getState().phase !== 'signed-in') return;
    store.setState({ locked: true });
    deps.tabs.broadcast({ kind: 'locked' });
  }

  /** False where the person left instead of signing in. */
  function unlocked(): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = ({ locked, phase }: SessionState) => {
        if (locked) return;
        stop();
        resolve(phase === 'signed-in');
      };
      const stop = store.subscribe(settle);
    });
  }

  function leave(then: () => void) {
    if (ended()) return;
    clear(store, 'leaving');
    deps.tabs.broadcast({ kind: 'ended' });
    then();
  }

  async function logout() {
    const access_token = token();
    if (access_token === null) return leave(deps.reload);
    const headers = { authorization: `Bearer ${access_token}` };
    // Whatever the API answers, this browser forgets the session.
    await plain.call(calls.logout, { body: { access_token } }, { headers }).catch(() => {});
    leave(deps.reload);
  }

  const otherDeviceLogout = createOtherDeviceLogout({ showError: deps.showError, logout });

  function otherDevice() {
    if (otherDeviceLogout()) deps.tabs.broadcast({ kind: 'other-device' });
  }

  function lost(why: SessionLoss, error: ApiError) {
    if (ended()) return;
    if (error.code === 'SESSION_REPLACED') return otherDevice();
    if (why === 'second-step') return store.setState({ secondStepDue: true });
    if (why === 'expired') return leave(deps.goHome);
    if (why === 'invalid') return void logout();
    // A session that ended elsewhere may have a reason that the person should read before the page goes.
    if (error.code === 'SESSION_ENDED')
      return void check().finally(() => otherDeviceLogout.running || deps.reloadOnce());
    deps.reloadOnce();
  }

  async function requestCheck(access_token: string): Promise<Omit<ResponseOf<typeof calls.checkSession>, 'message'>> {
    const wasActive = active;
    active = false;
    try {
      return await plain.call(calls.checkSession, { body: { access_token, ...(wasActive && { active: true }) } });
    } catch (error) {
      const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined };
      if (status !== 401) return { status: 200 };
      return { status, text_code: code === 'SESSION_REPLACED' || code === 'SESSION_EXPIRED' ? code : 'SESSION_ENDED' };
    }
  }

  function warn(ending: Ending | null) {
    if (ending === null && store.getState().ending === null) return;
    store.setState({ ending });
    deps.tabs.broadcast({ kind: 'ending', ending });
  }

  function noteActive() {
    active = true;
    if (Date.now() - announcedAt < limits.sessionCheckMs) return;
    announcedAt = Date.now();
    // The tab that checks may be another one.
    deps.tabs.broadcast({ kind: 'active' });
  }

  async function check() {
    const access_token = token();
    if (access_token === null || store.getState().locked || otherDeviceLogout.running) return;
    const { status, text_code, endsIn, byUse = false } = await requestCheck(access_token);
    // Meanwhile the token may have been replaced or the person may have left: then the answer is about the past.
    if (token() !== access_token) return;
    if (status === 200) {
      const soon = endsIn !== undefined && endsIn * 1_000 <= limits.sessionWarningMs;
      return warn(soon ? { at: Date.now() + endsIn * 1_000, byUse } : null);
    }
    if (text_code === 'SESSION_REPLACED') return otherDevice();
    if (!(await renew().catch(() => true))) leave(deps.goHome);
  }

  deps.tabs.listen((message) => {
    if (ended()) return;
    if (message.kind === 'signed-in') signIn(store, message.signedIn);
    else if (message.kind === 'other-device') otherDeviceLogout();
    else if (message.kind === 'locked') store.setState({ locked: true });
    else if (message.kind === 'active') active = true;
    else if (message.kind === 'ending') store.setState({ ending: message.ending });
    else {
      clear(store, 'leaving');
      deps.reload();
    }
  });

  return {
    store,
    api,
    renew,
    logout,
    check,
    noteActive,
    accept,
    login: async (credentials) => accept(await plain.call(calls.login, { body: credentials })),
  };
}
