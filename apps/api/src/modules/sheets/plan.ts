import type { EntryData, Locale } from '@fundfront/content-model';
import type { SheetFinding } from '@fundfront/content-model/wire';
import type { Entry } from '../content/queries/entries.ts';

/** One version that the import writes. */
export interface PlannedWrite {
  locale: Locale;
  /** Values that decide which fields there are: of the base language, as they will be. */
  shared: EntryData;
  data: EntryData;
}

export interface PlannedChange {
  column: string;
  before: string;
  after: string;
}

export interface PlannedRow {
  row: number;
  kind: 'new' | 'changed' | 'same' | 'refused';
  /** Null for a new one. */
  entry: Entry | null;
  /** Latest version of each language that the plan was made for. */
  versions: Partial<Record<Locale, number>>;
  parentId: string | null;
  baseLocale: Locale;
  title: string;
  /** The base language first, on which translations depend. */
  writes: PlannedWrite[];
  changes: PlannedChange[];
}

/** Of one row, as it is read. */
export class RowFindings {
  readonly list: SheetFinding[] = [];
  readonly row: number;

  constructor(row: number) {
    this.row = row;
  }

  error(column: string | null, message: string, value = ''): void {
    this.add('error', column, message, value);
  }

  warn(column: string | null, message: string, value = ''): void {
    this.add('warning', column, message, value);
  }

  get refused(): boolean {
    return this.list.some(({ severity }) => severity === 'error');
  }

  /** One thing is corrected at a time: the first finding of a cell counts. */
  private add(severity: SheetFinding['severity'], column: string | null, message: string, value: string): void {
    const known = column !== null && this.list.some((each) => each.column === column);
    if (!known) this.list.push({ row: this.row, column, severity, message, value: shortened(value) });
  }
}

const shownLength = 160;

export function shortened(text: string): string {
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

/** Of long texts, what surrounds their first difference. */
export function aroundDifference(before: string, after: string): { before: string; after: string } {
  const context = 40;
  const shown = 400;
  let same = 0;
  while (same < before.length && same < after.length && before[same] === after[same]) same += 1;
  const start = same > context && Math.max(before.length, after.length) > shown ? same - context : 0;
  const part = (text: string) => {
    const cut = text.slice(start, start + shown).toWellFormed();
    return `${start > 0 && cut ? '…' : ''}${cut}${text.length > start + shown ? '…' : ''}`;
  };
  return { before: part(before), after: part(after) };
}
