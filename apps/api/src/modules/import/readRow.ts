import { parseDay } from '@fundfront/content-model/parseDay';
import { returnColumns } from './columns.ts';
import { type DateOrder, parseDayIn } from './dateOrder.ts';
import type { Findings, Source } from './findings.ts';
import { isMissing, parseDecimal, scaleOf } from './parseDecimal.ts';
import type { Table, TableRow } from './readTable.ts';

export interface ReadPrice {
  date: string;
  /** Decimal text with at most four digits after the point, perhaps signed: whether it can be a price is a finding. */
  nav: string;
  offer: string | null;
  redemption: string | null;
}

export interface ReadReturns {
  asOf: string;
  figures: Record<string, string>;
}

export interface ImportRow {
  source: Source;
  kind: Table['kind'];
  mufapId: string | null;
  name: string | null;
  category: string | null;
  basis: 'annualised' | 'absolute' | null;
  details: Record<string, string>;
  amc: string | null;
  price: ReadPrice | null;
  returns: ReadReturns | null;
}

type Reader = (column: Parameters<TableRow['cell']>[0]) => string | null;

/** MUFAP prints four digits after the point. */
const priceScale = 4;

type PriceColumn = 'nav' | 'offer' | 'redemption';

/** Null where the cell is empty, undefined where it is unusable. */
function priceIn(read: Reader, source: Source, findings: Findings, column: PriceColumn): string | null | undefined {
  const text = read(column);
  if (text === null) return null;
  const value = parseDecimal(text);
  const label = { nav: 'NAV', offer: 'offer price', redemption: 'redemption price' }[column];
  const refuse = (reason: string) => findings.block(source, 'not-a-number', reason, { column });
  if (value === null) return refuse(`The ${label} “${text}” is not a number`);
  if (scaleOf(value) > priceScale) return refuse(`The ${label} ${text} has more than four decimals`);
  return Number(value) < 1e15 ? value : refuse(`The ${label} ${text} is too large`);
}

/** Null where the row has no price; undefined where it is unusable and the reason noted. */
function readPrice(read: Reader, source: Source, findings: Findings, dates: DateOrder): ReadPrice | null | undefined {
  if (read('nav') === null) return null;
  const nav = priceIn(read, source, findings, 'nav');
  const offer = priceIn(read, source, findings, 'offer');
  const redemption = priceIn(read, source, findings, 'redemption');
  const text = read('date') ?? '';
  const date = parseDayIn(text, dates);
  if (date === null) {
    findings.block(source, 'not-a-date', `The date “${text}” is not a date that is understood`, { column: 'date' });
  }
  if (!nav || offer === undefined || redemption === undefined || date === null) return undefined;
  return { date, nav, offer, redemption };
}

function readReturns(read: Reader, source: Source, findings: Findings, dates: DateOrder): ReadReturns | null {
  const figures: Record<string, string> = {};
  for (const column of returnColumns) {
    const text = read(column);
    if (text === null) continue;
    const value = parseDecimal(text);
    if (value === null) {
      findings.block(source, 'not-a-number', `The return “${text}” under ${column} is not a number`, { column });
    } else figures[column] = value;
  }
  if (Object.keys(figures).length === 0) return null;
  const dateText = read('returnsDate') ?? read('date') ?? '';
  const asOf = parseDayIn(dateText, dates);
  if (asOf === null) findings.block(source, 'not-a-date', `The returns have no date that is understood: “${dateText}”`);
  return asOf === null ? null : { asOf, figures };
}

function readDetails(read: Reader, source: Source, findings: Findings): Record<string, string> {
  const details: Record<string, string> = {};
  for (const column of ['sector', 'rating', 'trustee', 'benchmark'] as const) {
    const text = read(column);
    if (text !== null) details[column] = text;
  }
  for (const column of ['frontEndLoad', 'expenseRatio', 'managementFee'] as const) {
    const text = read(column);
    if (text === null) continue;
    const value = parseDecimal(text);
    if (value !== null && scaleOf(value) <= priceScale) details[column] = value;
    else findings.block(source, 'not-a-number', `“${text}” is not a percentage that can be kept`, { column });
  }
  const inception = read('inceptionDate');
  const inceptionDate = inception === null ? null : parseDay(inception);
  if (inceptionDate !== null) details.inceptionDate = inceptionDate;
  else if (inception !== null) {
    const text = `The inception date “${inception}” is not understood`;
    findings.block(source, 'not-a-date', text, { column: 'inceptionDate' });
  }
  return details;
}

function basisOf(text: string | null): ImportRow['basis'] {
  if (text === null) return null;
  if (/annuali[sz]ed/i.test(text)) return 'annualised';
  return /absolute/i.test(text) ? 'absolute' : null;
}

/** Null, with the reason noted, where nothing of the row can be used. */
export function readRow(
  { source, cell }: TableRow,
  { kind, dates }: Pick<Table, 'kind' | 'dates'>,
  findings: Findings,
): ImportRow | null {
  const read: Reader = (column) => {
    const text = cell(column);
    return isMissing(text) ? null : text;
  };
  const mufapId = read('id');
  const name = read('name');
  if (mufapId === null && name === null) {
    findings.drop(source, 'no-fund', 'The row names no fund: a note?');
    return null;
  }
  const category = read('category');
  const price = readPrice(read, source, findings, dates);
  const returns = readReturns(read, source, findings, dates);
  if (kind !== 'funds' && !price && !returns) {
    if (price === null && !findings.isSkipped(source))
      findings.drop(source, 'no-price', 'The row has no NAV', 'reason');
    return null;
  }
  const row: ImportRow = {
    source,
    kind,
    mufapId,
    name,
    price: price ?? null,
    returns,
    category: category?.replace(/\s*\(\s*(?:annuali[sz]ed|absolute)\s+returns?\s*\)$/i, '') ?? null,
    basis: basisOf(read('basis') ?? category),
    details: readDetails(read, source, findings),
    amc: read('amc'),
  };
  return row;
}
