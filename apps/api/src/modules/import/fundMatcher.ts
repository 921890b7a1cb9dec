import { nameKey } from './nameKey.ts';
import type { CurrentEntry } from './queries/entries.ts';
import type { ImportRow } from './readRow.ts';

export type Match = { fund: CurrentEntry } | { kind: 'unknown-fund' | 'shared-name'; reason: string };

/**
 * By MUFAP's number, else by name, with the category where several share it.
 * @param categoryIds entry id of a category by the key of its name
 */
export function fundMatcher(funds: readonly CurrentEntry[], categoryIds: ReadonlyMap<string, string>) {
  const byId = new Map(funds.map((fund) => [fund.data.mufapId, fund]));
  const byName = new Map<string, CurrentEntry[]>();
  for (const fund of funds) {
    const key = nameKey(fund.title);
    byName.set(key, [...(byName.get(key) ?? []), fund]);
  }
  return ({ mufapId, name, category }: ImportRow): Match => {
    if (mufapId !== null) {
      const fund = byId.get(mufapId);
      return fund ? { fund } : { kind: 'unknown-fund', reason: `No fund has the MUFAP number ${mufapId}` };
    }
    const named = byName.get(nameKey(name ?? '')) ?? [];
    const [first, second] = named;
    if (!first) return { kind: 'unknown-fund', reason: `No fund is called “${name}”` };
    if (!second) return { fund: first };
    const categoryId = category === null ? undefined : categoryIds.get(nameKey(category));
    const within = named.filter(({ data }) => categoryId !== undefined && data.category === categoryId);
    if (within.length === 1 && within[0]) return { fund: within[0] };
    return {
      kind: 'shared-name',
      reason: `${named.length} sub-funds are called “${name}”, and the row does not say which of them it means`,
    };
  };
}
