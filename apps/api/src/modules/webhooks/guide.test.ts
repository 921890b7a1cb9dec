import { calls, type SiteItem } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeLive } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { guideCode } from '../../../test/guideCode.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { type StubHttpServer, startStubHttpServer } from '../../../test/stubHttpServer.ts';
import type { UserActor } from '../../context.ts';

type Verify = (secret: string, headers: Record<string, unknown>, body: string, now: number) => boolean;
type ReadAll = (api: string, token: string, type: string, locale: string) => Promise<SiteItem[]>;

let api: TestApi;
let receiver: StubHttpServer;
let admin: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  receiver = await startStubHttpServer();
  admin = await makeUser(api, ['admin']);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await receiver?.close();
  await api?.close();
});

it('the code of the guide accepts what was sent, and nothing that was changed, is late, or of another', async () => {
  const { verify } = (await guideCode('webhooks.md', 'verify')) as { verify: Verify };
  const body = { name: 'Reader', url: receiver.url, events: ['content.published' as const], types: [] };
  const { body: made } = await api.call(calls.createWebhook, { body }, admin);
  await api.call(calls.testWebhook, { params: { id: made.webhook.id } }, admin);
  const [headers = {}] = receiver.receivedHeaders;
  const [sent = ''] = receiver.receivedBodies;
  const now = api.time.now.getTime();
  expect(verify(made.secret, headers, sent, now)).toBe(true);
  expect(verify(made.secret, headers, `${sent} `, now)).toBe(false);
  expect(verify(made.secret, { ...headers, 'webhook-id': 'another' }, sent, now)).toBe(false);
  expect(verify(made.secret, headers, sent, now + 301_000)).toBe(false);
  expect(verify(made.secret, {}, sent, now)).toBe(false);
  const { body: renewed } = await api.call(calls.renewWebhookSecret, { params: { id: made.webhook.id } }, admin);
  expect(verify(renewed.secret, headers, sent, now)).toBe(false);
});

it('the code of the guide reads every page, and says why it may not', async () => {
  const { readAll } = (await guideCode('webhooks.md', 'readAll')) as { readAll: ReadAll };
  for (let count = 0; count < 53; count += 1) await makeLive(api.ctx(), 'branch');
  const body = { name: 'Reader', types: ['branch' as const], lastDay: '2026-06-30' };
  const { secret } = (await api.call(calls.createReadToken, { body }, admin)).body;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => api.request(url.replace('http://api.test', ''), init));
  const read = await readAll('http://api.test', secret, 'branch', 'en');
  expect(new Set(read.map(({ id }) => id)).size).toBe(53);
  await expect(readAll('http://api.test', secret, 'fund', 'en')).rejects.toThrow('403: This token does not read funds');
});
