import type { EntrySummary } from '@fundfront/content-model/wire';

export type TreeEntry = Pick<EntrySummary, 'id' | 'parentId' | 'rows' | 'baseLocale'>;

export function liesWithin(entries: readonly TreeEntry[], id: string, branch: string): boolean {
  const found = entries.find((entry) => entry.id === id);
  if (!found) return false;
  return id === branch || (found.parentId !== null && liesWithin(entries, found.parentId, branch));
}
