import { limits, type Role } from '@fundfront/content-model';
import { calls, formCalls, type ResponseOf } from '@fundfront/content-model/wire';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { bodies, send } from '../../../test/visitors.ts';
import type { UserActor } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { notification, outbox, user } from '../../db/schema/index.ts';
import { cleanUpNotifications } from './cleanUpNotifications.ts';
import { notify, settleNotifications } from './notify.ts';

let api: TestApi;
let leads: UserActor;
let hr: UserActor;
let former: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  const make = (role: Role, state?: 'disabled') => makeUser(api, [role], state);
  [leads, hr, former] = await Promise.all([make('leads'), make('hr'), make('leads', 'disabled')]);
});
afterAll(() => api?.close());
beforeEach(async () => {
  await api.handle.db.delete(notification);
  await api.handle.db.delete(outbox);
});

const list = async (as: UserActor, cursor?: string): Promise<ResponseOf<typeof calls.listNotifications>> =>
  (await api.call(calls.listNotifications, { query: cursor ? { cursor } : {} }, as)).body;
const read = (as: UserActor, body: { ids: string[] } | { all: true }) =>
  api.call(calls.readNotifications, { body }, as);
const mailsTo = async () => (await api.handle.db.select().from(outbox)).map(({ payload }) => String(payload.to));
const tell = (to: UserActor, title: string) =>
  notify(api.ctx(), { userIds: [to.userId] }, { kind: 'mention', title, path: '/admin/posts' });

describe('a visitor’s form', () => {
  it('is told to those who may handle it, and to nobody else', async () => {
    const { trackingNumber } = (await send(api, formCalls.requestCall, bodies.requestCall)).body;
    const { rows, unread } = await list(leads);
    expect(rows).toMatchObject([{ kind: 'new-lead', title: `Request a call ${trackingNumber}`, readAt: null }]);
    expect(rows[0]?.path).toMatch(/^\/admin\/forms\/[0-9a-f-]{36}$/);
    expect(unread).toBe(1);
    expect(await list(hr)).toMatchObject({ rows: [], unread: 0 });
    expect(await api.handle.db.$count(notification, eq(notification.userId, former.userId))).toBe(0);
  });

  it('has nothing of what the visitor wrote', async () => {
    await send(api, formCalls.requestCall, { ...bodies.requestCall, name: 'Secret Name', message: 'A secret' });
    expect(JSON.stringify(await list(leads))).not.toMatch(/secret/i);
  });
});

describe('reading', () => {
  it('is for some or for all, and for one’s own alone', async () => {
    for (const title of ['one', 'two', 'three']) await tell(leads, title);
    await tell(hr, 'theirs');
    const [first] = (await list(leads)).rows;
    const [theirs] = (await list(hr)).rows;
    await read(leads, { ids: [first?.id ?? '', theirs?.id ?? ''] });
    expect([(await list(leads)).unread, (await list(hr)).unread]).toEqual([2, 1]);
    await read(leads, { all: true });
    const { rows, unread } = await list(leads);
    expect(unread).toBe(0);
    expect(rows.every(({ readAt }) => readAt !== null)).toBe(true);
    expect((await list(hr)).unread).toBe(1);
  });

  it('is refused without an id, for what is no id, and for a stranger', async () => {
    expect((await read(leads, { ids: [] })).status).toBe(400);
    expect((await read(leads, { ids: ['x'] })).status).toBe(400);
    expect((await api.call(calls.readNotifications, { body: { all: true } })).status).toBe(401);
  });

  it('happens for everybody once one person has dealt with it', async () => {
    const other = await makeUser(api, ['leads']);
    await send(api, formCalls.requestCall, bodies.requestCall);
    const [row] = await api.handle.db.select().from(notification).where(eq(notification.userId, other.userId));
    await settleNotifications(api.ctx(leads), row?.subjectId ?? '', ['new-lead']);
    expect([(await list(leads)).unread, (await list(other)).unread]).toEqual([0, 0]);
  });
});

it('goes page by page, newest first, and counts no further than the bell shows', async () => {
  const rows = Array.from({ length: limits.notificationCount + 10 }, (_, index) => ({
    userId: leads.userId,
    kind: 'mention' as const,
    title: String(index),
    note: '',
    path: '/admin/posts',
    createdAt: new Date(api.time.now.getTime() + Math.floor(index / 3)),
  }));
  await api.handle.db.insert(notification).values(rows);
  const first = await list(leads);
  const second = await list(leads, first.next ?? '');
  expect([first.rows.length, second.rows.length, first.unread]).toEqual([50, 50, limits.notificationCount]);
  const all = [...first.rows, ...second.rows];
  expect(new Set(all.map(({ id }) => id)).size).toBe(100);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect((await api.call(calls.listNotifications, { query: { cursor: 'nonsense' } }, leads)).status).toBe(400);
});

describe('mails', () => {
  const emailOf = async ({ userId }: UserActor) =>
    (await api.handle.db.select({ email: user.email }).from(user).where(eq(user.id, userId)))[0]?.email ?? '';

  it('come unless somebody turned them off, and link to what happened', async () => {
    await tell(hr, 'Look at this');
    const [row] = await api.handle.db.select().from(outbox);
    expect(row?.payload).toMatchObject({ to: await emailOf(hr), subject: 'Mentions you: Look at this' });
    expect(String(row?.payload.text)).toContain(`${api.env.PUBLIC_ADMIN_URL}/admin/posts`);
    expect((await api.call(calls.getNotificationSettings, {}, hr)).body).toEqual({ mail: true });
    const off = await api.call(calls.saveNotificationSettings, { body: { mail: false } }, hr);
    expect(off.body).toEqual({ mail: false });
    await tell(hr, 'And at this');
    await tell(leads, 'And at this');
    expect(await mailsTo()).toEqual([await emailOf(hr), await emailOf(leads)]);
    expect((await api.call(calls.saveNotificationSettings, { body: { mail: false } })).status).toBe(401);
  });

  it('are never sent about a mail that failed', async () => {
    const message = { kind: 'mail-failed', title: 'A mail was given up', path: '/admin/test-page' } as const;
    await notify(api.ctx(), { userIds: [leads.userId] }, message);
    expect([(await list(leads)).unread, (await mailsTo()).length]).toEqual([1, 0]);
  });
});

it('is part of its cause: what is rolled back was told to nobody', async () => {
  const failing = inTransaction(api.ctx(), async (tx) => {
    await notify(tx, { userIds: [leads.userId] }, { kind: 'comment', title: 'Lost', path: '/admin/posts' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect((await list(leads)).rows).toEqual([]);
  expect(await mailsTo()).toEqual([]);
});

it('tells nobody of what they did themselves', async () => {
  const message = { kind: 'comment', title: 'Mine', path: '/admin/posts' } as const;
  await notify(api.ctx(leads), { permission: 'leads.handle' }, message);
  expect((await list(leads)).rows).toEqual([]);
});

it('forgets after a while, and the database refuses a way out of the staff area', async () => {
  await tell(leads, 'old');
  api.time.now = new Date(api.time.now.getTime() + (limits.notificationDays + 1) * 86_400_000);
  await tell(leads, 'new');
  await cleanUpNotifications(api.ctx());
  expect((await list(leads)).rows.map(({ title }) => title)).toEqual(['new']);
  const stray = { userId: leads.userId, kind: 'comment' as const, title: '', note: '', createdAt: api.time.now };
  await expect(api.handle.db.insert(notification).values({ ...stray, path: 'https://evil.test' })).rejects.toThrow();
});
