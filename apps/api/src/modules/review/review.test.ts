import type { Locale } from '@fundfront/content-model';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { auditAfter } from '../audit/queries.ts';
import { getEntry } from '../content/getEntry.ts';
import { saveEntry } from '../content/saveEntry.ts';

let api: TestApi;
let writer: UserActor;
let first: UserActor;
let second: UserActor;
let outsider: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  [writer, first, second, outsider] = [
    await makeUser(api, ['admin']),
    await makeUser(api, ['publisher']),
    await makeUser(api, ['publisher']),
    await makeUser(api, ['hr']),
  ];
});
afterAll(() => api?.close());

const rowsOf = (version: number, ...locales: Locale[]) => locales.map((locale) => ({ locale, version }));
const send = (entry: EntryDetail, as = writer, rows = rowsOf(entry.version, 'en')) =>
  api.call(calls.sendForReview, { params: { id: entry.id }, body: { rows, note: 'Four steps' } }, as);
const approve = (entry: EntryDetail, as: UserActor, { publish = false, version = entry.version } = {}) =>
  api.call(calls.approveVersions, { params: { id: entry.id }, body: { rows: rowsOf(version, 'en'), publish } }, as);
const review = async (entry: EntryDetail, as: UserActor) =>
  (await api.call(calls.getReview, { params: { id: entry.id } }, as)).body;
const stateOf = async ({ id }: EntryDetail, type: 'page' | 'fund' = 'page') =>
  (await getEntry({ ctx: api.ctx(), input: { type, id, locale: 'en' } })).rows.en?.state;
const queueOf = async (as: UserActor, scope: 'mine' | 'sent' | 'all' = 'mine') =>
  (await api.call(calls.reviewQueue, { query: { scope } }, as)).body.items.map(({ id }) => id);
const publish = (entry: EntryDetail, type: string, as: UserActor) =>
  api.call(calls.publishEntry, { params: { type, id: entry.id, locale: 'en' }, body: { version: entry.version } }, as);
const saveAgain = (entry: EntryDetail) =>
  saveEntry({
    ctx: api.ctx(writer),
    input: { type: entry.type === 'fund' ? 'fund' : 'page', id: entry.id, locale: 'en', version: 1, data: entry.data },
  });

describe('what is sent for review', () => {
  it('waits for those who neither wrote nor sent it', async () => {
    const entry = await makeEntry(api.ctx(writer), 'page');
    expect((await send(entry, outsider)).body.text_code).toBe('FORBIDDEN');
    expect((await send(entry)).status).toBe(200);
    expect(await stateOf(entry)).toBe('in-review');
    expect(await queueOf(first)).toContain(entry.id);
    expect(await queueOf(writer)).not.toContain(entry.id);
    expect(await queueOf(writer, 'sent')).toContain(entry.id);
    expect((await api.call(calls.reviewCount, {}, first)).body.mine).toBeGreaterThan(0);
    expect((await api.call(calls.reviewCount, {}, outsider)).body.mine).toBe(0);
    const bell = await api.call(calls.listNotifications, { query: {} }, first);
    expect(bell.body.rows[0]).toMatchObject({ kind: 'approval-waiting', path: `/admin/approvals/${entry.id}` });
    const seen = await review(entry, writer);
    expect(seen.rows).toMatchObject([{ locale: 'en', version: 1, state: 'open', standing: 'author', before: null }]);
    expect(seen.deciders.map(({ id }) => id).sort()).toEqual([first.userId, second.userId].sort());
  });

  it('is refused to its author and to its sender, and approved by a third', async () => {
    const entry = await makeEntry(api.ctx(writer), 'page');
    await send(entry, first);
    expect((await approve(entry, writer)).body.text_code).toBe('SECOND_PERSON');
    expect((await approve(entry, first)).body.text_code).toBe('SECOND_PERSON');
    expect((await approve(entry, outsider)).body.text_code).toBe('FORBIDDEN');
    expect((await approve(entry, second)).status).toBe(200);
    expect(await stateOf(entry)).toBe('approved');
    expect((await review(entry, writer)).rows[0]?.approved).toMatchObject({ by: { id: second.userId }, single: false });
    expect((await approve(entry, second)).status).toBe(200);
  });

  it('is live after approving and publishing, with an audit row for each', async () => {
    const entry = await makeEntry(api.ctx(writer), 'page');
    await send(entry);
    const { status, body } = await approve(entry, first, { publish: true });
    expect(status).toBe(200);
    expect(body.path).toBe(`/${entry.data.slug}`);
    expect(await stateOf(entry)).toBe('live');
    expect(await queueOf(second)).not.toContain(entry.id);
    const actions = (await auditAfter(api.handle.db, 0, 10_000)).filter(({ entryId }) => entryId === entry.id);
    expect(actions.map(({ action }) => action)).toEqual([
      'content.create',
      'review.send',
      'review.approve',
      'content.publish',
    ]);
  });

  it('waits no more after a later save, whose version needs an approval of its own', async () => {
    const entry = await makeEntry(api.ctx(writer), 'fund');
    await send(entry);
    await approve(entry, first);
    expect(await stateOf(entry, 'fund')).toBe('approved');
    const saved = await saveAgain(entry);
    expect(await stateOf(entry, 'fund')).toBe('draft');
    expect((await approve(entry, first)).body.text_code).toBe('VERSION_CONFLICT');
    expect((await publish(saved, 'funds', writer)).body.text_code).toBe('SECOND_PERSON');
    await send(saved);
    expect(await queueOf(first)).toContain(entry.id);
    await approve(saved, first);
    expect((await publish(saved, 'funds', writer)).status).toBe(200);
  });

  it('goes back with a reason, which stays in sight until it is sent again', async () => {
    const entry = await makeEntry(api.ctx(writer), 'page');
    const ask = (note: string, as = first) =>
      api.call(calls.requestChanges, { params: { id: entry.id }, body: { rows: rowsOf(1, 'en'), note } }, as);
    expect((await ask('too early')).body.text_code).toBe('NOT_FOUND');
    await send(entry);
    expect((await ask(' ')).body.text_code).toBe('VALIDATION');
    expect((await ask('A word is missing', writer)).status).toBe(200);
    expect(await stateOf(entry)).toBe('changes-requested');
    const saved = await saveAgain(entry);
    expect(await stateOf(entry)).toBe('changes-requested');
    api.time.now = new Date(api.time.now.getTime() + 60_000);
    await send(saved);
    expect(await stateOf(entry)).toBe('in-review');
    expect((await review(entry, writer)).path.map(({ state, decisionNote }) => [state, decisionNote])).toEqual([
      ['open', ''],
      ['changes-requested', 'A word is missing'],
    ]);
  });

  it('is taken back to a draft by its sender', async () => {
    const entry = await makeEntry(api.ctx(writer), 'page');
    await send(entry);
    const withdraw = (as: UserActor) => api.call(calls.withdrawReview, { params: { id: entry.id } }, as);
    expect((await withdraw(outsider)).body.text_code).toBe('FORBIDDEN');
    expect((await withdraw(writer)).status).toBe(200);
    expect(await stateOf(entry)).toBe('draft');
    expect((await withdraw(writer)).body.text_code).toBe('NOT_FOUND');
  });

  it('goes live in both languages or in none', async () => {
    const entry = await makeEntry(api.ctx(writer), 'fund');
    const urdu = await translate(api.ctx(writer), entry, 'ur', { title: null });
    const rows = rowsOf(1, 'ur', 'en');
    await send(urdu, writer, rows);
    const both = { params: { id: entry.id }, body: { rows, publish: true } };
    expect((await api.call(calls.approveVersions, both, first)).body.text_code).toBe('VALIDATION');
    expect(await stateOf(entry, 'fund')).toBe('in-review');
    expect((await review(entry, first)).rows.map(({ faults }) => faults.length > 0)).toEqual([false, true]);
  });

  it('is refused for what is live, or not the latest', async () => {
    const live = await makeLive(api.ctx(), 'page');
    expect((await send(live)).body.text_code).toBe('VALIDATION');
    const entry = await makeEntry(api.ctx(writer), 'page');
    expect((await send(entry, writer, rowsOf(2, 'en'))).body.text_code).toBe('VERSION_CONFLICT');
  });
});

it('comments belong to a version, and are settled', async () => {
  const entry = await makeEntry(api.ctx(writer), 'page');
  const comment = (as: UserActor, version = 1) =>
    api.call(
      calls.commentReview,
      { params: { id: entry.id }, body: { locale: 'en', version, field: 'title', body: '“assured” cannot stand' } },
      as,
    );
  expect((await comment(outsider)).body.text_code).toBe('FORBIDDEN');
  expect((await comment(first, 2)).body.text_code).toBe('NOT_FOUND');
  expect((await comment(first)).status).toBe(200);
  const [made] = (await review(entry, writer)).comments;
  expect(made).toMatchObject({ field: 'title', by: { id: first.userId }, resolvedBy: null });
  await api.call(calls.resolveComment, { params: { id: made?.id ?? '' } }, writer);
  expect((await review(entry, writer)).comments[0]?.resolvedBy?.id).toBe(writer.userId);
});

it('a comment tells whom it mentions of that alone, and nobody who has no part in it', async () => {
  const entry = await makeEntry(api.ctx(writer), 'page', { title: 'Fees and charges' });
  const seen = await review(entry, first);
  expect(seen.participants.map(({ id }) => id)).toEqual(expect.arrayContaining([writer.userId, second.userId]));
  expect(seen.participants.some(({ id }) => [first.userId, outsider.userId].includes(id))).toBe(false);
  const body = `@${writer.name} and @${outsider.name}: who is @nobody?`;
  const params = { id: entry.id };
  await api.call(calls.commentReview, { params, body: { locale: 'en', version: 1, body } }, first);
  const noticesOf = async (person: UserActor) =>
    (await api.call(calls.listNotifications, { query: {} }, person)).body.rows
      .filter(({ path }) => path.endsWith(entry.id))
      .map(({ kind, title, note }) => [kind, title, note]);
  expect(await noticesOf(writer)).toEqual([['mention', 'Fees and charges', body]]);
  expect(await noticesOf(outsider)).toEqual([]);
  expect(await noticesOf(second)).toEqual([]);
});

describe('the rule of a type', () => {
  const set = (secondPerson: boolean, as: UserActor, type = 'branches') =>
    api.call(calls.setApprovalRule, { params: { type }, body: { secondPerson } }, as);

  it('is set by an administrator, holds at once, and is lifted by another one', async () => {
    const other = await makeUser(api, ['admin']);
    expect((await set(true, first)).body.text_code).toBe('FORBIDDEN');
    const before = await makeEntry(api.ctx(writer), 'branch');
    expect((await publish(before, 'branches', writer)).status).toBe(200);
    expect((await set(true, writer)).status).toBe(200);
    const after = await makeEntry(api.ctx(writer), 'branch');
    expect((await publish(after, 'branches', writer)).body.text_code).toBe('SECOND_PERSON');
    const { body } = await api.call(calls.approvalRules, {}, writer);
    expect(body.find(({ type }) => type === 'branch')).toMatchObject({ needsSecondPerson: true, fixed: 'own' });
    expect(body.find(({ type }) => type === 'fund')).toMatchObject({ needsSecondPerson: true, fixed: 'declared' });
    expect((await set(false, writer)).body.text_code).toBe('SECOND_PERSON');
    expect((await set(false, other)).status).toBe(200);
    expect((await publish(after, 'branches', writer)).status).toBe(200);
  });

  it('cannot be less than what the type declares', async () => {
    expect((await set(false, writer, 'funds')).body.text_code).toBe('VALIDATION');
  });
});

it('a translation of a fund is live only while its base language is', async () => {
  const entry = await makeEntry(api.ctx(writer), 'fund');
  const urdu = await translate(api.ctx(writer), entry, 'ur');
  const rows = rowsOf(1, 'ur', 'en');
  await send(urdu, writer, rows);
  const both = { params: { id: entry.id }, body: { rows, publish: true } };
  expect((await api.call(calls.approveVersions, both, first)).status).toBe(200);
  const takeOff = { params: { type: 'funds', id: entry.id, locale: 'en' as const } };
  expect((await api.call(calls.unpublishEntry, takeOff, first)).body.text_code).toBe('IN_USE');
});
