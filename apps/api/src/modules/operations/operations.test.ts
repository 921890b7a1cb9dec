import { randomUUID } from 'node:crypto';
import { calls } from '@fundfront/content-model/wire';
import { Metrics } from '@fundfront/web-server/metrics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { audit, outbox } from '../../db/schema/index.ts';
import { createApp } from '../../http/app.ts';
import { deliverMails } from '../outbox/deliverMails.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { exposeMetrics } from './exposeMetrics.ts';

let api: TestApi;
let admin: UserActor;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  admin = await makeUser(api, ['admin']);
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());
beforeEach(async () => {
  await api.handle.db.delete(outbox);
  api.mail.behaviour = 'takes';
  api.mail.sent.length = 0;
});

const rowOf = async (id: string) => (await api.handle.db.select().from(outbox).where(eq(outbox.id, id)))[0];
const queue = async () => (await api.call(calls.listQueue, {}, admin)).body.rows;

async function failedMail(): Promise<string> {
  const mail = { to: 'someone@example.test', subject: 'Subject', text: 'Text', html: '<p>Text</p>' };
  await enqueue(api.ctx(), { topic: 'mail', payload: mail });
  api.mail.behaviour = 'away';
  await deliverMails(api.ctx());
  const [row] = await queue();
  if (!row) throw new Error('No mail waits');
  return row.id;
}

describe('the queue', () => {
  it('shows what was tried in vain, with a reason that names nobody', async () => {
    const id = await failedMail();
    await enqueue(api.ctx(), { topic: 'site', payload: { tags: ['not-tried-yet'], paths: [] } });
    const lastError = '550 <someone@example.test>: no such mailbox';
    await api.handle.db.update(outbox).set({ lastError }).where(eq(outbox.id, id));
    expect(await queue()).toEqual([
      {
        id,
        topic: 'mail',
        createdAt: api.time.now.toISOString(),
        attempts: 1,
        nextAttemptAt: expect.any(String),
        failedAt: null,
        reason: '550 <…@example.test>: no such mailbox',
      },
    ]);
  });

  it('is shown in part where it is long', async () => {
    const one = { topic: 'site' as const, payload: {}, attempts: 1, lastError: 'away' };
    await api.handle.db.insert(outbox).values(Array.from({ length: 60 }, () => one));
    const { body } = await api.call(calls.listQueue, {}, admin);
    expect([body.rows.length, body.more]).toEqual([50, true]);
  });

  it('tries again at once what an administrator says, also what was given up', async () => {
    const id = await failedMail();
    expect((await api.call(calls.giveUpMessage, { params: { id } }, admin)).status).toBe(200);
    expect(await queue()).toMatchObject([{ id, failedAt: api.time.now.toISOString(), nextAttemptAt: null }]);
    api.mail.behaviour = 'takes';
    await deliverMails(api.ctx());
    expect(api.mail.sent).toEqual([]);
    expect((await api.call(calls.retryMessage, { params: { id } }, admin)).status).toBe(200);
    await deliverMails(api.ctx());
    expect(api.mail.sent).toMatchObject([{ to: 'someone@example.test' }]);
    expect(await queue()).toEqual([]);
    const written = await api.handle.db.select().from(audit).where(eq(audit.userId, admin.userId));
    expect(written.map(({ action, detail }) => [action, detail])).toEqual([
      ['operations.give-up', { message: id, topic: 'mail' }],
      ['operations.retry', { message: id, topic: 'mail' }],
    ]);
  });

  it.each([calls.retryMessage, calls.giveUpMessage])('is changed by administrators alone: $path', async (call) => {
    const id = await failedMail();
    expect((await api.call(call, { params: { id } }, editor)).status).toBe(403);
    expect((await api.call(call, { params: { id } })).status).toBe(401);
    expect(await rowOf(id)).toMatchObject({ attempts: 1, failedAt: null });
  });

  it.each([calls.retryMessage, calls.giveUpMessage])('refuses what is no message that waits: $path', async (call) => {
    const id = await failedMail();
    expect((await api.call(call, { params: { id: 'none' } }, admin)).status).toBe(400);
    expect((await api.call(call, { params: { id: randomUUID() } }, admin)).status).toBe(404);
    await api.handle.db.update(outbox).set({ deliveredAt: api.time.now }).where(eq(outbox.id, id));
    expect((await api.call(call, { params: { id } }, admin)).status).toBe(404);
    await api.handle.db.update(outbox).set({ deliveredAt: null, attempts: 0 }).where(eq(outbox.id, id));
    expect((await api.call(call, { params: { id } }, admin)).status).toBe(404);
  });
});

describe('the state of the product', () => {
  const state = async () => (await api.call(calls.getOperations, {}, admin)).body;

  it('is shown to administrators alone', async () => {
    expect((await api.call(calls.getOperations, {}, editor)).status).toBe(403);
    expect((await api.call(calls.listQueue, {}, editor)).status).toBe(403);
    expect((await api.call(calls.getOperations, {})).status).toBe(401);
  });

  it('has queues, jobs, work that repeats, pages of the sites, and sizes', async () => {
    await failedMail();
    await api.base.rounds.run(
      'mails',
      async () => {},
      () => {},
    );
    await api.base.rounds.run(
      'mails',
      () => Promise.reject(new Error('away')),
      () => {},
    );
    api.base.rounds.plan('mails', 1_000);
    const found = await state();
    expect(found.queues).toEqual([
      { topic: 'site', waiting: 0, failed: 0, oldestAt: null },
      { topic: 'mail', waiting: 1, failed: 0, oldestAt: api.time.now.toISOString() },
    ]);
    expect(found.rounds).toMatchObject([{ name: 'mails', runs: 2, failures: 1, failed: true }]);
    expect(found.jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['release', 'webhook']));
    expect(found.sites).toMatchObject([{ url: 'http://site.test', status: { entries: 120 } }]);
    expect(found.database.bytes).toBeGreaterThan(1_000_000);
    expect(found.database.version).toMatch(/^PostgreSQL \d/);
    expect(found.instance).toMatchObject({ node: process.version, memoryBytes: expect.any(Number) });
  });

  it('is shown while the site is away', async () => {
    api.site.down = true;
    expect((await state()).sites).toEqual([{ url: 'http://site.test', status: null }]);
    api.site.down = false;
  });

  it('has slow statements without values', async () => {
    api.base.statementLog.record("select * from users where email = 'someone@example.test'", 900);
    const { statements } = await state();
    if (statements.source === 'memory') expect(statements.rows).toMatchObject([{ calls: 1, meanMs: 900, maxMs: 900 }]);
    expect(JSON.stringify(statements)).not.toContain('someone@example.test');
  });
});

describe('its metrics', () => {
  it('name requests by the pattern of their route, and have a bound', async () => {
    const metrics = new Metrics();
    const { hono, responseCache } = createApp(api.base, api.app.authenticate, metrics);
    exposeMetrics(metrics, api.ctx(), responseCache);
    await failedMail();
    for (let index = 0; index < 30; index += 1) {
      await hono.request(`/api/nothing-${index}`);
      await hono.request(`/api/operations/queue/${randomUUID()}/retry`, { method: 'POST' });
    }
    await hono.request('/api/site/nav-board?locale=en');
    await hono.request('/api/site/nav-board?locale=en');
    const text = await metrics.registry.metrics();
    const counted = [...text.matchAll(/_count\{method="(\w+)",route="([^"]*)",status="(\d+)"\} (\d+)/g)];
    expect(counted.map(([, ...labels]) => labels.join(' '))).toEqual([
      'GET none 404 30',
      'POST /api/operations/queue/:id/retry 401 30',
      'GET /api/site/nav-board 200 2',
    ]);
    expect(text).toContain('fundfront_outbox_waiting{topic="mail"} 1');
    expect(text).toMatch(/^fundfront_jobs_waiting\{job="release"\} 0$/m);
    expect(text).toContain('fundfront_response_cache_requests_total{result="hit"} 1');
  });
});
