import type { WebhookEvent } from '@fundfront/content-model';
import { calls, errorResponse, formCalls } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish } from '../../../test/contentFactories.ts';
import { uniqueSlug } from '../../../test/sampleData.ts';
import { bodies, send } from '../../../test/visitors.ts';
import { openWebhookTests, webhookVerbs } from '../../../test/webhooks.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { audit, webhook, webhookDelivery } from '../../db/schema/index.ts';

const tests = openWebhookTests();
const { settings, made, runJobs, log, read, received, raise } = webhookVerbs(tests);

describe('a webhook', () => {
  it('tells its secret once: neither list nor log nor database has it', async () => {
    const { id, secret, webhook: shown } = await made();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(shown).toMatchObject({ name: 'Search index', enabled: true, offBecause: null, lastDelivery: null });
    await raise();
    await runJobs();
    const stored = [
      await tests.api.handle.db.select().from(webhook),
      await tests.api.handle.db.select().from(audit),
      await tests.api.handle.db.select().from(webhookDelivery),
      (await tests.api.call(calls.listWebhooks, {}, tests.admin)).body,
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
      await tests.api.call(calls.listWebhooks, {}, tests.publisher),
      await tests.api.call(calls.createWebhook, { body: settings() }, tests.publisher),
      await tests.api.call(calls.updateWebhook, { params, body: { ...settings(), enabled: false } }, tests.publisher),
      await tests.api.call(calls.deleteWebhook, { params }, tests.publisher),
      await tests.api.call(calls.renewWebhookSecret, { params }, tests.publisher),
      await tests.api.call(calls.testWebhook, { params }, tests.publisher),
      await tests.api.call(calls.listDeliveries, { params, query: {} }, tests.publisher),
      await tests.api.call(calls.retryDelivery, { params: { id, delivery: id } }, tests.publisher),
    ];
    expect(refused.map(({ body }) => body.text_code)).toEqual(refused.map(() => 'FORBIDDEN'));
    expect(received()).toEqual([]);
  });

  it('leads to no private network, and is told of something', async () => {
    const refusal = async (body: unknown) => {
      const response = await tests.api.request(calls.createWebhook.path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
        as: tests.admin,
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
    expect((await tests.api.call(calls.updateWebhook, { params: { id }, body }, tests.admin)).body.text_code).toBe(
      'VALIDATION',
    );
  });

  it('is changed, and removed with its log', async () => {
    const { id } = await made();
    await raise();
    const body = { ...settings({ events: ['content.trashed'], types: ['page'], name: 'Other' }), enabled: true };
    const { body: changed } = await tests.api.call(calls.updateWebhook, { params: { id }, body }, tests.admin);
    expect(changed).toMatchObject({ name: 'Other', events: ['content.trashed'], types: ['page'] });
    expect((await tests.api.call(calls.deleteWebhook, { params: { id } }, tests.admin)).status).toBe(200);
    expect((await tests.api.call(calls.deleteWebhook, { params: { id } }, tests.admin)).body.text_code).toBe(
      'NOT_FOUND',
    );
    expect(await tests.api.handle.db.select().from(webhookDelivery)).toEqual([]);
    await runJobs();
    expect(received()).toEqual([]);
  });

  it('that is off is told of nothing, and what waited is given up', async () => {
    const { id } = await made();
    await raise();
    const turn = (enabled: boolean) =>
      tests.api.call(calls.updateWebhook, { params: { id }, body: { ...settings(), enabled } }, tests.admin);
    expect((await turn(false)).body).toMatchObject({ enabled: false, offBecause: 'person' });
    await raise();
    await runJobs();
    const { deliveries } = await log(id);
    expect(deliveries.map(({ state, error }) => [state, error])).toEqual([['failed', 'The webhook was turned off']]);
    const params = { id, delivery: deliveries[0]?.id ?? '' };
    expect((await tests.api.call(calls.retryDelivery, { params }, tests.admin)).body.text_code).toBe('IN_USE');
    expect(received()).toEqual([]);
    expect((await turn(true)).body).toMatchObject({ enabled: true, offBecause: null });
    expect((await tests.api.call(calls.retryDelivery, { params }, tests.admin)).body).toMatchObject({
      state: 'delivered',
    });
    expect(received()).toHaveLength(1);
  });
});

describe('what is told', () => {
  const all: WebhookEvent[] = ['content.published', 'content.unpublished', 'content.moved', 'content.trashed'];

  it('is every change of what the public sees, in order', async () => {
    await made({ events: all });
    const [slug, above] = [uniqueSlug(), uniqueSlug()];
    const parent = await makeLive(tests.api.ctx(), 'page', { slug: above });
    const page = await makeLive(tests.api.ctx(), 'page', { slug });
    await runJobs();
    tests.receiver.receivedBodies.length = 0;
    const params = { type: 'pages', id: page.id };
    const version = page.rows.en?.version ?? 0;
    await tests.api.call(calls.moveEntry, { params, body: { parentId: parent.id, after: null } }, tests.publisher);
    await tests.api.call(calls.unpublishEntry, { params: { ...params, locale: 'en' } }, tests.publisher);
    await tests.api.call(
      calls.publishEntry,
      { params: { ...params, locale: 'en' }, body: { version } },
      tests.publisher,
    );
    await tests.api.call(calls.trashEntry, { params }, tests.publisher);
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
    await makeLive(tests.api.ctx(), 'page');
    await makeEntry(tests.api.ctx(), 'article');
    const article = await makeLive(tests.api.ctx(), 'article');
    const seed = tests.api.ctx({ kind: 'system', name: 'seed' });
    await makeLive(seed, 'article');
    const params = { type: 'articles', id: article.id };
    const unpublished = await tests.api.call(
      calls.unpublishEntry,
      { params: { ...params, locale: 'en' } },
      tests.admin,
    );
    expect(unpublished.status).toBe(404);
    await runJobs();
    expect(received().map(({ data }) => data.id)).toEqual([article.id]);
  });

  it('of a form says which it is, and nothing of the visitor', async () => {
    await made({ events: ['submission.received'] });
    await send(tests.api, formCalls.complaint, { lang: 'en', ...bodies.complaint });
    await runJobs();
    expect(received()).toMatchObject([
      { type: 'submission.received', data: { form: 'complaint', locale: 'en', id: expect.any(String) } },
    ]);
    const [text = ''] = tests.receiver.receivedBodies;
    for (const word of ['Ayesha', 'ayesha@example.test', '300', 'A-17', 'too long', 'CMP']) {
      expect(text).not.toContain(word);
    }
  });

  it('is nothing of what was rolled back', async () => {
    const { id } = await made();
    const entry = await makeEntry(tests.api.ctx(), 'page');
    const undone = inTransaction(tests.api.ctx(), async (tx) => {
      await publish(tx, entry);
      throw new Error('The change fails');
    });
    await expect(undone).rejects.toThrow('The change fails');
    expect((await log(id)).deliveries).toEqual([]);
  });
});
