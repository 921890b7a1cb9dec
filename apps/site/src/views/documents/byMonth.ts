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
  const years = Map.groupBy(rows, (row) => row.date.slice(0, 4));
  return [...years].map(([year, ofYear]) => {
    const months = Map.groupBy(ofYear, (row) => row.date.slice(0, 7));
    return {
      year,
      anchor: `year-${year}`,
      months: [...months].map(([month, ofMonth]) => ({ day: `${month}-01`, rows: ofMonth })),
    };
  });
}
