import { limits, type Role, roles, type SubmissionForm, type SubmissionState } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import { type BodyOf, calls, formCalls, type InboxFilter } from '@fundfront/content-model/wire';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { bodies, send } from '../../../test/visitors.ts';
import type { UserActor } from '../../context.ts';
import { audit, notification, outbox, submission, submissionEvent } from '../../db/schema/index.ts';
import { verifyAudit } from '../audit/verifyAudit.ts';
import { removeOldSubmissions } from './removeOldSubmissions.ts';

let api: TestApi;
const staff = new Map<Role, UserActor>();
beforeAll(async () => {
  api = await openTestApi();
  for (const role of roles) staff.set(role, await makeUser(api, [role]));
});
afterAll(() => api?.close());

const as = (role: Role) => staff.get(role);
const idOf = (role: Role) => as(role)?.userId ?? '';
type Sent = { id: string; form: SubmissionForm; trackingNumber: string };

async function sent(form: 'requestCall' | 'contact' | 'complaint', own: object = {}): Promise<Sent> {
  const { trackingNumber } = (await send(api, formCalls[form], { ...bodies[form], ...own })).body;
  const [row] = await api.handle.db.select().from(submission).where(eq(submission.trackingNumber, trackingNumber));
  if (!row) throw new Error('Nothing was kept');
  return { id: row.id, form, trackingNumber };
}
const list = async (query: InboxFilter & { order?: 'due' | 'newest'; cursor?: string } = {}, role: Role = 'leads') =>
  (await api.call(calls.listSubmissions, { params: { form: 'all' }, query }, as(role))).body;
const get = async ({ id }: { id: string }, role: Role = 'leads') =>
  (await api.call(calls.openSubmission, { params: { id } }, as(role))).body;
const assign = ({ id, form }: Sent, assigneeId: string | null, role: Role = 'leads') =>
  api.call(calls.assignSubmission, { params: { id, form }, body: { assigneeId } }, as(role));
const change = (body: BodyOf<typeof calls.changeSubmissions>, role: Role = 'leads') =>
  api.call(calls.changeSubmissions, { body }, as(role));
const setState = (id: string, state: SubmissionState) => change({ ids: [id], change: { state } });
const auditOf = (action: string, entryId?: string) =>
  api.handle.db
    .select()
    .from(audit)
    .where(and(eq(audit.action, action), entryId ? eq(audit.entryId, entryId) : undefined));

describe('one list over all forms', () => {
  it('has what the role may read, and nothing for a role without any', async () => {
    const call = await sent('requestCall');
    expect((await list()).rows.map(({ id }) => id)).toContain(call.id);
    expect((await list({}, 'hr')).rows).toEqual([]);
    const refused = await api.call(calls.listSubmissions, { params: { form: 'all' } }, as('editor'));
    expect([refused.status, refused.body.text_code]).toEqual([403, 'FORBIDDEN']);
    expect((await api.call(calls.openSubmission, { params: { id: call.id } }, as('hr'))).status).toBe(403);
  });

  it('puts what is owed first, the earliest before, and goes on page by page', async () => {
    await api.handle.db.delete(submission);
    const complaints = [await sent('complaint')];
    api.time.now = new Date(api.time.now.getTime() + 1_000);
    complaints.push(await sent('complaint'));
    for (let time = 0; time < limits.pageSize; time += 1) await sent('contact', { email: `v.${time}@example.test` });
    const first = await list({ order: 'due', state: 'open' });
    expect(first.rows.slice(0, 2).map(({ id }) => id)).toEqual(complaints.map(({ id }) => id));
    expect(first.rows[0]?.dueAt).toBe(new Date(api.time.now.getTime() - 1_000 + limits.complaintReplyMs).toISOString());
    const second = await list({ order: 'due', state: 'open', cursor: first.next ?? '' });
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect([ids.length, new Set(ids).size, second.next]).toEqual([limits.pageSize + 2, limits.pageSize + 2, null]);
    const stale = { params: { form: 'all' as const }, query: { cursor: first.next ?? '' } };
    expect((await api.call(calls.listSubmissions, stale, as('leads'))).status).toBe(400);
  });

  it('holds what looks like spam, tells nobody of it, and lets it in on request', async () => {
    const before = await api.handle.db.$count(outbox);
    const links = Array.from({ length: limits.spamLinks + 1 }, (_, index) => `https://x${index}.test`).join(' ');
    const held = await sent('contact', { message: links });
    expect(await api.handle.db.$count(outbox)).toBe(before);
    expect(await api.handle.db.$count(notification, eq(notification.subjectId, held.id))).toBe(0);
    // By its reference: a page of the list holds fewer than the tests before this one have sent.
    const search = held.trackingNumber;
    expect((await list({ search })).rows.map(({ id }) => id)).not.toContain(held.id);
    const { rows, counts } = await list({ state: 'spam' });
    expect([rows.map(({ id }) => id), counts.spam]).toEqual([[held.id], 1]);
    await setState(held.id, 'new');
    expect((await list({ state: 'new', search })).rows.map(({ id }) => id)).toContain(held.id);
  });
});

describe('giving it to somebody', () => {
  it('tells them, settles it for the others, and stands in the history', async () => {
    const other = await makeUser(api, ['leads']);
    const one = await sent('contact');
    const { body } = await assign(one, other.userId);
    expect(body.assignee).toEqual({ id: other.userId, name: other.name });
    expect(body.history.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['received', ''],
      ['assigned', other.name],
    ]);
    const rung = await api.handle.db.select().from(notification).where(eq(notification.subjectId, one.id));
    const unread = rung.filter(({ readAt }) => readAt === null).map(({ userId, kind }) => [userId, kind]);
    expect(unread).toEqual([[other.userId, 'assigned']]);
    expect((await list({ assignee: other.userId })).rows.map(({ id }) => id)).toEqual([one.id]);
    expect((await assign(one, null)).body.assignee).toBeNull();
    const people = await api.call(calls.listAssignees, { params: { form: 'contact' } }, as('compliance'));
    expect(people.body.map(({ id }) => id)).toEqual(expect.arrayContaining([other.userId, idOf('leads')]));
    expect(people.body.map(({ id }) => id)).not.toContain(idOf('hr'));
  });

  it('is refused for who may not handle it, from either side', async () => {
    const one = await sent('contact');
    expect((await assign(one, idOf('hr'))).body.text_code).toBe('VALIDATION');
    expect((await assign(one, idOf('leads'), 'compliance')).status).toBe(403);
    expect((await get(one)).assignee).toBeNull();
  });
});

describe('many at once', () => {
  it('change together, or not at all', async () => {
    const [one, two] = [await sent('contact'), await sent('complaint')];
    expect((await change({ ids: [one.id, two.id, one.id], change: { state: 'done' } })).body).toEqual({ changed: 2 });
    expect([(await get(one)).state, (await get(two)).state]).toEqual(['done', 'done']);
    expect((await auditOf('inbox.handle', one.id)).length).toBe(1);
    const gone = '00000000-0000-4000-8000-000000000000';
    expect((await change({ ids: [one.id, gone], change: { state: 'new' } })).status).toBe(404);
    expect((await change({ ids: [one.id], change: { state: 'new' } }, 'compliance')).status).toBe(403);
    expect((await change({ ids: [], change: { state: 'new' } })).status).toBe(400);
    expect((await get(one)).state).toBe('done');
    await change({ ids: [one.id, two.id], change: { assigneeId: idOf('leads') } });
    expect((await get(two)).assignee?.id).toBe(idOf('leads'));
  });
});

it('shows what a colleague revealed, and why', async () => {
  const one = await sent('requestCall');
  const body = { field: 'phone', reason: 'To call back' };
  const input = { params: { form: one.form, id: one.id }, body };
  expect((await api.call(calls.revealAnswer, input, as('leads'))).body).toEqual({ value: '0300-1234567' });
  expect((await get(one)).history.at(-1)).toMatchObject({ kind: 'reveal', subject: 'To call back', body: 'phone' });
});

describe('answering by mail', () => {
  const reply = (one: Sent, own: object = {}, role: Role = 'leads') => {
    const body = {
      locale: 'en',
      subject: 'About it',
      body: 'Dear you,\n\nit is so.',
      next: 'wait',
      version: 1,
      ...own,
    };
    return api.call(
      calls.sendReply,
      { params: { form: one.form, id: one.id }, body: body as BodyOf<typeof calls.sendReply> },
      as(role),
    );
  };

  it('offers the published templates of both languages, filled', async () => {
    const data = { title: 'Hello', slug: 'hello', order: 1, subject: '{reference}', body: 'Dear {name}, {sender}' };
    const template = await makeLive(api.ctx(), 'replyTemplate', data);
    const urdu = { title: 'سلام', slug: 'hello', subject: '{reference}', body: 'محترم {name}' };
    await publish(api.ctx(), await translate(api.ctx(), template, 'ur', urdu), 'ur');
    await makeEntry(api.ctx(), 'replyTemplate', { ...data, title: 'A draft', slug: 'draft' });
    const one = await sent('contact', { name: 'Ayesha O’Neil' });
    const params = { form: one.form, id: one.id };
    const { body } = await api.call(calls.listReplies, { params }, as('leads'));
    expect(body.map(({ locale, title, subject, body: text }) => [locale, title, subject, text])).toEqual([
      ['en', 'Hello', one.trackingNumber, `Dear Ayesha O’Neil, ${as('leads')?.name}`],
      ['ur', 'سلام', one.trackingNumber, 'محترم Ayesha O’Neil'],
    ]);
    expect((await api.call(calls.listReplies, { params }, as('compliance'))).status).toBe(403);
  });

  it('sends it once, keeps it in the history, and waits or closes', async () => {
    const one = await sent('contact', { email: 'waits@example.test' });
    await api.handle.db.delete(outbox);
    const { body } = await reply(one, { locale: 'ur', body: 'محترم،\n\n<b>یہ</b>' });
    expect([body.state, body.version]).toEqual(['waiting', 2]);
    expect(body.history.find(({ kind }) => kind === 'reply')).toMatchObject({ subject: 'About it' });
    const again = await reply(one);
    expect([again.status, again.body.text_code]).toEqual([409, 'VERSION_CONFLICT']);
    const mails = await api.handle.db.select().from(outbox);
    expect(mails.map(({ payload }) => payload.to)).toEqual(['waits@example.test']);
    expect(String(mails[0]?.payload.html)).toContain('dir="rtl"');
    expect(String(mails[0]?.payload.html)).not.toContain('<b>');
    expect((await reply(one, { next: 'close', version: 2 })).body.state).toBe('done');
    const [row] = await auditOf('inbox.reply', one.id);
    expect(JSON.stringify(row?.detail)).not.toMatch(/About it|it is so/);
  });

  it('is refused with a word that was not filled, without a text, and to who may only read', async () => {
    const one = await sent('contact');
    expect((await reply(one, { body: 'Dear {name},' })).body.error).toContain('{name}');
    expect((await reply(one, { body: ' ' })).status).toBe(400);
    expect((await reply(one, {}, 'compliance')).status).toBe(403);
    expect((await get(one)).history).toHaveLength(1);
  });
});

describe('the export', () => {
  const exported = (body: InboxFilter, role: Role = 'leads', form: 'all' | 'subscribe' = 'all') =>
    api.call(calls.exportSubmissions, { params: { form }, body }, as(role));

  it('has what the filter finds, runs no formula, hides what is hidden, and is logged', async () => {
    const name = 'Formula Person';
    const one = await sent('requestCall', { name, message: '=HYPERLINK("http://evil.test")' });
    const { body } = await exported({ search: one.trackingNumber });
    expect([body.rows, body.complete]).toEqual([1, true]);
    expect(body.csv).toContain(`'=HYPERLINK`);
    expect(body.csv).toContain('•••••••••5671');
    expect(body.csv).not.toMatch(/1234512345671|0300-1234567/);
    const row = (await auditOf('inbox.export')).at(-1);
    expect(row).toMatchObject({ userId: idOf('leads'), detail: { form: 'all', searched: true, rows: 1 } });
  });

  it('is refused to who may only read, and for subscribers', async () => {
    expect((await exported({}, 'compliance')).status).toBe(403);
    expect((await exported({}, 'leads', 'subscribe')).status).toBe(403);
  });
});

it('removes what was closed longer ago than the settings say, and the log says so', async () => {
  await makeLive(api.ctx(), 'settings', { title: 'A company', leadRetentionMonths: 2 });
  const [old, open, fresh] = [await sent('contact'), await sent('contact'), await sent('contact')];
  await setState(old.id, 'done');
  api.time.now = new Date(api.time.now.getTime() + 70 * dayMs);
  await setState(fresh.id, 'done');
  expect((await get(old)).keptUntil).not.toBeNull();
  await removeOldSubmissions(api.ctx());
  const left = await api.handle.db.select({ id: submission.id }).from(submission);
  const ids = left.map(({ id }) => id);
  expect([ids.includes(old.id), ids.includes(open.id), ids.includes(fresh.id)]).toEqual([false, true, true]);
  expect(await api.handle.db.$count(submissionEvent, eq(submissionEvent.submissionId, old.id))).toBe(0);
  expect(await api.handle.db.$count(notification, eq(notification.subjectId, old.id))).toBe(0);
  const [row] = await auditOf('inbox.expire', old.id);
  expect(row?.detail).toEqual({ trackingNumber: old.trackingNumber, months: 2, files: 0 });
  expect(await verifyAudit({ ctx: api.ctx() })).toMatchObject({ ok: true });
});

it('lets nobody rewrite the history, not even by hand', async () => {
  const one = await sent('contact');
  await assign(one, idOf('leads'));
  await expect(api.handle.db.update(submissionEvent).set({ subject: 'Somebody else' })).rejects.toThrow();
  await expect(api.handle.db.delete(submissionEvent)).rejects.toThrow();
});
