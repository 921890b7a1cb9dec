import type { EntryData, Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { unpublishEntry } from '../content/unpublishEntry.ts';

let api: TestApi;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await openTestApi();
  const ctx = api.ctx();
  const fund = await makeLive(ctx, 'fund', { title: 'Sample Cash Fund', slug: 'cash-fund' });
  const document = async (slug: string, date: string, more: EntryData = {}) => {
    const own = {
      title: `Report ${slug}`,
      slug,
      date,
      section: 'financial-statements',
      fund: fund.id,
      supersedes: null,
      researchSection: null,
    };
    const entry = await makeLive(ctx, 'document', { ...own, ...more });
    ids[slug] = entry.id;
    return entry;
  };
  await document('first', '2026-01-31');
  const second = await document('second', '2026-02-28', { supersedes: ids.first });
  await document('b10', '2025-06-30', { title: 'Form 10', section: 'application-forms', fund: null });
  await document('b9', '2025-06-30', { title: 'Form 9', section: 'application-forms', fund: null });
  await makeEntry(ctx, 'document', { title: 'Unpublished', slug: 'draft', supersedes: second.id });
  const taken = await document('taken', '2026-03-01');
  await unpublishEntry({ ctx, input: { type: 'document', id: taken.id, locale: 'en' } });
  await publish(ctx, await translate(ctx, second, 'ur', { title: 'دوسری رپورٹ', slug: 'dusri' }), 'ur');
  await publish(ctx, await translate(ctx, fund, 'ur', { title: 'نمونہ کیش فنڈ', slug: 'cash-fund-ur' }), 'ur');
  await makeLive(ctx, 'article', { title: 'A notice', slug: 'notice', kind: 'announcement' });
  for (const [title, order] of [
    ['Second', 2],
    ['Tenth', 10],
    ['First', 1],
  ] as const) {
    await makeLive(ctx, 'person', { title, slug: title.toLowerCase(), group: 'board', order });
  }
  for (const title of ['لاہور', 'اسلام آباد', 'پشاور', 'ٹانک']) {
    const branch = await makeLive(ctx, 'branch', { title: 'Branch', network: 'own' });
    await publish(ctx, await translate(ctx, branch, 'ur', { title }), 'ur');
  }
});
afterAll(() => api?.close());

async function items(type: 'document' | 'person' | 'branch' | 'article', locale: Locale = 'en', facet?: string) {
  const { status, body } = await api.call(calls.getItems, { query: { type, locale, ...(facet && { facet }) } });
  expect(status).toBe(200);
  return body.items;
}
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

describe('the items of a type', () => {
  it('are the live ones, in its order; what is equal goes by title', async () => {
    expect(titles(await items('document'))).toEqual(['Report second', 'Report first', 'Form 9', 'Form 10']);
    expect(titles(await items('person'))).toEqual(['First', 'Second', 'Tenth']);
  });

  it('come with their fields and with what they point to', async () => {
    const [second, first] = await items('document', 'en', 'financial-statements');
    expect(second).toMatchObject({
      id: ids.second,
      slug: 'second',
      locale: 'en',
      path: null,
      data: { section: 'financial-statements', file: { name: 'Document.pdf' } },
      publishedAt: api.time.now.toISOString(),
    });
    expect(Object.values(second?.references ?? {})).toEqual(
      expect.arrayContaining([
        { title: expect.stringContaining('Sample Cash Fund'), path: '/cash-fund' },
        { title: 'Report first', path: null },
      ]),
    );
    expect(Object.keys(first?.references ?? {})).toHaveLength(1);
  });

  it('are asked for by facet', async () => {
    expect(titles(await items('document', 'en', 'application-forms'))).toEqual(['Form 9', 'Form 10']);
    expect(await items('document', 'en', 'brochures')).toEqual([]);
  });

  it('come in English where they are not translated, and so do those that they point to', async () => {
    const list = await items('document', 'ur', 'financial-statements');
    expect(list.map(({ locale, title, slug }) => [locale, title, slug])).toEqual([
      ['ur', 'دوسری رپورٹ', 'dusri'],
      ['en', 'Report first', 'first'],
    ]);
    expect(list[0]?.data).toMatchObject({ title: 'دوسری رپورٹ', date: '2026-02-28' });
    expect(Object.values(list[0]?.references ?? {})).toEqual(
      expect.arrayContaining([
        { title: expect.stringContaining('نمونہ کیش فنڈ'), path: '/ur/cash-fund-ur' },
        { title: 'Report first', path: null },
      ]),
    );
  });

  it('are sorted as Urdu sorts', async () => {
    expect(titles(await items('branch', 'ur'))).toEqual(['اسلام آباد', 'پشاور', 'ٹانک', 'لاہور']);
  });

  it('lead to their pages, in the language that has one', async () => {
    expect((await items('article', 'ur')).map(({ path }) => path)).toEqual(['/downloads/articles/notice']);
  });

  it.each([
    { type: 'document', locale: 'en', facet: 'nothing' },
    { type: 'album', locale: 'en', facet: 'board' },
    { type: 'fund', locale: 'en' },
    { type: 'person', locale: 'fr' },
  ])('are refused for %j', async (query) => {
    const search = new URLSearchParams(Object.entries(query));
    const response = await api.request(`${calls.getItems.path}?${search}`);
    expect([response.status, await response.json()]).toMatchObject([400, { text_code: 'VALIDATION' }]);
  });
});

describe('a long list', () => {
  const ask = async (query: Record<string, string>) =>
    (await api.call(calls.getItems, { query: { type: 'document', locale: 'en', ...query } })).body;

  it('is read to its end by cursor, each item once, in the order of the whole', async () => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const { items: part, nextCursor }: Awaited<ReturnType<typeof ask>> = await ask({
        limit: '1',
        ...(cursor !== null && { cursor }),
      });
      found.push(...titles(part));
      cursor = nextCursor;
    } while (cursor !== null);
    expect(found).toEqual(titles(await items('document')));
  });

  it('has pages by number; past the last there is nothing', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => ask({ limit: '2', page })));
    expect(pages.map((page) => titles(page.items))).toEqual([
      ['Report second', 'Report first'],
      ['Form 9', 'Form 10'],
      [],
    ]);
    expect(pages.map(({ nextCursor }) => nextCursor !== null)).toEqual([true, false, false]);
  });

  it('is asked for by several parts, and for a single entry', async () => {
    const both = await ask({ facet: 'application-forms,financial-statements', limit: '3' });
    expect(titles(both.items)).toEqual(['Report second', 'Report first', 'Form 9']);
    expect(titles((await ask({ entry: ids.b10 ?? '' })).items)).toEqual(['Form 10']);
  });

  it('refuses the cursor of another list, and more than a page at once', async () => {
    const { nextCursor } = await ask({ limit: '1' });
    const query = { type: 'person' as const, locale: 'en' as const };
    const other = await api.call(calls.getItems, { query: { ...query, cursor: nextCursor ?? '' } });
    const tooMany = await api.call(calls.getItems, { query: { ...query, limit: '101' } });
    expect([other.body.text_code, tooMany.body.text_code]).toEqual(['BAD_REQUEST', 'VALIDATION']);
  });

  it('follows what goes live, changes and goes off, in both languages', async () => {
    const entry = await makeLive(api.ctx(), 'person', { title: 'Ninth', slug: 'ninth', group: 'board', order: 9 });
    expect(titles(await items('person', 'ur'))).toEqual(['First', 'Second', 'Ninth', 'Tenth']);
    const input = { type: 'person' as const, id: entry.id, locale: 'en' as const };
    const data = { ...entry.data, order: 11 };
    const saved = await saveEntry({ ctx: api.ctx(), input: { ...input, version: entry.version, data } });
    expect(titles(await items('person'))).toEqual(['First', 'Second', 'Ninth', 'Tenth']);
    await publish(api.ctx(), saved);
    expect(titles(await items('person'))).toEqual(['First', 'Second', 'Tenth', 'Ninth']);
    await unpublishEntry({ ctx: api.ctx(), input });
    expect(titles(await items('person', 'ur'))).toEqual(['First', 'Second', 'Tenth']);
  });
});

describe('the groups of a type', () => {
  it('are counted, each with its first item, in the order of the choices', async () => {
    const { body } = await api.call(calls.getItemGroups, { query: { type: 'document', locale: 'en' } });
    expect(body.map(({ facet, count, first }) => [facet, count, first.title])).toEqual([
      ['application-forms', 2, expect.stringMatching(/^Form (?:9|10)$/)],
      ['financial-statements', 2, 'Report second'],
    ]);
    expect(Object.keys(body[1]?.first.references ?? {})).toHaveLength(2);
  });

  it('begin with the same one of a day in every language, however its titles sort', async () => {
    const ctx = api.ctx();
    const made = { date: '2026-04-30', section: 'policies', fund: null, supersedes: null, researchSection: null };
    for (const [title, urdu] of [
      ['Zakat policy', 'الف'],
      ['Audit policy', 'ے'],
    ] as const) {
      const entry = await makeLive(ctx, 'document', { ...made, title, slug: title.toLowerCase().replace(' ', '-') });
      await publish(ctx, await translate(ctx, entry, 'ur', { title: urdu, slug: String(entry.data.slug) }), 'ur');
    }
    const firstOf = async (locale: Locale) => {
      const { body } = await api.call(calls.getItemGroups, { query: { type: 'document', locale } });
      return body.find(({ facet }) => facet === 'policies')?.first.id;
    };
    expect(await firstOf('en')).toEqual(expect.any(String));
    expect(await firstOf('ur')).toBe(await firstOf('en'));
  });

  it('are refused for a type without facets', async () => {
    const { body } = await api.call(calls.getItemGroups, { query: { type: 'album', locale: 'en' } });
    expect(body.text_code).toBe('VALIDATION');
  });
});
