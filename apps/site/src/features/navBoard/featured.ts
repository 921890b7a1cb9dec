import type { FundRow } from '../../content/page.ts';

/**
 * Ids of the funds that stand for the whole range: one of each group in turn, so that every level of risk is seen,
 * in the order in which the rows come.
 */
export function featured(rows: readonly FundRow[], count: number): Set<string> {
  const groups = [...Map.groupBy(rows, (row) => row.category.group).values()];
  const chosen = new Set<string>();
  for (let turn = 0; chosen.size < Math.min(count, rows.length); turn += 1) {
    for (const group of groups) {
      const row = group[turn];
      if (row && chosen.size < count) chosen.add(row.id);
    }
  }
  return chosen;
}
