import { createHmac } from 'node:crypto';
import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { describe, expect, it } from 'vitest';
import { openWebhookTests, webhookVerbs } from '../../../test/webhooks.ts';
import { audit, notification, webhook, webhookDelivery } from '../../db/schema/index.ts';
import { attemptDelivery, attemptOverdueDeliveries } from './attemptDelivery.ts';
import { purgeDeliveries } from './deliveries.ts';

const tests = openWebhookTests();
const { made, advance, runJobs, log, read, raise } = webhookVerbs(tests);

describe('a delivery', () => {
  it('is signed as Standard Webhooks say', async () => {
    const { secret } = await made();
    await raise('signed');
    await runJobs();
    const [headers] = tests.receiver.receivedHeaders;
    const [body] = tests.receiver.receivedBodies;
    const [id, timestamp] = [headers?.['webhook-id'], headers?.['webhook-timestamp']];
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    expect(headers?.['webhook-signature']).toBe(`v1,${expected}`);
    expect(timestamp).toBe(String(Math.floor(tests.api.time.now.getTime() / 1_000)));
    expect(headers?.['content-type']).toBe('application/json');
    expect(JSON.parse(body ?? '')).toMatchObject({
      timestamp: tests.api.time.now.toISOString(),
      data: { path: '/signed' },
    });
  });

  it('is tried again with growing pauses under one identity, until it arrives', async () => {
    const { id } = await made();
    tests.receiver.response = { status: 500, body: 'out of order' };
    await raise();
    const started = tests.api.time.now.getTime();
    await runJobs(3);
    const [failing] = (await log(id, { state: 'waiting' })).deliveries;
    expect(failing).toMatchObject({ attempts: 3, responseStatus: 500, error: 'It answered 500' });
    expect(tests.api.time.now.getTime() - started).toBe(50_000);
    expect(failing?.nextAttemptAt).toBe(new Date(tests.api.time.now.getTime() + 160_000).toISOString());
    expect((await read(id)).failingSince).not.toBeNull();
    tests.receiver.response = { status: 200, body: 'fine' };
    await runJobs();
    const params = { id, delivery: failing?.id ?? '' };
    expect((await tests.api.call(calls.getDelivery, { params }, tests.admin)).body).toMatchObject({
      state: 'delivered',
      attempts: 4,
      responseStatus: 200,
      responseBody: 'fine',
      error: null,
      nextAttemptAt: null,
      durationMs: expect.any(Number),
    });
    expect(new Set(tests.receiver.receivedHeaders.map((headers) => headers['webhook-id']))).toEqual(
      new Set([failing?.id]),
    );
    expect((await read(id)).failingSince).toBeNull();
  });

  it('is lost after so many attempts, and sent again by hand', async () => {
    const { id } = await made();
    tests.receiver.response = { status: 302, body: '', headers: { location: `${tests.receiver.url}/elsewhere` } };
    await raise();
    await runJobs();
    expect(tests.receiver.receivedBodies).toHaveLength(limits.webhookAttempts);
    const [lost] = (await log(id)).deliveries;
    expect(lost).toMatchObject({ state: 'failed', attempts: limits.webhookAttempts, error: 'It answered 302' });
    expect((await read(id)).enabled).toBe(true);
    tests.receiver.response = { status: 200, body: '' };
    const params = { id, delivery: lost?.id ?? '' };
    const { body } = await tests.api.call(calls.retryDelivery, { params }, tests.admin);
    expect(body).toMatchObject({ state: 'delivered', attempts: limits.webhookAttempts + 1 });
    const actions = (await tests.api.handle.db.select().from(audit)).map(({ action }) => action);
    expect(actions).toContain('webhook.retry');
    const nothing = { id, delivery: crypto.randomUUID() };
    expect((await tests.api.call(calls.retryDelivery, { params: nothing }, tests.admin)).body.text_code).toBe(
      'NOT_FOUND',
    );
  });

  it('is sent once by two at a time, and taken over from a process that died', async () => {
    await made();
    await raise();
    const [job] = tests.api.jobs.scheduled;
    await Promise.all([
      attemptDelivery(tests.api.ctx(), job?.id ?? ''),
      attemptDelivery(tests.api.ctx(), job?.id ?? ''),
    ]);
    expect(tests.receiver.receivedBodies).toHaveLength(1);
    await raise();
    await attemptOverdueDeliveries(tests.api.ctx());
    expect(tests.receiver.receivedBodies).toHaveLength(1);
    advance(60_000);
    await attemptOverdueDeliveries(tests.api.ctx());
    expect(tests.receiver.receivedBodies).toHaveLength(2);
  });

  it('keeps the beginning of what came back', async () => {
    const { id } = await made();
    tests.receiver.response = { status: 200, body: 'x'.repeat(50_000) };
    const { body } = await tests.api.call(calls.testWebhook, { params: { id } }, tests.admin);
    expect(body.responseBody).toHaveLength(limits.webhookResponseLength);
  });

  it('fails in words where its secret does not open any more, until there is a new one', async () => {
    const { id } = await made();
    await tests.api.handle.db.update(webhook).set({ secret: 'x' });
    const test = async () => (await tests.api.call(calls.testWebhook, { params: { id } }, tests.admin)).body;
    expect((await test()).error).toContain('make a new one');
    expect(tests.receiver.receivedBodies).toEqual([]);
    const { body } = await tests.api.call(calls.renewWebhookSecret, { params: { id } }, tests.admin);
    expect(body.secret).toMatch(/^whsec_/);
    expect(await test()).toMatchObject({ state: 'delivered' });
  });
});

describe('a webhook that keeps failing', () => {
  it('is turned off after days, and administrators are told', async () => {
    const { id } = await made({ name: 'Dead end' });
    tests.receiver.response = { status: 500, body: '' };
    for (let day = 0; day <= limits.webhookFailingDays && (await read(id)).enabled; day += 1) {
      await raise();
      await runJobs();
      advance(86_400_000);
    }
    expect(await read(id)).toMatchObject({ enabled: false, offBecause: 'failing' });
    const rung = (await tests.api.handle.db.select().from(notification)).filter(({ subjectId }) => subjectId === id);
    expect(rung).toMatchObject([{ userId: tests.admin.userId, kind: 'webhook-off', path: `/admin/webhooks/${id}` }]);
    expect(rung[0]?.title).toContain('Dead end');
  });

  it('is turned off after so many lost in a row, and what waits is given up', async () => {
    const { id } = await made();
    tests.receiver.response = { status: 500, body: '' };
    await tests.api.handle.db.update(webhook).set({ lost: limits.webhookLostDeliveries - 1 });
    await raise();
    await runJobs(limits.webhookAttempts - 1);
    await raise();
    await runJobs();
    expect(await read(id)).toMatchObject({ enabled: false, offBecause: 'failing' });
    expect((await log(id, { state: 'waiting' })).deliveries).toEqual([]);
    // A test shows whether it is mended.
    tests.receiver.response = { status: 200, body: '' };
    expect((await tests.api.call(calls.testWebhook, { params: { id } }, tests.admin)).body.state).toBe('delivered');
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
      createdAt: new Date(tests.api.time.now.getTime() + index),
    }));
    await tests.api.handle.db.insert(webhookDelivery).values(values);
    const old = { webhookId: id, event: 'webhook.test', body: 'waits', createdAt: new Date(0) };
    await tests.api.handle.db.insert(webhookDelivery).values({ ...old, nextAttemptAt: tests.api.time.now });
    await purgeDeliveries(tests.api.ctx());
    const left = await tests.api.handle.db.select().from(webhookDelivery);
    expect(left).toHaveLength(limits.webhookDeliveriesKept + 1);
    expect(left.some(({ body }) => body === 'waits')).toBe(true);
  });
});
