import { type FormName, forms, limits, type Role, roleCan, roles } from '@fundfront/content-model';
import { calls, formCalls } from '@fundfront/content-model/wire';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { bodies, send } from '../../../test/visitors.ts';
import type { UserActor } from '../../context.ts';
import { audit, submission } from '../../db/schema/index.ts';

let api: TestApi;
const staff = new Map<Role, UserActor>();
let sample: { id: string; trackingNumber: string };
beforeAll(async () => {
  api = await openTestApi();
  for (const role of roles) staff.set(role, await makeUser(api, [role]));
  sample = await createSubmission({ name: 'Ayesha Khan' });
});
afterAll(() => api?.close());

const as = (role: Role) => staff.get(role);
async function createSubmission(own: object = {}) {
  const { trackingNumber } = (await send(api, formCalls.requestCall, { ...bodies.requestCall, ...own })).body;
  const [row] = await api.handle.db.select().from(submission).where(eq(submission.trackingNumber, trackingNumber));
  if (!row) throw new Error('Nothing was kept');
  return { id: row.id, trackingNumber };
}
const list = (form: FormName, query: { state?: 'new' | 'done'; search?: string; cursor?: string } = {}) =>
  api.call(calls.listSubmissions, { params: { form }, query }, as('admin'));
const get = (form: FormName, id: string, role: Role = 'admin') =>
  api.call(calls.getSubmission, { params: { form, id } }, as(role));
const handle = (id: string, body: { state: 'new' | 'done'; note: string; version: number }, role: Role = 'leads') =>
  api.call(calls.handleSubmission, { params: { form: 'requestCall', id }, body }, as(role));
const reveal = (id: string, field: string, role: Role = 'leads', reason = 'To open an account') =>
  api.call(calls.revealAnswer, { params: { form: 'requestCall', id }, body: { field, reason } }, as(role));

describe.each(Object.keys(forms) as FormName[])('who may see %s', (form) => {
  it.each(roles)('%s, by the form’s own permissions', async (role) => {
    const { status } = await api.call(calls.listSubmissions, { params: { form } }, as(role));
    expect(status).toBe(roleCan(role, forms[form].readPermission) ? 200 : 403);
    const nobody = { form, id: '00000000-0000-4000-8000-000000000000' };
    const one = await api.call(calls.getSubmission, { params: nobody }, as(role));
    expect(one.status).toBe(roleCan(role, forms[form].readPermission) ? 404 : 403);
    const input = { params: nobody, body: { state: 'done' as const, note: '', version: 1 } };
    const handled = await api.call(calls.handleSubmission, input, as(role));
    expect(handled.status === 403).toBe(!roleCan(role, forms[form].handlePermission) || form === 'subscribe');
  });
});

it('refuses a form that there is not', async () => {
  const unknown = await api.request('/api/inbox/constructor', { ...(as('admin') && { as: as('admin') }) });
  expect(unknown.status).toBe(400);
  expect((await api.request('/api/inbox/requestCall')).status).toBe(401);
});

describe('one submission', () => {
  it('shows what was sent in the order of the form, with the identity card number hidden', async () => {
    const { body } = await get('requestCall', sample.id, 'compliance');
    expect(body).toMatchObject({
      trackingNumber: sample.trackingNumber,
      name: 'Ayesha Khan',
      state: 'new',
      version: 1,
      files: [],
    });
    expect(body.answers).toEqual([
      { field: 'phone', value: '••••-•••4567', masked: true },
      { field: 'cnic', value: '•••••••••5671', masked: true },
      { field: 'message', value: 'Please call me', masked: false },
    ]);
    expect(JSON.stringify(body)).not.toContain('1234512345671');
  });

  it('belongs to its form alone', async () => {
    expect((await get('contact', sample.id)).status).toBe(404);
  });

  it('tells the hidden number to who may handle it, and the journal who asked', async () => {
    expect((await reveal(sample.id, 'cnic', 'compliance')).status).toBe(403);
    expect((await reveal(sample.id, 'cnic')).body).toEqual({ value: '1234512345671' });
    expect((await reveal(sample.id, 'cnic', 'leads', ' ')).status).toBe(400);
    for (const field of ['message', 'constructor']) expect((await reveal(sample.id, field)).status).toBe(404);
    const rows = await api.handle.db.select().from(audit).where(eq(audit.action, 'inbox.reveal'));
    expect(rows.map(({ userId, entryId, detail }) => ({ userId, entryId, detail }))).toEqual([
      {
        userId: as('leads')?.userId,
        entryId: sample.id,
        detail: { trackingNumber: sample.trackingNumber, field: 'cnic', reason: 'To open an account' },
      },
    ]);
  });
});

describe('handling', () => {
  it('changes state and note, once for each version', async () => {
    const { id } = await createSubmission();
    api.time.now = new Date(api.time.now.getTime() + 60_000);
    const { body } = await handle(id, { state: 'done', note: ' Called ', version: 1 });
    expect(body).toMatchObject({ state: 'done', note: 'Called', version: 2, changedAt: api.time.now.toISOString() });
    const late = await handle(id, { state: 'new', note: '', version: 1 });
    expect([late.status, late.body.text_code]).toEqual([409, 'VERSION_CONFLICT']);
    const [row] = await api.handle.db
      .select()
      .from(audit)
      .where(eq(audit.entryId, id))
      .orderBy(audit.position)
      .offset(1);
    expect(row).toMatchObject({ action: 'inbox.handle', detail: { from: 'new', to: 'done', note: true } });
  });

  it('tells whom a note mentions, once, and without what the note says', async () => {
    const { id, trackingNumber } = await createSubmission();
    const [admin, reader] = [as('admin'), as('compliance')];
    const mentions = async (person: UserActor | undefined) =>
      (await api.call(calls.listNotifications, { query: {} }, person)).body.rows
        .filter(({ kind, path }) => kind === 'mention' && path.endsWith(id))
        .map(({ title, note }) => [title, note]);
    const note = `@${admin?.name}, his card is 12345-1234567-1. @${reader?.name}`;
    await handle(id, { state: 'new', note, version: 1 });
    await handle(id, { state: 'new', note: `${note} again`, version: 2 });
    expect(await mentions(admin)).toEqual([[expect.stringContaining(trackingNumber), '']]);
    expect(await mentions(reader)).toEqual([]);
  });

  it('is refused to who may only read, and for what is wrong', async () => {
    const { id } = await createSubmission();
    expect((await handle(id, { state: 'done', note: '', version: 1 }, 'compliance')).status).toBe(403);
    const { body } = await handle(id, { state: 'done', note: 'x'.repeat(2_001), version: 1 });
    expect(body.fields?.[0]?.path).toBe('note');
    expect((await get('requestCall', id)).body).toMatchObject({ state: 'new', version: 1 });
  });
});

describe('the list', () => {
  it('goes page by page, newest first, also among those of one moment', async () => {
    for (let time = 0; time < limits.pageSize + 5; time += 1) {
      await send(api, formCalls.contact, { ...bodies.contact, email: `visitor.${time}@example.test` });
      if (time % 10 === 0) api.time.now = new Date(api.time.now.getTime() + 1);
    }
    const first = (await list('contact')).body;
    expect([first.rows.length, first.waiting]).toEqual([limits.pageSize, limits.pageSize + 5]);
    const second = (await list('contact', { cursor: first.next ?? '' })).body;
    expect([second.rows.length, second.next]).toEqual([5, null]);
    const all = [...first.rows, ...second.rows];
    expect(new Set(all.map(({ id }) => id)).size).toBe(limits.pageSize + 5);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await list('contact', { cursor: 'nonsense' })).status).toBe(400);
  });

  it('finds by name, e-mail and number, however they are typed', async () => {
    const { trackingNumber } = await createSubmission({ name: 'كوثر بیگم', email: 'Kausar.B@example.test' });
    for (const search of ['کوثر', 'kausar.b@', trackingNumber.toLowerCase(), `بیگم، ${trackingNumber}`]) {
      expect((await list('requestCall', { search })).body.rows.map((row) => row.trackingNumber)).toEqual([
        trackingNumber,
      ]);
    }
    expect((await list('requestCall', { search: '%' })).body.rows).toEqual([]);
    expect((await list('requestCall', { search: 'nobody' })).body.rows).toEqual([]);
  });

  it('finds a number whole, not by its parts in what others sent', async () => {
    const { trackingNumber } = await createSubmission();
    await createSubmission({ email: `${trackingNumber.replaceAll('-', '')}.cr@example.test` });
    const found = (await list('requestCall', { search: trackingNumber })).body.rows;
    expect(found.map((row) => row.trackingNumber)).toEqual([trackingNumber]);
  });

  it('is of one state', async () => {
    const { id } = await createSubmission();
    await handle(id, { state: 'done', note: '', version: 1 });
    const done = (await list('requestCall', { state: 'done' })).body;
    expect(done.rows.map((row) => row.id)).toContain(id);
    expect((await list('requestCall', { state: 'new' })).body.rows.map((row) => row.id)).not.toContain(id);
    expect(done.rows.every(({ state }) => state === 'done')).toBe(true);
  });
});

it('shows subscribers as a form of their own, which they alone change', async () => {
  await send(api, formCalls.subscribe, { ...bodies.subscribe, city: 'Multan', phoneNumber: '03001234567' });
  const { rows, waiting } = (await list('subscribe')).body;
  expect([rows.length, waiting]).toEqual([1, 1]);
  const { id = '' } = rows[0] ?? {};
  expect((await get('subscribe', id)).body).toMatchObject({ state: 'new', email: 'bilal@example.test', files: [] });
  expect((await get('subscribe', id)).body.answers.map(({ field, value }) => [field, value])).toEqual([
    ['city', 'Multan'],
    ['phoneNumber', '••••-•••4567'],
    ['subscribeFor', 'sms alert'],
    ['state', 'pending'],
  ]);
  const input = { params: { form: 'subscribe' as const, id }, body: { state: 'done' as const, note: '', version: 0 } };
  const { status, body } = await api.call(calls.handleSubmission, input, as('admin'));
  expect([status, body.text_code]).toEqual([403, 'FORBIDDEN']);
  expect((await list('subscribe', { state: 'done' })).body.rows).toEqual([]);
});
