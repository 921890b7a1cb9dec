import { grouped } from '../../grouped.ts';
import type { DocumentRow } from './documentRows.ts';

interface Month {
  /** YYYY-MM-01 */
  day: string;
  rows: DocumentRow[];
}

export interface Year {
  year: string;
  anchor: string;
  months: Month[];
}

export function byMonth(rows: readonly DocumentRow[]): Year[] {
  return grouped(rows, (row) => row.date.slice(0, 4)).map(({ key, items }) => ({
    year: key,
    anchor: `year-${key}`,
    months: grouped(items, (row) => row.date.slice(0, 7)).map((month) => ({
      day: `${month.key}-01`,
      rows: month.items,
    })),
  }));
}
