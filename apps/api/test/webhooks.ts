import type { ContentTypeName, WebhookEvent } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { UserActor } from '../src/context.ts';
import { inTransaction } from '../src/db/inTransaction.ts';
import { webhook } from '../src/db/schema/index.ts';
import { attemptDelivery } from '../src/modules/webhooks/attemptDelivery.ts';
import { raiseEvent } from '../src/modules/webhooks/raiseEvent.ts';
import { makeUser } from './factories.ts';
import { openTestApi, type TestApi } from './harness.ts';
import { uniqueSlug } from './sampleData.ts';
import { type StubHttpServer, startStubHttpServer } from './stubHttpServer.ts';

interface Wanted {
  events?: WebhookEvent[];
  types?: ContentTypeName[];
  name?: string;
}

interface LogQuery {
  state?: 'waiting' | 'delivered' | 'failed';
  cursor?: string;
}

export interface WebhookTests {
  api: TestApi;
  receiver: StubHttpServer;
  admin: UserActor;
  publisher: UserActor;
}

/** An API and a receiver for the tests of a file; no webhook is there when a test begins. */
export function openWebhookTests(): WebhookTests {
  const opened: Partial<WebhookTests> = {};
  const need = <Key extends keyof WebhookTests>(key: Key): WebhookTests[Key] => {
    const value = opened[key];
    if (value === undefined) throw new Error('The tests have not begun');
    return value;
  };
  beforeAll(async () => {
    const api = await openTestApi();
    opened.api = api;
    opened.receiver = await startStubHttpServer();
    opened.admin = await makeUser(api, ['admin']);
    opened.publisher = await makeUser(api, ['publisher']);
  });
  beforeEach(async () => {
    const { api, receiver } = tests;
    await api.handle.db.delete(webhook);
    api.jobs.scheduled.length = 0;
    receiver.response = { status: 204, body: '' };
    receiver.receivedBodies.length = 0;
    receiver.receivedHeaders.length = 0;
  });
  afterAll(async () => {
    await opened.receiver?.close();
    await opened.api?.close();
  });
  const tests: WebhookTests = {
    get api() {
      return need('api');
    },
    get receiver() {
      return need('receiver');
    },
    get admin() {
      return need('admin');
    },
    get publisher() {
      return need('publisher');
    },
  };
  return tests;
}

export function webhookVerbs(tests: WebhookTests) {
  const settings = ({ events = ['content.published'], types = [], name = 'Search index' }: Wanted = {}) => ({
    name,
    url: `${tests.receiver.url}/hook`,
    events,
    types,
  });
  return {
    settings,
    async made(wanted: Wanted = {}) {
      const { status, body } = await tests.api.call(calls.createWebhook, { body: settings(wanted) }, tests.admin);
      expect(status).toBe(200);
      return { id: body.webhook.id, secret: body.secret, webhook: body.webhook };
    },
    advance(ms: number) {
      tests.api.time.now = new Date(tests.api.time.now.getTime() + ms);
    },
    /** As the queue does: each job at its time, and those that it schedules. */
    async runJobs(count = Number.POSITIVE_INFINITY) {
      const { api } = tests;
      for (let done = 0; done < count; done += 1) {
        const job = api.jobs.scheduled.shift();
        if (!job) return;
        if (job.at > api.time.now) api.time.now = job.at;
        await attemptDelivery(api.ctx(), job.id);
      }
    },
    log: async (id: string, query: LogQuery = {}) =>
      (await tests.api.call(calls.listDeliveries, { params: { id }, query }, tests.admin)).body,
    read: async (id: string) => (await tests.api.call(calls.getWebhook, { params: { id } }, tests.admin)).body,
    received: () => tests.receiver.receivedBodies.map((body) => JSON.parse(body)),
    raise: (slug = uniqueSlug()) =>
      inTransaction(tests.api.ctx(), (tx) =>
        raiseEvent(tx, {
          event: 'content.published',
          data: { id: crypto.randomUUID(), type: 'page', locale: 'en', version: 1, path: `/${slug}` },
        }),
      ),
  };
}
