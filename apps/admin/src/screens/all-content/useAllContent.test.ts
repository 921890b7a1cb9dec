import type { EntrySummary, RowSummary } from '@fundfront/content-model/wire';
import { expect, it } from 'vitest';
import { mergeNewest } from './useAllContent.ts';

const row = (updatedAt: string): RowSummary => ({
  title: updatedAt,
  slug: 'x',
  state: 'live',
  version: 1,
  liveVersion: 1,
  path: null,
  outdated: false,
  updatedAt,
  updatedBy: null,
});

const entry = (id: string, en: string | null, ur: string | null): EntrySummary => ({
  id,
  type: 'page',
  baseLocale: 'en',
  parentId: null,
  sort: 1,
  depth: 0,
  sample: false,
  columns: {},
  rows: { en: en ? row(en) : null, ur: ur ? row(ur) : null },
});

it('merges the lists of all types, newest change of either language first', () => {
  const merged = mergeNewest([
    { typeName: 'page', entries: [entry('a', '2026-11-20', '2026-11-01'), entry('b', '2026-11-01', '2026-11-21')] },
    { typeName: 'fund', entries: [entry('c', null, '2026-11-10'), entry('d', null, null)] },
  ]);
  expect(merged.map(({ id, typeName }) => `${typeName} ${id}`)).toEqual(['page b', 'page a', 'fund c', 'fund d']);
});
