import { dayMs } from '@fundfront/content-model/karachi';
import type { ListedFund } from '../content/site.ts';

type FundReturn = ListedFund['row']['returns'][number];

const daysBack = { d90: 90, d180: 180, d365: 365 } as const;
const yearsBack = { y3: 3, y5: 5 } as const;

function startOf(period: string, end: string): string | null {
  const days = Object.entries(daysBack).find(([key]) => key === period)?.[1];
  if (days !== undefined) return new Date(Date.parse(end) - days * dayMs).toISOString().slice(0, 10);
  const years = Object.entries(yearsBack).find(([key]) => key === period)?.[1];
  return years === undefined ? null : `${Number(end.slice(0, 4)) - years}${end.slice(4)}`;
}

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
