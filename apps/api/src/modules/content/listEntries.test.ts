import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { type CallInput, openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { saveEntry } from './saveEntry.ts';

let api: TestApi;
let reader: UserActor;

const list = (type: string, query: CallInput<typeof calls.listEntries>['query'] = {}) =>
  api.call(calls.listEntries, { params: { type }, query }, reader);
const titles = async (type: string, query: CallInput<typeof calls.listEntries>['query']) =>
  (await list(type, query)).body.entries.map(({ columns }) => columns.title);

const names = ['Delta', 'alpha', 'Charlie', 'bravo', 'Echo'];

beforeAll(async () => {
  api = await openTestApi();
  reader = await makeUser(api, ['compliance']);
  for (const [index, title] of names.entries()) {
    api.time.now = new Date(api.time.now.getTime() + 1_000);
    await makeEntry(api.ctx(), 'post', { title, slug: `post-${index}`, body: `<p>Body of ${title}</p>` });
  }
});
afterAll(() => api?.close());

describe('a list', () => {
  it('goes through all entries once, page by page, in either direction', async () => {
    const sorted = ['alpha', 'bravo', 'Charlie', 'Delta', 'Echo'];
    for (const direction of ['asc', 'desc'] as const) {
      const seen: unknown[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await list('posts', { sort: 'title', direction, limit: '2', ...(cursor && { cursor }) });
        expect(body.total).toBe(names.length);
        seen.push(...body.entries.map(({ columns }) => columns.title));
        cursor = body.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toEqual(direction === 'asc' ? sorted : sorted.toReversed());
    }
  });

  it('shows the latest change first when sorted by it, over pages', async () => {
    expect(await titles('posts', { sort: 'updatedAt' })).toEqual(names.toReversed());
    const first = await list('posts', { sort: 'updatedAt', limit: '3' });
    const rest = await titles('posts', { sort: 'updatedAt', limit: '3', cursor: first.body.nextCursor ?? '' });
    expect(rest).toEqual(['alpha', 'Delta']);
  });

  it('finds words anywhere in the searched fields, without regard to case', async () => {
    expect(await titles('posts', { search: 'BODY char' })).toEqual(['Charlie']);
    expect(await titles('posts', { search: 'nowhere to be found' })).toEqual([]);
    expect((await list('posts', { search: '%' })).body.total).toBe(names.length);
  });

  it('refuses an unknown sort, filter or cursor', async () => {
    expect((await list('posts', { sort: 'body' })).body.text_code).toBe('VALIDATION');
    expect((await list('posts', { sort: 'tree' })).body.text_code).toBe('VALIDATION');
    expect((await list('posts', { cursor: 'bm90aGluZw' })).body.text_code).toBe('BAD_REQUEST');
    const first = await list('posts', { sort: 'title', limit: '2' });
    expect((await list('posts', { sort: 'slug', cursor: first.body.nextCursor ?? '' })).status).toBe(400);
    const strange = await api.request('/api/content/posts?colour=red', { as: reader });
    expect(strange.status).toBe(400);
    expect((await list('unheard-of')).status).toBe(404);
  });

  it('counts and filters by state, per language', async () => {
    const ctx = api.ctx();
    const draft = await makeEntry(ctx, 'fundCategory', { title: 'Draft' });
    const both = await makeLive(ctx, 'fundCategory', { title: 'Both', order: 2 });
    await publish(ctx, await translate(ctx, both, 'ur', { title: 'دونوں' }));
    api.time.now = new Date(api.time.now.getTime() + 1_000);
    const data = { ...both.data, title: 'Both, newer' };
    const input = { type: 'fundCategory', id: both.id, locale: 'en', version: 1, data } as const;
    await publish(ctx, await saveEntry({ ctx, input }));
    const changed = await makeLive(ctx, 'fundCategory', { title: 'Changed', order: 3 });
    await saveEntry({ ctx, input: { ...input, id: changed.id, data: { ...changed.data, title: 'Changed since' } } });

    const { body } = await list('maincategory');
    expect(body.counts).toEqual({ all: 3, draft: 1, changed: 1, outdated: 1, missing: 2 });
    expect(body.entries.map(({ columns }) => columns.order)).toEqual([1, 2, 3]);
    expect(await titles('maincategory', { state: 'draft' })).toEqual(['Draft']);
    expect(await titles('maincategory', { state: 'outdated', locale: 'ur' })).toEqual(['دونوں']);
    expect(await titles('maincategory', { state: 'missing', locale: 'ur' })).toEqual(['Draft', 'Changed since']);
    expect(body.entries.find(({ id }) => id === draft.id)?.rows).toMatchObject({ en: { state: 'draft' }, ur: null });
    expect(body.entries.find(({ id }) => id === both.id)?.rows).toMatchObject({
      ur: { state: 'live', outdated: true },
    });
  });

  it('names what a reference points to', async () => {
    const category = await makeLive(api.ctx(), 'fundCategory', { title: 'Money market' });
    await makeEntry(api.ctx(), 'fund', { category: category.id });
    const { body } = await list('funds', { sort: 'category' });
    expect(body.entries[0]?.columns.category).toBe('Money market');
  });

  it('follows the tree', async () => {
    const ctx = api.ctx();
    const one = await makeEntry(ctx, 'page', { title: 'One' });
    const two = await makeEntry(ctx, 'page', { title: 'Two' });
    await makeEntry(ctx, 'page', { title: 'One, two' }, { parentId: one.id });
    await makeEntry(ctx, 'page', { title: 'Two, one' }, { parentId: two.id });
    const { body } = await list('pages', { sort: 'tree' });
    expect(body.entries.map(({ columns, depth }) => [columns.title, depth])).toEqual([
      ['One', 0],
      ['One, two', 1],
      ['Two', 0],
      ['Two, one', 1],
    ]);
    expect(await titles('pages', { parent: two.id })).toEqual(['Two, one']);
  });

  it('sorts numbers as numbers, and shows each entry on one page only', async () => {
    const orders = [402, 5, 50, 7, 100, 41, 9, 600];
    for (const order of orders) {
      await makeEntry(api.ctx(), 'fundCategory', { title: `Numbered ${order}`, slug: `numbered-${order}`, order });
    }
    const ascending = orders.toSorted((one, other) => one - other);
    for (const direction of ['asc', 'desc'] as const) {
      const seen: unknown[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await list('maincategory', {
          search: 'numbered',
          sort: 'order',
          direction,
          limit: '3',
          ...(cursor && { cursor }),
        });
        seen.push(...body.entries.map(({ columns }) => columns.order));
        cursor = body.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toEqual(direction === 'asc' ? ascending : ascending.toReversed());
    }
  });
});
