import { type ContentTypeName, contentTypes } from '@fundfront/content-model';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry } from '../../../test/contentFactories.ts';
import { makeHolder, makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { auditAfter } from '../audit/queries.ts';

let api: TestApi;
let editor: UserActor;
let other: UserActor;
let publisher: UserActor;
let outsider: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
  other = await makeUser(api, ['editor']);
  publisher = await makeUser(api, ['publisher']);
  outsider = await makeUser(api, ['leads']);
});
afterAll(() => api?.close());

const assign = (entries: readonly Pick<EntryDetail, 'id'>[], assigneeId: string | null, as = editor, type = 'pages') =>
  api.call(calls.assignEntries, { params: { type }, body: { ids: entries.map(({ id }) => id), assigneeId } }, as);
const make = (title: string, type: ContentTypeName = 'page') => makeEntry(api.ctx(), type, { title });
const listed = async (assignee: string, type = 'pages') => {
  const { body } = await api.call(calls.listEntries, { params: { type }, query: { assignee } }, editor);
  return body.entries.map(({ id }) => id);
};
const assigneeOf = async ({ id }: Pick<EntryDetail, 'id'>) => {
  const params = { type: 'pages', id, locale: 'en' as const };
  return (await api.call(calls.getEntry, { params }, editor)).body.assignee;
};
const noticesOf = async (person: UserActor) =>
  (await api.call(calls.listNotifications, { query: {} }, person)).body.rows
    .filter(({ kind }) => kind === 'assigned')
    .map(({ title, path, readAt }) => ({ title, path, read: readAt !== null }));

describe('entries', () => {
  it('are given to somebody who is told, found by that, and taken back', async () => {
    const page = await make('Fees and charges');
    expect(await assign([page], other.userId)).toMatchObject({ status: 200, body: { changed: 1 } });
    expect(await assigneeOf(page)).toMatchObject({ id: other.userId });
    expect(await listed(other.userId)).toEqual([page.id]);
    expect(await listed('none')).not.toContain(page.id);
    expect(await noticesOf(other)).toEqual([
      { title: 'Fees and charges', path: `/admin/posts/${page.id}`, read: false },
    ]);
    expect((await assign([page], other.userId)).body.changed).toBe(0);
    expect((await assign([page], null)).body.changed).toBe(1);
    expect(await assigneeOf(page)).toBeNull();
    expect(await listed(other.userId)).toEqual([]);
    expect(await listed('none')).toContain(page.id);
    expect((await noticesOf(other)).every(({ read }) => read)).toBe(true);
    const audit = (await auditAfter(api.handle.db, 0, 10_000)).filter(({ action }) => action === 'content.assign');
    expect(audit.map(({ entryId, detail }) => [entryId, detail])).toEqual([
      [page.id, { title: 'Fees and charges', assignee: other.name }],
      [page.id, { title: 'Fees and charges', assignee: null }],
    ]);
  });

  it('are given together, with one word for all of them, and keep it through a save', async () => {
    const pages = [await make('One'), await make('Two'), await make('Three')];
    const before = (await noticesOf(other)).length;
    expect((await assign(pages, other.userId)).body.changed).toBe(3);
    const notices = await noticesOf(other);
    expect(notices).toHaveLength(before + 1);
    const path = `/admin/posts?assignee=${other.userId}`;
    expect(notices).toContainEqual({ title: '3 pages', path, read: false });
    const [page] = pages;
    if (!page) throw new Error('There are three');
    const params = { type: 'pages', id: page.id, locale: 'en' as const };
    const body = { version: 1, data: { ...page.data, title: 'One, again' } };
    expect((await api.call(calls.saveEntry, { params, body }, editor)).status).toBe(200);
    expect((await listed(other.userId)).toSorted()).toEqual(pages.map(({ id }) => id).toSorted());
    await assign(pages, null);
  });

  it('are found among all content and counted on the dashboard of who has them, until they are in the trash', async () => {
    const [page, branch] = [await make('To do'), await make('Karachi', 'branch')];
    const counted = async (as: UserActor) => (await api.call(calls.dashboardOverview, {}, as)).body.assigned;
    const found = async (assignee: string) => {
      const { body } = await api.call(calls.listAllEntries, { query: { assignee } }, editor);
      return body.entries.map(({ id }) => id).toSorted();
    };
    await assign([page], other.userId);
    await assign([branch], other.userId, editor, contentTypes.branch.path);
    expect(await found(other.userId)).toEqual([branch.id, page.id].toSorted());
    expect(await found('none')).not.toContain(page.id);
    expect([await counted(other), await counted(editor)]).toEqual([2, 0]);
    const trash = await api.call(calls.trashEntry, { params: { type: 'pages', id: page.id } }, publisher);
    expect(trash.status).toBe(200);
    expect([await counted(other), await found(other.userId)]).toEqual([1, [branch.id]]);
    await assign([branch], null, editor, contentTypes.branch.path);
  });

  it('are told of to nobody who takes them', async () => {
    const page = await make('Mine');
    const before = await noticesOf(editor);
    expect((await assign([page], editor.userId)).body.changed).toBe(1);
    expect(await noticesOf(editor)).toEqual(before);
  });

  it('are all given or none', async () => {
    const page = await make('Stays');
    const gone = { id: '0199aabb-ccdd-7eef-8899-aabbccddeeff' };
    expect((await assign([page, gone], other.userId)).body.text_code).toBe('NOT_FOUND');
    expect(await assigneeOf(page)).toBeNull();
    const branch = await make('Elsewhere', 'branch');
    expect((await assign([branch], other.userId)).body.text_code).toBe('NOT_FOUND');
  });

  it('are given by whoever may edit them, to nobody else', async () => {
    const page = await make('Closed');
    expect((await assign([page], other.userId, outsider)).body.text_code).toBe('FORBIDDEN');
    expect(await assign([page], outsider.userId)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'assigneeId', message: 'Choose somebody who may edit pages.' }] },
    });
    expect((await assign([], other.userId)).status).toBe(400);
    const branches = await makeHolder(api, { types: ['branch'] });
    expect((await assign([page], other.userId, branches)).body.text_code).toBe('FORBIDDEN');
    const people = async (type: string) =>
      (await api.call(calls.listEntryAssignees, { params: { type } }, editor)).body.map(({ id }) => id);
    expect(await people('branches')).toEqual(expect.arrayContaining([editor.userId, branches.userId]));
    expect(await people('pages')).not.toContain(branches.userId);
    expect(await people('pages')).not.toContain(outsider.userId);
  });
});

it('an account that is gone leaves its entries to nobody, by the database itself', async () => {
  const leaving = await makeUser(api, ['editor']);
  const page = await make('Left behind');
  await assign([page], leaving.userId);
  await api.handle.asOwner((db) => db.execute(sql`delete from app_user where id = ${leaving.userId}`));
  expect(await assigneeOf(page)).toBeNull();
  expect(await listed('none')).toContain(page.id);
  await expect(
    api.handle.db.execute(sql`update entry set assignee_id = ${page.id} where id = ${page.id}`),
  ).rejects.toMatchObject({ cause: { constraint: 'entry_assignee_id_app_user_id_fk' } });
});
