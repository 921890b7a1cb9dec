import { calls } from '@fundfront/content-model/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorResponse, type FakeRequest, fakeApi } from '../test/fakeApi.ts';
import { editor, signedInAs } from '../test/people.ts';
import { fakeBrowser, sessionDeps } from '../test/sessionDeps.ts';
import { createSession } from './createSession.ts';
import { otherDeviceText } from './otherDevice.ts';
import { signIn } from './sessionStore.ts';

const menu = { results: [{ title: 'Pages', url: '/admin/posts' }] };
const expired = errorResponse('TOKEN_EXPIRED');

function guarded(
  good: string,
  refresh: () => ReturnType<typeof errorResponse> = () => ({ status: 200, body: signedInAs('new') }),
) {
  return fakeApi((call: FakeRequest) => {
    if (call.path === calls.login.path) return { body: signedInAs('old') };
    if (call.path === calls.refresh.path) return refresh();
    if (call.path === calls.logout.path) return { body: { ok: true } };
    if (call.path === calls.adminMenu.path) return call.token === good ? { body: menu } : expired;
    return undefined;
  });
}

async function signedIn(deps = sessionDeps()) {
  const session = createSession(deps);
  await session.login({ email: editor.email, password: 'a long password' });
  return { session, deps };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('signing in', () => {
  it('keeps the token in memory and only the profile in local storage', async () => {
    guarded('old');
    const { session } = await signedIn();
    expect(session.store.getState()).toMatchObject({ phase: 'signed-in', accessToken: 'old', user: editor });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(editor);
    expect(JSON.stringify({ ...localStorage })).not.toContain('old');
  });

  it('finds the session again by the refresh cookie, or that there is none', async () => {
    guarded('new');
    const session = createSession(sessionDeps());
    expect(await session.renew()).toBe(true);
    expect(session.store.getState().phase).toBe('signed-in');

    guarded('new', () => errorResponse('UNAUTHENTICATED'));
    const stranger = createSession(sessionDeps());
    expect(await stranger.renew()).toBe(false);
    expect(stranger.store.getState()).toMatchObject({ phase: 'anonymous', user: null });
  });

  it('does not take an API that is down for the end of a session', async () => {
    guarded('new', () => errorResponse('UNAVAILABLE', 'Down', 503));
    const session = createSession(sessionDeps());
    await expect(session.renew()).rejects.toMatchObject({ status: 503 });
    expect(session.store.getState().phase).toBe('unknown');
  });
});

describe('an expired token', () => {
  it('is refreshed once for five parallel calls, and each is repeated', async () => {
    const api = guarded('new');
    const { session, deps } = await signedIn();
    const responses = await Promise.all(Array.from({ length: 5 }, () => session.api.call(calls.adminMenu, {})));
    expect(responses).toEqual(Array.from({ length: 5 }, () => menu));
    expect(api.requestsTo(calls.refresh.path)).toHaveLength(1);
    expect(api.requestsTo(calls.adminMenu.path)).toHaveLength(10);
    expect(deps.goHome).not.toHaveBeenCalled();
  });

  it('is refreshed once for two tabs, which share the new token', async () => {
    const api = guarded('new');
    const browser = fakeBrowser();
    const { session: one } = await signedIn(sessionDeps(browser));
    const two = createSession(sessionDeps(browser));
    two.store.setState(one.store.getState());
    await Promise.all([one.api.call(calls.adminMenu, {}), two.api.call(calls.adminMenu, {})]);
    expect(api.requestsTo(calls.refresh.path)).toHaveLength(1);
    expect(two.store.getState().accessToken).toBe('new');
  });

  it('ends the session at the public home when it cannot be refreshed', async () => {
    guarded('new', () => errorResponse('UNAUTHENTICATED'));
    const { session, deps } = await signedIn();
    await expect(session.api.call(calls.adminMenu, {})).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(deps.goHome).toHaveBeenCalledTimes(1);
    expect(session.store.getState()).toMatchObject({ phase: 'leaving', accessToken: null, user: null });
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('ends the session at the public home when the repeated call is refused too', async () => {
    const api = guarded('never');
    const { session, deps } = await signedIn();
    await expect(session.api.call(calls.adminMenu, {})).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(api.requestsTo(calls.adminMenu.path)).toHaveLength(2);
    expect(deps.goHome).toHaveBeenCalledTimes(1);
  });
});

const replaced = {
  status: 401,
  message: 'User is logged in from other device or location',
  text_code: 'SESSION_REPLACED',
} as const;

describe('other refusals', () => {
  const respondingWith = (response: ReturnType<typeof errorResponse>) =>
    fakeApi(({ path }) => {
      if (path === calls.login.path) return { body: signedInAs('old') };
      if (path === calls.checkSession.path) return { body: replaced };
      return path === calls.logout.path ? { body: { ok: true } } : response;
    });

  it('a token that is not ours logs out', async () => {
    const api = respondingWith(errorResponse('TOKEN_INVALID'));
    const { session, deps } = await signedIn();
    await session.api.call(calls.adminMenu, {}).catch(() => {});
    await vi.waitFor(() => expect(deps.reload).toHaveBeenCalledTimes(1), 15_000);
    expect(api.requestsTo(calls.logout.path)[0]).toMatchObject({ token: 'old', body: { access_token: 'old' } });
  });

  it('any other 401 reloads', async () => {
    respondingWith(errorResponse('UNAUTHENTICATED'));
    const { session, deps } = await signedIn();
    await session.api.call(calls.adminMenu, {}).catch(() => {});
    expect(deps.reloadOnce).toHaveBeenCalledTimes(1);
    expect(session.store.getState().phase).toBe('signed-in');
  });

  it('a session that was ended asks why before it reloads', async () => {
    respondingWith(errorResponse('SESSION_ENDED'));
    const { session, deps } = await signedIn();
    await session.api.call(calls.adminMenu, {}).catch(() => {});
    await vi.waitFor(() => expect(deps.showError).toHaveBeenCalledWith(otherDeviceText), 15_000);
    expect(deps.reloadOnce).not.toHaveBeenCalled();
  });

  it('a 403 is left to the screen', async () => {
    respondingWith(errorResponse('FORBIDDEN', 'No', 403));
    const { session, deps } = await signedIn();
    await expect(session.api.call(calls.adminMenu, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(deps.reloadOnce).not.toHaveBeenCalled();
  });
});

describe('logging out', () => {
  it('ends every tab, clears what is stored and reloads, also when the API is silent', async () => {
    fakeApi(({ path }) =>
      path === calls.login.path ? { body: signedInAs('old') } : errorResponse('INTERNAL', 'No', 500),
    );
    const browser = fakeBrowser();
    const { session, deps } = await signedIn(sessionDeps(browser));
    const other = sessionDeps(browser);
    const neighbour = createSession(other);
    await session.logout();
    expect(localStorage.getItem('user')).toBeNull();
    expect([deps.reload, other.reload].map((reload) => reload.mock.calls.length)).toEqual([1, 1]);
    expect(neighbour.store.getState().phase).toBe('leaving');
  });
});

describe('the check', () => {
  const checking = (response: { status?: number; body: unknown }, refresh = errorResponse('UNAUTHENTICATED')) =>
    fakeApi(({ path }) => {
      if (path === calls.login.path) return { body: signedInAs('old') };
      if (path === calls.refresh.path) return refresh;
      return path === calls.checkSession.path ? response : { body: { ok: true } };
    });

  it.each([
    ['in the answer', { body: replaced }],
    ['as an HTTP 401', errorResponse('SESSION_REPLACED', replaced.message)],
  ])(
    'another device %s: says so in the words of the specification, logs out after four seconds',
    async (_, response) => {
      checking(response);
      const { session, deps } = await signedIn();
      vi.useFakeTimers();
      await session.check();
      await session.check();
      expect(deps.showError.mock.calls).toEqual([[otherDeviceText]]);
      await vi.advanceTimersByTimeAsync(3_999);
      expect(deps.reload).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await vi.waitFor(() => expect(deps.reload).toHaveBeenCalledTimes(1), 15_000);
      expect(session.store.getState().phase).toBe('leaving');
    },
  );

  it('a token that only grew old is renewed', async () => {
    checking(
      { body: { status: 401, message: 'The access token has expired' } },
      { status: 200, body: signedInAs('new') },
    );
    const { session, deps } = await signedIn();
    await session.check();
    expect(session.store.getState().accessToken).toBe('new');
    expect(deps.goHome).not.toHaveBeenCalled();
  });

  it('a session that is over for another reason leaves for the public home', async () => {
    checking({ body: { status: 401, message: 'The session is over' } });
    const { session, deps } = await signedIn();
    await session.check();
    expect(deps.goHome).toHaveBeenCalledTimes(1);
  });

  it('says before the end that it comes, in every tab, and that somebody is there', async () => {
    const api = checking({ body: { status: 200, message: 'ok', endsIn: 240, byUse: true } });
    const browser = fakeBrowser();
    const { session } = await signedIn(sessionDeps(browser));
    const neighbour = createSession(sessionDeps(browser));
    await session.check();
    expect(neighbour.store.getState().ending).toMatchObject({ byUse: true });
    neighbour.noteActive();
    await session.check();
    await session.check();
    expect(api.requestsTo(calls.checkSession.path).map(({ body }) => body)).toEqual([
      { access_token: 'old' },
      { access_token: 'old', active: true },
      { access_token: 'old' },
    ]);
    checking({ body: { status: 200, message: 'ok', endsIn: 3_600, byUse: true } });
    await session.check();
    expect([session, neighbour].map(({ store }) => store.getState().ending)).toEqual([null, null]);
  });

  it('an API that is down changes nothing', async () => {
    checking(errorResponse('UNAVAILABLE', 'Down', 503));
    const { session, deps } = await signedIn();
    await session.check();
    expect(session.store.getState().phase).toBe('signed-in');
    expect(deps.showError).not.toHaveBeenCalled();
  });
});

describe('a session whose time ran out', () => {
  function expiring() {
    let good = 'none';
    const api = fakeApi(({ path, token }) => {
      if (path === calls.login.path) return { body: signedInAs(good === 'none' ? 'old' : good) };
      if (path === calls.refresh.path) return errorResponse('UNAUTHENTICATED');
      if (path === calls.checkSession.path)
        return { body: { status: 401, message: 'Over', text_code: 'SESSION_EXPIRED' } };
      return path === calls.adminMenu.path && token === good ? { body: menu } : errorResponse('SESSION_EXPIRED');
    });
    const renewWith = (token: string) => {
      good = token;
    };
    return { api, renewWith };
  }
  const again = { email: editor.email, password: 'a long password' };

  it('keeps what is open, in every tab, and its calls go on after the sign-in', async () => {
    const { renewWith } = expiring();
    const browser = fakeBrowser();
    const { session, deps } = await signedIn(sessionDeps(browser));
    const other = sessionDeps(browser);
    const neighbour = createSession(other);
    signIn(neighbour.store, signedInAs('old'));
    const held = [session.api.call(calls.adminMenu, {}), neighbour.api.call(calls.adminMenu, {})];
    await vi.waitFor(() => expect(neighbour.store.getState()).toMatchObject({ locked: true, user: editor }), 15_000);
    expect(session.store.getState()).toMatchObject({ locked: true, phase: 'signed-in', user: editor });
    renewWith('new');
    await neighbour.login(again);
    expect(await Promise.all(held)).toEqual([menu, menu]);
    expect(session.store.getState()).toMatchObject({ locked: false, accessToken: 'new' });
    for (const { goHome, reload, reloadOnce } of [deps, other]) {
      for (const leave of [goHome, reload, reloadOnce]) expect(leave).not.toHaveBeenCalled();
    }
  });

  it('is met by the check as well', async () => {
    expiring();
    const { session } = await signedIn();
    void session.check();
    await vi.waitFor(() => expect(session.store.getState().locked).toBe(true), 15_000);
  });

  it('ends where the person leaves instead', async () => {
    expiring();
    const { session, deps } = await signedIn();
    const held = session.api.call(calls.adminMenu, {});
    await vi.waitFor(() => expect(session.store.getState().locked).toBe(true), 15_000);
    await session.logout();
    await expect(held).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(deps.reload).toHaveBeenCalledTimes(1);
  });
});
