import { keysOf } from '@fundfront/content-model/objects';
import { type ImportColumn, importColumns, returnPeriods } from '@fundfront/content-model/wire';

const columnNames = {
  id: ['mufapfundid', 'mufapid', 'fundid'],
  name: ['fundname', 'fund', 'nameoffund'],
  amc: ['amc', 'managementcompany'],
  sector: ['sector'],
  category: ['category', 'fundcategory'],
  basis: ['returnbasis', 'basis'],
  rating: ['rating', 'stabilityrating'],
  trustee: ['trustee'],
  benchmark: ['benchmark'],
  inceptionDate: ['inceptiondate', 'inception', 'launchdate'],
  frontEndLoad: ['frontendloadpct', 'frontendload'],
  expenseRatio: ['expenseratioytdpct', 'expenseratioytd', 'expenseratio', 'ter'],
  managementFee: ['managementfeepct', 'managementfee'],
  nav: ['nav', 'navperunit'],
  offer: ['offerprice', 'offer', 'saleprice'],
  redemption: ['repurchaseprice', 'repurchase', 'redemptionprice', 'redemption'],
  date: ['date', 'validitydate', 'navdate', 'ason', 'asof', 'asondate', 'asofdate'],
  returnsDate: ['perfnavdate', 'returnsdate'],
  ytd: ['ytd'],
  mtd: ['mtd'],
  d1: ['d1', '1day'],
  d15: ['d15', '15days'],
  d30: ['d30', '30days'],
  d90: ['d90', '90days'],
  d180: ['d180', '180days'],
  d270: ['d270', '270days'],
  d365: ['d365', '365days'],
  y2: ['y2', '2years'],
  y3: ['y3', '3years'],
} as const satisfies Record<ImportColumn, readonly string[]>;

export type Column = ImportColumn;

/** Bear the names of their periods, under which the figures are stored. */
export const returnColumns: readonly Column[] = importColumns.filter((column) =>
  returnPeriods.some((period) => period === column),
);

/** "NAV (Rs.)", "Offer price in PKR": the currency names no other column. */
const currency = / ?[([]?\b(?:in )?(?:rs|pkr|rupees)\b\.?[)\]]? ?$/i;

const columnOf = new Map<string, Column>(
  keysOf(columnNames).flatMap((column) => columnNames[column].map((name) => [name, column] as const)),
);

const columnNamed = (cell: string): Column | undefined =>
  columnOf.get(
    cell
      .replace(/\s+/g, ' ')
      .replace(currency, '')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  );

/**
 * A header of two lines as one: the lower cell where it names a column, else the upper, else both together ("Fund" merged
 * over "Name"). A merged cell holds its text in the first of its columns alone.
 */
export function joinHeader(upper: readonly string[], lower: readonly string[]): string[] {
  let over = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [top = '', bottom = ''] = [upper[index], lower[index]];
    if (top.trim() !== '') over = top;
    if (columnNamed(bottom)) return bottom;
    return columnNamed(top) ? top : `${over} ${bottom}`.trim();
  });
}

/** By its place in a row, from 0: what a person said that a column is read as, null for one that is not used. */
export type ChosenColumns = ReadonlyMap<number, Column | null>;

export interface Header {
  cells: readonly string[];
  at: Partial<Record<Column, number>>;
  unused: string[];
  repeated: string[];
}

/** @param chosen goes before what the cells name */
export function readHeader(cells: readonly string[], chosen: ChosenColumns = new Map()): Header {
  const header: Header = { cells, at: {}, unused: [], repeated: [] };
  for (const [index, column] of chosen) if (column !== null) header.at[column] = index;
  const byHand = new Set(chosen.values());
  for (const [index, cell] of cells.entries()) {
    const text = cell.trim();
    const named = chosen.has(index) ? undefined : columnNamed(cell);
    if (named && !byHand.has(named)) {
      if (header.at[named] === undefined) header.at[named] = index;
      else header.repeated.push(text);
    } else if (text !== '' && !chosen.get(index)) header.unused.push(text);
  }
  return header;
}

/** `funds` lists funds with their MUFAP numbers; the others only speak of known funds. */
export type TableKind = 'funds' | 'performance' | 'prices';

/** Null for a header that does not name funds, and their categories or prices or returns of a date. */
export function kindOf({ at: { id, name, category, ytd, date, nav } }: Pick<Header, 'at'>): TableKind | null {
  if (id === undefined && name === undefined) return null;
  if (id !== undefined && name !== undefined && category !== undefined) return 'funds';
  if (ytd !== undefined && date !== undefined) return 'performance';
  return date !== undefined && nav !== undefined ? 'prices' : null;
}
