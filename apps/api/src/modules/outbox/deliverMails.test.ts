import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { notification, outbox } from '../../db/schema/index.ts';
import { countFailedMails } from '../dashboard/queries.ts';
import { deliverInvalidations } from './deliverInvalidations.ts';
import { deleteFailedMails, deliverMails } from './deliverMails.ts';
import { enqueue } from './enqueue.ts';
import { leaseDue } from './queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());
beforeEach(async () => {
  await api.handle.db.delete(outbox);
  api.mail.behaviour = 'takes';
  api.mail.sent.length = 0;
  api.site.down = false;
});

const advanceTime = (ms: number) => {
  api.time.now = new Date(api.time.now.getTime() + ms);
};
const mailTo = (to: string) => ({ to, subject: 'Subject', text: 'Text', html: '<p>Text</p>' });
const write = (to = 'someone@example.test') => enqueue(api.ctx(), { topic: 'mail', payload: mailTo(to) });
const rows = () => api.handle.db.select().from(outbox);

it('sends a mail once, and keeps nothing of it', async () => {
  await write();
  await Promise.all([deliverMails(api.ctx()), deliverMails(api.ctx())]);
  await deliverMails(api.ctx());
  expect(api.mail.sent).toMatchObject([mailTo('someone@example.test')]);
  expect(await rows()).toMatchObject([{ deliveredAt: api.time.now, payload: {} }]);
});

it('tries again under the same identity, after pauses that grow', async () => {
  await write();
  api.mail.behaviour = 'away';
  await deliverMails(api.ctx());
  for (const wait of [10_000, 20_000, 40_000]) {
    advanceTime(wait - 1);
    await deliverMails(api.ctx());
    const before = (await rows())[0]?.attempts ?? 0;
    advanceTime(1);
    await deliverMails(api.ctx());
    expect((await rows())[0]?.attempts).toBe(before + 1);
  }
  api.mail.behaviour = 'takes';
  advanceTime(3_600_000);
  await deliverMails(api.ctx());
  expect(api.mail.sent.map(({ id }) => id)).toEqual([(await rows())[0]?.id]);
});

it('gives up what is refused for good three times, and says so on the dashboard', async () => {
  await write();
  api.mail.behaviour = 'refuses';
  for (let time = 0; time < 5; time += 1) {
    await deliverMails(api.ctx());
    advanceTime(3_600_000);
  }
  expect(await rows()).toMatchObject([{ attempts: 3, deliveredAt: null, lastError: '550 No such mailbox' }]);
  expect(await countFailedMails(api.handle.db)).toBe(1);
  await deleteFailedMails(api.ctx());
  expect(await rows()).toHaveLength(1);
  advanceTime(31 * 86_400_000);
  await deleteFailedMails(api.ctx());
  expect(await rows()).toEqual([]);
});

it('gives up after three days of a server that does not answer, and the bell says so', async () => {
  const { userId } = await makeUser(api, ['admin']);
  await write();
  api.mail.behaviour = 'away';
  for (let hour = 0; hour < 80; hour += 1) {
    await deliverMails(api.ctx());
    advanceTime(3_600_000);
  }
  expect((await rows())[0]?.failedAt).not.toBeNull();
  const rung = await api.handle.db.select().from(notification).where(eq(notification.userId, userId));
  expect(rung.map(({ kind }) => kind)).toEqual(['mail-failed']);
});

it('is not held up by the site, nor holds it up', async () => {
  const enqueueInvalidation = () => enqueue(api.ctx(), { topic: 'site', payload: { tags: [randomUUID()], paths: [] } });
  await Promise.all([write(), enqueueInvalidation()]);
  api.site.down = true;
  await deliverInvalidations(api.ctx());
  await deliverMails(api.ctx());
  expect(api.mail.sent).toHaveLength(1);
  api.site.down = false;
  api.mail.behaviour = 'away';
  await Promise.all([write(), enqueueInvalidation()]);
  await deliverMails(api.ctx());
  advanceTime(3_600_000);
  expect(await deliverInvalidations(api.ctx())).toMatchObject({ delivered: true });
  expect(api.site.revalidated.at(-1)).toHaveLength(2);
});

it('lets the others go on where one fails', async () => {
  await write('first@example.test');
  await api.handle.db
    .update(outbox)
    .set({ payload: { broken: true } })
    .where(eq(outbox.topic, 'mail'));
  await write('second@example.test');
  await deliverMails(api.ctx());
  expect(api.mail.sent.map(({ to }) => to)).toEqual(['second@example.test']);
});

it('takes over what a process that died had leased', async () => {
  await write();
  const now = api.time.now;
  const leasedUntil = new Date(now.getTime() + 120_000);
  expect(await leaseDue(api.handle.db, { topic: 'mail', now, leasedUntil, limit: 1 })).toHaveLength(1);
  await deliverMails(api.ctx());
  expect(api.mail.sent).toEqual([]);
  advanceTime(120_000);
  await deliverMails(api.ctx());
  expect(api.mail.sent).toHaveLength(1);
});

it('sends nothing of what was rolled back, and nothing more once it is to stop', async () => {
  const failing = inTransaction(api.ctx(), async (tx) => {
    await enqueue(tx, { topic: 'mail', payload: mailTo('never@example.test') });
    throw new Error('The change fails');
  });
  await expect(failing).rejects.toThrow('The change fails');
  await write();
  await deliverMails(api.ctx(), AbortSignal.abort());
  expect(api.mail.sent).toEqual([]);
  await deliverMails(api.ctx());
  expect(api.mail.sent.map(({ to }) => to)).toEqual(['someone@example.test']);
});
