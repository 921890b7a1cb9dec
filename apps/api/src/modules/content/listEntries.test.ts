import { contentType, listFiltersOf, writeListFilters } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { type CallInput, openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { saveEntry } from './saveEntry.ts';
import { trashEntry } from './trashEntry.ts';

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
    expect(await titles('posts', { search: '%' })).toHaveLength(names.length);
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
    const counts = await api.call(calls.countEntries, { query: { type: 'maincategory' } }, reader);
    const of = (count: number) => ({ count, more: false });
    expect(counts.body).toEqual({
      all: of(3),
      draft: of(1),
      changed: of(1),
      outdated: of(1),
      missing: of(2),
      trash: of(0),
    });
    expect(body.entries.map(({ columns }) => columns.order)).toEqual([1, 2, 3]);
    expect(await titles('maincategory', { state: 'draft' })).toEqual(['Draft']);
    expect(await titles('maincategory', { state: 'outdated', locale: 'ur' })).toEqual(['دونوں']);
    expect(await titles('maincategory', { state: 'missing', locale: 'ur' })).toEqual(['Draft', 'Changed since']);
    expect(body.entries.find(({ id }) => id === draft.id)?.rows).toMatchObject({ en: { state: 'draft' }, ur: null });
    expect(body.entries.find(({ id }) => id === both.id)?.rows).toMatchObject({
      ur: { state: 'live', outdated: true },
    });
  });

  it('keeps to values of fields, or to those where a field is filled in, and counts within', async () => {
    const ctx = api.ctx();
    const fund = await makeLive(ctx, 'fund', {});
    const document = (title: string, section: string, own: object = {}) =>
      makeEntry(ctx, 'document', { title, section, fund: null, supersedes: null, ...own });
    await document('A policy', 'policies', { slug: 'a-policy' });
    await document('A deed', 'trust-deed', { fund: fund.id });
    await document('An offer', 'offering-document');
    const only = (filter: Record<string, string[]>) =>
      titles('download', { sort: 'title', filter: writeListFilters(listFiltersOf(filter)) });
    expect(await only({ section: ['trust-deed', 'offering-document'] })).toEqual(['A deed', 'An offer']);
    expect(await only({ fund: [] })).toEqual(['A deed']);
    expect(await only({ fund: [fund.id], section: ['policies'] })).toEqual([]);
    expect(await only({ slug: ['a-policy'] })).toEqual(['A policy']);
    const query = { type: 'download', filter: 'section:policies' };
    const { body } = await api.call(calls.countEntries, { query }, reader);
    expect([body.all.count, body.draft.count, body.missing.count]).toEqual([1, 1, 1]);
  });

  it('names what a reference points to', async () => {
    const category = await makeLive(api.ctx(), 'fundCategory', { title: 'Money market' });
    await makeEntry(api.ctx(), 'fund', { category: category.id });
    const { body } = await list('funds', { sort: 'category' });
    expect(body.entries[0]?.columns.category).toBe('Money market');
  });

  it('finds one by its id, and not where it is of another type or in the trash', async () => {
    const { id } = await makeEntry(api.ctx(), 'fundCategory', { title: 'Commodities' });
    expect(await titles('maincategory', { id })).toEqual(['Commodities']);
    expect(await titles('funds', { id })).toEqual([]);
    expect((await list('funds', { id: 'no-id' })).body.text_code).toBe('VALIDATION');
    await trashEntry({ ctx: api.ctx(), input: { type: 'fundCategory', id } });
    expect(await titles('maincategory', { id })).toEqual([]);
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

  it('begins with the newest where there is a date', async () => {
    for (const date of ['2026-01-05', '2026-03-01', '2025-12-31']) {
      await makeEntry(api.ctx(), 'article', { title: date, date });
    }
    expect(await titles('announcement-articles', {})).toEqual(['2026-03-01', '2026-01-05', '2025-12-31']);
    expect(await titles('announcement-articles', { sort: 'date', direction: 'asc' })).toEqual([
      '2025-12-31',
      '2026-01-05',
      '2026-03-01',
    ]);
  });

  it('is narrowed by choice, reference, yes or no, and a span of days, and refuses anything else', async () => {
    const ctx = api.ctx();
    const one = await makeLive(ctx, 'fund', { title: 'One fund' });
    const other = await makeLive(ctx, 'fund', { title: 'Other fund' });
    const sections = contentType('document').fields.section?.choices ?? [];
    const [first = '', second = ''] = sections.map(({ value }) => value);
    const make = (title: string, date: string, fund: string, section: string) =>
      makeEntry(ctx, 'document', { title, date, fund, section });
    await make('A', '2026-01-01', one.id, first);
    await make('B', '2026-02-01', one.id, second);
    await make('C', '2026-03-01', other.id, second);
    const documents = (filter: string) => titles('download', { filter });
    expect(await documents(`fund:${one.id}`)).toEqual(['B', 'A']);
    expect(await documents(`section:${second},fund:${other.id}`)).toEqual(['C']);
    expect(
      await documents(`section:${encodeURIComponent(`${first}|${second}`)},date:2026-01-01..2026-03-01,fund:*`),
    ).toEqual(['C', 'B', 'A']);
    expect(await documents(`date:2026-01-15..2026-02-15,fund:${one.id}`)).toEqual(['B']);
    expect(await documents(`date:..2026-02-01,fund:${one.id}`)).toEqual(['B', 'A']);
    expect((await list('posts', { filter: 'isActive:true' })).body.text_code).toBe('VALIDATION');
    expect((await list('pages', { filter: 'isActive:false' })).body.entries).toEqual([]);
    for (const filter of [
      'title:x',
      'fund:abc',
      'section:unheard-of',
      'date:yesterday..',
      'section',
      'fund:%E0%A4%A',
    ]) {
      expect((await list('download', { filter })).body.text_code, filter).toBe('VALIDATION');
    }
  });

  it('follows the title of what a column refers to', async () => {
    const ctx = api.ctx();
    const early = await makeLive(ctx, 'fund', { title: 'Aardvark fund' });
    const late = await makeLive(ctx, 'fund', { title: 'Zebra fund' });
    for (const [title, fund] of [
      ['Named zebra', late.id],
      ['Named aardvark', early.id],
    ] as const) {
      await makeEntry(ctx, 'document', { title, fund, slug: title.toLowerCase().replace(' ', '-') });
    }
    const byFund = () => titles('download', { sort: 'fund', search: 'named' });
    expect(await byFund()).toEqual(['Named aardvark', 'Named zebra']);
    const data = { ...early.data, title: 'Zulu fund' };
    await saveEntry({ ctx, input: { type: 'fund', id: early.id, locale: 'en', version: early.version, data } });
    expect(await byFund()).toEqual(['Named zebra', 'Named aardvark']);
  });

  it('of all content shows every type, page by page', async () => {
    const counted = await api.call(calls.countEntries, {}, reader);
    const seen = new Set<string>();
    let cursor: string | undefined;
    let last = '9999';
    do {
      const query = { limit: '7', ...(cursor && { cursor }) };
      const { body } = await api.call(calls.listAllEntries, { query }, reader);
      for (const { id, rows } of body.entries) {
        const updated = [rows.en?.updatedAt ?? '', rows.ur?.updatedAt ?? ''].toSorted().at(-1) ?? '';
        expect(updated <= last).toBe(true);
        last = updated;
        seen.add(id);
      }
      cursor = body.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.size).toBe(counted.body.all?.count);
  });
});
