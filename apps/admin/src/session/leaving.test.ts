import { calls } from '@fundfront/content-model/wire';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { signedInAs } from '../test/people.ts';
import { sessionDeps } from '../test/sessionDeps.ts';
import { createSession } from './createSession.ts';
import { markLeaving } from './pageSession.ts';

let stop = () => {};
afterEach(() => stop());

it('marks the session as leaving when the page goes, and takes it back when the page returns', async () => {
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  const api = fakeApi(({ path }) =>
    path === calls.login.path ? { body: signedInAs('old') } : { body: { status: 200, message: 'ok' } },
  );
  const session = createSession(sessionDeps());
  stop = markLeaving(session);

  dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();

  await session.login({ email: 'a@sample.test', password: 'a long password' });
  dispatchEvent(new Event('pagehide'));
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('/api/user/logout');
  expect(body?.type).toBe('application/json');
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({ access_token: 'old', leaving: true });

  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(api.requestsTo(calls.checkSession.path)).toHaveLength(1), 15_000);
});
