import { keysOf } from '@fundfront/content-model/objects';
import type { ImportColumn } from '@fundfront/content-model/wire';

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
  d30: ['d30', '30days'],
  d90: ['d90', '90days'],
  d365: ['d365', '365days'],
  y2: ['y2', '2years'],
  y3: ['y3', '3years'],
} as const satisfies Record<ImportColumn, readonly string[]>;

export type Column = ImportColumn;

export const returnColumns = ['ytd', 'mtd', 'd1', 'd30', 'd90', 'd365', 'y2', 'y3'] as const satisfies Column[];

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

export interface Header {
  at: Partial<Record<Column, number>>;
  unused: string[];
  repeated: string[];
}

/** Null for a line that does not name a fund column and one of prices, returns or categories. */
export function readHeader(cells: readonly string[]): Header | null {
  const header: Header = { at: {}, unused: [], repeated: [] };
  for (const [index, cell] of cells.entries()) {
    const column = columnNamed(cell);
    if (!column) {
      if (cell.trim() !== '') header.unused.push(cell.trim());
    } else if (header.at[column] === undefined) header.at[column] = index;
    else header.repeated.push(cell.trim());
  }
  const { id, name, nav, ytd, category } = header.at;
  const ofFunds = id !== undefined || name !== undefined;
  return ofFunds && (nav !== undefined || ytd !== undefined || category !== undefined) ? header : null;
}
