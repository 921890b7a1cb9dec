import type { DocumentStatus } from '@fundfront/content-model/documentStatus';
import type { DocumentRow } from './documentRows.ts';

/** The day that belongs to a status, as `DocumentMark` takes it. */
export function dayOf(status: DocumentStatus): { on?: string } {
  if (status.kind === 'upcoming') return { on: status.from };
  return status.kind === 'replaced' ? { on: status.on } : {};
}

const order: Record<DocumentStatus['kind'], number> = { inForce: 0, latest: 0, upcoming: 1, earlier: 2, replaced: 3 };

interface DocumentYear {
  year: string;
  rows: DocumentRow[];
}

/** Newest year first; within a year what holds comes first, then by date, newest first. */
export function byYear(rows: readonly DocumentRow[]): DocumentYear[] {
  const years = Map.groupBy(rows, (row) => row.date.slice(0, 4));
  return [...years]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([year, ofYear]) => ({
      year,
      rows: ofYear.toSorted(
        (one, other) => order[one.status.kind] - order[other.status.kind] || other.date.localeCompare(one.date),
      ),
    }));
}
