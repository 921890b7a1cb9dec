import type { ListedFund } from '../content/site.ts';
import { startOf } from '../periods.ts';

type FundReturn = ListedFund['row']['returns'][number];

/** Sub-funds of a pension scheme share its name. */
export function nameOf({ row }: Pick<ListedFund, 'row'>): string {
  return row.subFund ? `${row.title} · ${row.subFund}` : row.title;
}

/** A figure, or why there is none: the fund began after the period did, or nothing was announced. */
export function returnOf(
  { row, inceptionDate }: Pick<ListedFund, 'row' | 'inceptionDate'>,
  period: FundReturn['period'],
): FundReturn | 'younger' | 'notAnnounced' {
  const found = row.returns.find((each) => each.period === period);
  if (found) return found;
  const start = row.price && startOf(period, row.price.validityDate);
  return start !== null && inceptionDate !== null && inceptionDate > start ? 'younger' : 'notAnnounced';
}
