import { expect, it } from 'vitest';
import type { Item } from '../../content/items.ts';
import { byMonth } from './byMonth.ts';
import { documentRows } from './documentRows.ts';
import { sectionLinks } from './sectionLinks.ts';

const file = { src: '/api/files/a.pdf', name: 'A.pdf', mediaType: 'application/pdf', bytes: 1, pages: null };

function document(id: string, date: string | null, more: Partial<Item<'document'>['data']> = {}): Item<'document'> {
  const data = {
    title: id,
    slug: id,
    section: 'policies' as const,
    date,
    effectiveDate: null,
    fund: null,
    researchSection: null,
    file,
    language: null,
    supersedes: null,
    summary: null,
    ...more,
  };
  return { id, slug: id, locale: 'en', title: id, path: null, data, references: {}, publishedAt: null };
}

it('names what replaces what, both ways', () => {
  const [newer, older] = documentRows([document('b', '2026-02-01', { supersedes: 'a' }), document('a', '2025-02-01')]);
  expect(newer).toMatchObject({ replaces: { title: 'a', anchor: 'a' }, replacedBy: null, latest: true });
  expect(older).toMatchObject({ replaces: null, replacedBy: { title: 'b', anchor: 'b' }, latest: false });
});

it('names a replaced document of another list without a way to it, and nothing that the public may not see', () => {
  const elsewhere = {
    ...document('b', '2026-02-01', { supersedes: 'x' }),
    references: { x: { title: 'X', path: null } },
  };
  expect(documentRows([elsewhere])[0]?.replaces).toEqual({ title: 'X', anchor: null });
  expect(documentRows([document('b', '2026-02-01', { supersedes: 'y' })])[0]?.replaces).toBeNull();
});

it('groups by year and month in the order of the list', () => {
  const rows = documentRows(['2026-11-09', '2026-11-02', '2026-01-31', '2025-12-01'].map((day) => document(day, day)));
  expect(
    byMonth(rows).map(({ year, months }) => [year, ...months.map((month) => [month.day, month.rows.length])]),
  ).toEqual([
    ['2026', ['2026-11-01', 2], ['2026-01-01', 1]],
    ['2025', ['2025-12-01', 1]],
  ]);
});

it('counts the documents of a section by the last part of its address, in both languages', () => {
  const pages = ['/ur/downloads/policies', '/downloads/brochures', '/downloads/articles'].map((path) => ({
    title: path,
    path,
    summary: null,
  }));
  const groups = [{ facet: 'policies', count: 7, first: document('one', '2026-01-01') }];
  const links = sectionLinks(pages, groups, (name) => name !== 'articles');
  expect(links.map(({ documents }) => documents && [documents.count, documents.latest?.title ?? null])).toEqual([
    [7, 'one'],
    [0, null],
    null,
  ]);
});
