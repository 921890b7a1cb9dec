import { createHmac } from 'node:crypto';
import { type ContentTypeName, limits, type WebhookEvent } from '@fundfront/content-model';
import { calls, errorResponse } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { uniqueSlug } from '../../../test/sampleData.ts';
import { type StubHttpServer, startStubHttpServer } from '../../../test/stubHttpServer.ts';
import { bodies, send } from '../../../test/visitors.ts';
import type { UserActor } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { audit, notification, webhook, webhookDelivery } from '../../db/schema/index.ts';
import { attemptDelivery, attemptOverdueDeliveries } from './attemptDelivery.ts';
import { purgeDeliveries } from './deliveries.ts';
import { raiseEvent } from './raiseEvent.ts';

let api: TestApi;
let receiver: StubHttpServer;
let admin: UserActor;
let publisher: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  receiver = await startStubHttpServer();
  admin = await makeUser(api, ['admin']);
  publisher = await makeUser(api, ['publisher']);
});
beforeEach(async () => {
  await api.handle.db.delete(webhook);
  api.jobs.scheduled.length = 0;
  receiver.response = { status: 204, body: '' };
  receiver.receivedBodies.length = 0;
  receiver.receivedHeaders.length = 0;
});
afterAll(async () => {
  await receiver?.close();
  await api?.close();
});

interface Wanted {
  events?: WebhookEvent[];
  types?: ContentTypeName[];
  name?: string;
}

const settings = ({ events = ['content.published'], types = [], name = 'Search index' }: Wanted = {}) => ({
  name,
  url: `${receiver.url}/hook`,
  events,
  types,
});
async function made(wanted: Wanted = {}) {
  const { status, body } = await api.call(calls.createWebhook, { body: settings(wanted) }, admin);
  expect(status).toBe(200);
  return { id: body.webhook.id, secret: body.secret, webhook: body.webhook };
}
const advance = (ms: number) => {
  api.time.now = new Date(api.time.now.getTime() + ms);
};
/** As the queue does: each job at its time, and those that it schedules. */
async function runJobs(count = Number.POSITIVE_INFINITY) {
  for (let done = 0; done < count; done += 1) {
    const job = api.jobs.scheduled.shift();
    if (!job) return;
    if (job.at > api.time.now) api.time.now = job.at;
    await attemptDelivery(api.ctx(), job.id);
  }
}
const log = async (id: string, query: { state?: 'waiting' | 'delivered' | 'failed'; cursor?: string } = {}) =>
  (await api.call(calls.listDeliveries, { params: { id }, query }, admin)).body;
const read = async (id: string) => (await api.call(calls.getWebhook, { params: { id } }, admin)).body;
const received = () => receiver.receivedBodies.map((body) => JSON.parse(body));
const raise = (slug = uniqueSlug()) =>
  inTransaction(api.ctx(), (tx) =>
    raiseEvent(tx, {
      event: 'content.published',
      data: { id: crypto.randomUUID(), type: 'page', locale: 'en', version: 1, path: `/${slug}` },
    }),
  );

describe('a webhook', () => {
  it('tells its secret once: neither list nor log nor database has it', async () => {
    const { id, secret, webhook: shown } = await made();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(shown).toMatchObject({ name: 'Search index', enabled: true, offBecause: null, lastDelivery: null });
    await raise();
    await runJobs();
    const stored = [
      await api.handle.db.select().from(webhook),
      await api.handle.db.select().from(audit),
      await api.handle.db.select().from(webhookDelivery),
      (await api.call(calls.listWebhooks, {}, admin)).body,
      await read(id),
      await log(id),
    ];
    expect(JSON.stringify(stored)).toContain('webhook.create');
    expect(JSON.stringify(stored)).not.toContain(secret.slice('whsec_'.length, -4));
  });

  it('is seen and changed by administrators alone', async () => {
    const { id } = await made();
    const params = { id };
    const refused = [
      await api.call(calls.listWebhooks, {}, publisher),
      await api.call(calls.createWebhook, { body: settings() }, publisher),
      await api.call(calls.updateWebhook, { params, body: { ...settings(), enabled: false } }, publisher),
      await api.call(calls.deleteWebhook, { params }, publisher),
      await api.call(calls.renewWebhookSecret, { params }, publisher),
      await api.call(calls.testWebhook, { params }, publisher),
      await api.call(calls.listDeliveries, { params, query: {} }, publisher),
      await api.call(calls.retryDelivery, { params: { id, delivery: id } }, publisher),
    ];
    expect(refused.map(({ body }) => body.text_code)).toEqual(refused.map(() => 'FORBIDDEN'));
    expect(received()).toEqual([]);
  });

  it('leads to no private network, and is told of something', async () => {
    const refusal = async (body: unknown) => {
      const response = await api.request(calls.createWebhook.path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
        as: admin,
      });
      const { fields } = v.parse(errorResponse, await response.json());
      return [response.status, fields?.[0]?.path];
    };
    expect(await refusal({ ...settings(), url: 'https://169.254.169.254/latest/meta-data' })).toEqual([400, 'url']);
    expect(await refusal({ ...settings(), url: 'https://10.0.0.7/hook' })).toEqual([400, 'url']);
    expect(await refusal({ ...settings(), url: 'hook.example' })).toEqual([400, 'url']);
    expect(await refusal({ ...settings(), events: [] })).toEqual([400, 'events']);
    expect(await refusal({ ...settings(), types: ['nothing'] })).toEqual([400, 'types.0']);
    expect(await refusal({ ...settings(), name: '' })).toEqual([400, 'name']);
    const { id } = await made();
    const body = { ...settings(), url: 'https://192.168.0.1/', enabled: true };
    expect((await api.call(calls.updateWebhook, { params: { id }, body }, admin)).body.text_code).toBe('VALIDATION');
  });

  it('is changed, and removed with its log', async () => {
    const { id } = await made();
    await raise();
    const body = { ...settings({ events: ['content.trashed'], types: ['page'], name: 'Other' }), enabled: true };
    const { body: changed } = await api.call(calls.updateWebhook, { params: { id }, body }, admin);
    expect(changed).toMatchObject({ name: 'Other', events: ['content.trashed'], types: ['page'] });
    expect((await api.call(calls.deleteWebhook, { params: { id } }, admin)).status).toBe(200);
    expect((await api.call(calls.deleteWebhook, { params: { id } }, admin)).body.text_code).toBe('NOT_FOUND');
    expect(await api.handle.db.select().from(webhookDelivery)).toEqual([]);
    await runJobs();
    expect(received()).toEqual([]);
  });

  it('that is off is told of nothing, and what waited is given up', async () => {
    const { id } = await made();
    await raise();
    const turn = (enabled: boolean) =>
      api.call(calls.updateWebhook, { params: { id }, body: { ...settings(), enabled } }, admin);
    expect((await turn(false)).body).toMatchObject({ enabled: false, offBecause: 'person' });
    await raise();
    await runJobs();
    const { deliveries } = await log(id);
    expect(deliveries.map(({ state, error }) => [state, error])).toEqual([['failed', 'The webhook was turned off']]);
    const params = { id, delivery: deliveries[0]?.id ?? '' };
    expect((await api.call(calls.retryDelivery, { params }, admin)).body.text_code).toBe('IN_USE');
    expect(received()).toEqual([]);
    expect((await turn(true)).body).toMatchObject({ enabled: true, offBecause: null });
    expect((await api.call(calls.retryDelivery, { params }, admin)).body).toMatchObject({ state: 'delivered' });
    expect(received()).toHaveLength(1);
  });
});

describe('what is told', () => {
  const all: WebhookEvent[] = ['content.published', 'content.unpublished', 'content.moved', 'content.trashed'];

  it('is every change of what the public sees, in order', async () => {
    await made({ events: all });
    const [slug, above] = [uniqueSlug(), uniqueSlug()];
    const parent = await makeLive(api.ctx(), 'page', { slug: above });
    const page = await makeLive(api.ctx(), 'page', { slug });
    await runJobs();
    receiver.receivedBodies.length = 0;
    const params = { type: 'pages', id: page.id };
    const version = page.rows.en?.version ?? 0;
    await api.call(calls.moveEntry, { params, body: { parentId: parent.id, after: null } }, publisher);
    await api.call(calls.unpublishEntry, { params: { ...params, locale: 'en' } }, publisher);
    await api.call(calls.publishEntry, { params: { ...params, locale: 'en' }, body: { version } }, publisher);
    await api.call(calls.trashEntry, { params }, publisher);
    await runJobs();
    const { id } = page;
    const path = `/${above}/${slug}`;
    expect(received().map(({ type, data }) => [type, data])).toEqual([
      ['content.moved', { id, type: 'page', addresses: [{ from: `/${slug}`, to: path }] }],
      ['content.unpublished', { id, type: 'page', locale: 'en', path }],
      ['content.published', { id, type: 'page', locale: 'en', version, path }],
      ['content.unpublished', { id, type: 'page', locale: 'en', path }],
      ['content.trashed', { id, type: 'page' }],
    ]);
  });

  it('is of the chosen types and events alone, and never of drafts or shipped samples', async () => {
    await made({ types: ['article'], events: ['content.published'] });
    await makeLive(api.ctx(), 'page');
    await makeEntry(api.ctx(), 'article');
    const article = await makeLive(api.ctx(), 'article');
    const seed = api.ctx({ kind: 'system', name: 'seed' });
    await makeLive(seed, 'article');
    const params = { type: 'articles', id: article.id };
    const unpublished = await api.call(calls.unpublishEntry, { params: { ...params, locale: 'en' } }, admin);
    expect(unpublished.status).toBe(404);
    await runJobs();
    expect(received().map(({ data }) => data.id)).toEqual([article.id]);
  });

  it('of a form says which it is, and nothing of the visitor', async () => {
    await made({ events: ['submission.received'] });
    await send(api, calls.complaint, { lang: 'en', ...bodies.complaint });
    await runJobs();
    expect(received()).toMatchObject([
      { type: 'submission.received', data: { form: 'complaint', locale: 'en', id: expect.any(String) } },
    ]);
    const [text = ''] = receiver.receivedBodies;
    for (const word of ['Ayesha', 'ayesha@example.test', '300', 'A-17', 'too long', 'CMP']) {
      expect(text).not.toContain(word);
    }
  });

  it('is nothing of what was rolled back', async () => {
    const { id } = await made();
    const entry = await makeEntry(api.ctx(), 'page');
    const undone = inTransaction(api.ctx(), async (tx) => {
      await publish(tx, entry);
      throw new Error('The change fails');
    });
    await expect(undone).rejects.toThrow('The change fails');
    expect((await log(id)).deliveries).toEqual([]);
  });
});

describe('a delivery', () => {
  it('is signed as Standard Webhooks say', async () => {
    const { secret } = await made();
    await raise('signed');
    await runJobs();
    const [headers] = receiver.receivedHeaders;
    const [body] = receiver.receivedBodies;
    const [id, timestamp] = [headers?.['webhook-id'], headers?.['webhook-timestamp']];
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    expect(headers?.['webhook-signature']).toBe(`v1,${expected}`);
    expect(timestamp).toBe(String(Math.floor(api.time.now.getTime() / 1_000)));
    expect(headers?.['content-type']).toBe('application/json');
    expect(JSON.parse(body ?? '')).toMatchObject({ timestamp: api.time.now.toISOString(), data: { path: '/signed' } });
  });

  it('is tried again with growing pauses under one identity, until it arrives', async () => {
    const { id } = await made();
    receiver.response = { status: 500, body: 'out of order' };
    await raise();
    const started = api.time.now.getTime();
    await runJobs(3);
    const [failing] = (await log(id, { state: 'waiting' })).deliveries;
    expect(failing).toMatchObject({ attempts: 3, responseStatus: 500, error: 'It answered 500' });
    expect(api.time.now.getTime() - started).toBe(50_000);
    expect(failing?.nextAttemptAt).toBe(new Date(api.time.now.getTime() + 160_000).toISOString());
    expect((await read(id)).failingSince).not.toBeNull();
    receiver.response = { status: 200, body: 'fine' };
    await runJobs();
    const params = { id, delivery: failing?.id ?? '' };
    expect((await api.call(calls.getDelivery, { params }, admin)).body).toMatchObject({
      state: 'delivered',
      attempts: 4,
      responseStatus: 200,
      responseBody: 'fine',
      error: null,
      nextAttemptAt: null,
      durationMs: expect.any(Number),
    });
    expect(new Set(receiver.receivedHeaders.map((headers) => headers['webhook-id']))).toEqual(new Set([failing?.id]));
    expect((await read(id)).failingSince).toBeNull();
  });

  it('is lost after so many attempts, and sent again by hand', async () => {
    const { id } = await made();
    receiver.response = { status: 302, body: '', headers: { location: `${receiver.url}/elsewhere` } };
    await raise();
    await runJobs();
    expect(receiver.receivedBodies).toHaveLength(limits.webhookAttempts);
    const [lost] = (await log(id)).deliveries;
    expect(lost).toMatchObject({ state: 'failed', attempts: limits.webhookAttempts, error: 'It answered 302' });
    expect((await read(id)).enabled).toBe(true);
    receiver.response = { status: 200, body: '' };
    const params = { id, delivery: lost?.id ?? '' };
    const { body } = await api.call(calls.retryDelivery, { params }, admin);
    expect(body).toMatchObject({ state: 'delivered', attempts: limits.webhookAttempts + 1 });
    const actions = (await api.handle.db.select().from(audit)).map(({ action }) => action);
    expect(actions).toContain('webhook.retry');
    const nothing = { id, delivery: crypto.randomUUID() };
    expect((await api.call(calls.retryDelivery, { params: nothing }, admin)).body.text_code).toBe('NOT_FOUND');
  });

  it('is sent once by two at a time, and taken over from a process that died', async () => {
    await made();
    await raise();
    const [job] = api.jobs.scheduled;
    await Promise.all([attemptDelivery(api.ctx(), job?.id ?? ''), attemptDelivery(api.ctx(), job?.id ?? '')]);
    expect(receiver.receivedBodies).toHaveLength(1);
    await raise();
    await attemptOverdueDeliveries(api.ctx());
    expect(receiver.receivedBodies).toHaveLength(1);
    advance(60_000);
    await attemptOverdueDeliveries(api.ctx());
    expect(receiver.receivedBodies).toHaveLength(2);
  });

  it('keeps the beginning of what came back', async () => {
    const { id } = await made();
    receiver.response = { status: 200, body: 'x'.repeat(50_000) };
    const { body } = await api.call(calls.testWebhook, { params: { id } }, admin);
    expect(body.responseBody).toHaveLength(limits.webhookResponseLength);
  });

  it('fails in words where its secret does not open any more, until there is a new one', async () => {
    const { id } = await made();
    await api.handle.db.update(webhook).set({ secret: 'x' });
    const test = async () => (await api.call(calls.testWebhook, { params: { id } }, admin)).body;
    expect((await test()).error).toContain('make a new one');
    expect(receiver.receivedBodies).toEqual([]);
    const { body } = await api.call(calls.renewWebhookSecret, { params: { id } }, admin);
    expect(body.secret).toMatch(/^whsec_/);
    expect(await test()).toMatchObject({ state: 'delivered' });
  });
});

describe('a webhook that keeps failing', () => {
  it('is turned off after days, and administrators are told', async () => {
    const { id } = await made({ name: 'Dead end' });
    receiver.response = { status: 500, body: '' };
    for (let day = 0; day <= limits.webhookFailingDays && (await read(id)).enabled; day += 1) {
      await raise();
      await runJobs();
      advance(86_400_000);
    }
    expect(await read(id)).toMatchObject({ enabled: false, offBecause: 'failing' });
    const told = (await api.handle.db.select().from(notification)).filter(({ subjectId }) => subjectId === id);
    expect(told).toMatchObject([{ userId: admin.userId, kind: 'webhook-off', path: `/admin/webhooks/${id}` }]);
    expect(told[0]?.title).toContain('Dead end');
  });

  it('is turned off after so many lost in a row, and what waits is given up', async () => {
    const { id } = await made();
    receiver.response = { status: 500, body: '' };
    await api.handle.db.update(webhook).set({ lost: limits.webhookLostDeliveries - 1 });
    await raise();
    await runJobs(limits.webhookAttempts - 1);
    await raise();
    await runJobs();
    expect(await read(id)).toMatchObject({ enabled: false, offBecause: 'failing' });
    expect((await log(id, { state: 'waiting' })).deliveries).toEqual([]);
    // A test shows whether it is mended.
    receiver.response = { status: 200, body: '' };
    expect((await api.call(calls.testWebhook, { params: { id } }, admin)).body.state).toBe('delivered');
  });
});

describe('the log', () => {
  it('is read by pages, newest first, and by state', async () => {
    const { id } = await made();
    for (let count = 0; count < limits.pageSize + 3; count += 1) {
      await raise(`page-${count}`);
      advance(1_000);
    }
    await runJobs(limits.pageSize);
    const first = await log(id);
    expect(first.deliveries).toHaveLength(limits.pageSize);
    const second = await log(id, { cursor: first.nextCursor ?? '' });
    expect([second.deliveries.length, second.nextCursor]).toEqual([3, null]);
    const times = [...first.deliveries, ...second.deliveries].map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await log(id, { state: 'waiting' })).deliveries).toHaveLength(3);
    expect((await read(id)).lastDelivery).toMatchObject({ state: 'waiting' });
  });

  it('keeps the newest, and whatever still waits', async () => {
    const { id } = await made();
    const values = Array.from({ length: limits.webhookDeliveriesKept + 5 }, (_, index) => ({
      webhookId: id,
      event: 'webhook.test',
      body: '{}',
      state: 'delivered' as const,
      createdAt: new Date(api.time.now.getTime() + index),
    }));
    await api.handle.db.insert(webhookDelivery).values(values);
    const old = { webhookId: id, event: 'webhook.test', body: 'waits', createdAt: new Date(0) };
    await api.handle.db.insert(webhookDelivery).values({ ...old, nextAttemptAt: api.time.now });
    await purgeDeliveries(api.ctx());
    const left = await api.handle.db.select().from(webhookDelivery);
    expect(left).toHaveLength(limits.webhookDeliveriesKept + 1);
    expect(left.some(({ body }) => body === 'waits')).toBe(true);
  });
});
