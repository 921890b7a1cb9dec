import { expect, it } from 'vitest';
import type { Item } from '../../content/items.ts';
import { byMonth } from './byMonth.ts';
import { documentRows } from './documentRows.ts';
import { sectionLinks } from './sectionLinks.ts';
import { byYear } from './statusDay.ts';

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

const today = '2026-11-23';
const by = (id: string, supersedes: string, from: string) => ({
  id,
  supersedes,
  title: id.toUpperCase(),
  locale: 'en' as const,
  from,
});

it('names what replaces what, both ways, and where each stands', () => {
  const items = [document('b', '2026-02-01', { supersedes: 'a' }), document('a', '2025-02-01')];
  const [newer, older] = documentRows(items, { replacements: [by('b', 'a', '2026-02-01')], today });
  expect(newer).toMatchObject({
    replaces: { title: 'a', anchor: 'a' },
    replacedBy: null,
    status: { kind: 'inForce' },
  });
  expect(older).toMatchObject({
    replaces: null,
    replacedBy: { title: 'B', anchor: 'b' },
    status: { kind: 'replaced', on: '2026-02-01', by: 'b' },
  });
});

it('names documents of other lists without a way to them, and nothing that the public may not see', () => {
  const elsewhere = {
    ...document('b', '2026-02-01', { supersedes: 'x' }),
    references: { x: { title: 'X', path: null } },
  };
  const rowOf = (item: Item<'document'>) =>
    documentRows([item], { replacements: [by('c', 'b', '2026-03-01')], today })[0];
  expect(rowOf(elsewhere)).toMatchObject({
    replaces: { title: 'X', anchor: null },
    replacedBy: { title: 'C', anchor: null },
    status: { kind: 'replaced', on: '2026-03-01' },
  });
  expect(rowOf(document('b', '2026-02-01', { supersedes: 'y' }))?.replaces).toBeNull();
});

it('leaves out what has no date yet', () => {
  expect(documentRows([document('draft', null)], { replacements: [], today })).toEqual([]);
});

it('lists by year, newest first, and within a year what holds before what was replaced', () => {
  const items = [
    document('old', '2024-05-01'),
    document('replaced', '2026-06-01'),
    document('soon', '2026-05-01', { effectiveDate: '2026-12-01' }),
    document('first', '2026-01-01'),
    document('second', '2026-04-01'),
  ];
  const rows = documentRows(items, { replacements: [by('second', 'replaced', '2026-07-01')], today });
  expect(byYear(rows).map(({ year, rows: ofYear }) => [year, ...ofYear.map(({ anchor }) => anchor)])).toEqual([
    ['2026', 'second', 'first', 'soon', 'replaced'],
    ['2024', 'old'],
  ]);
});

it('groups by year and month in the order of the list', () => {
  const days = ['2026-11-09', '2026-11-02', '2026-01-31', '2025-12-01'];
  const items = days.map((day) => document(day, day));
  const rows = documentRows(items, { replacements: [], today });
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
