import { parseDay } from '@fundfront/content-model/parseDay';
import { returnColumns } from './columns.ts';
import type { Findings, Source } from './findings.ts';
import { isMissing, parseDecimal, scaleOf } from './parseDecimal.ts';
import type { Table, TableRow } from './readTable.ts';

export interface ReadPrice {
  date: string;
  /** Decimal text with four digits after the point, above zero. */
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

export interface LatestDay {
  day: string;
  daysAhead: number;
}

/** MUFAP prints four digits after the point. */
const priceScale = 4;

/** Pakistan's first open-end fund was launched by National Investment Trust on 12 November 1962. */
const firstFundDay = '1962-11-12';

/** In parts of the NAV: loads and taxes stay well below it. */
const highestOffer = 1.1;

type PriceColumn = 'nav' | 'offer' | 'redemption';

/** Null where the cell is empty, undefined where it is unusable. */
function priceIn(read: Reader, source: Source, findings: Findings, key: PriceColumn): string | null | undefined {
  const text = read(key);
  if (text === null) return null;
  const value = parseDecimal(text);
  const label = { nav: 'NAV', offer: 'offer price', redemption: 'redemption price' }[key];
  if (value === null) return findings.error(source, `The ${label} “${text}” is not a number`);
  if (Number(value) <= 0) return findings.error(source, `The ${label} ${text} is not above zero`);
  if (scaleOf(value) > priceScale) return findings.error(source, `The ${label} ${text} has more than four decimals`);
  return Number(value) < 1e15 ? value : findings.error(source, `The ${label} ${text} is too large`);
}

/** Null where the row has no price; undefined where it is unusable and the reason noted. */
function readPrice(read: Reader, source: Source, findings: Findings, latest: LatestDay): ReadPrice | null | undefined {
  if (read('nav') === null) return null;
  const nav = priceIn(read, source, findings, 'nav');
  const offer = priceIn(read, source, findings, 'offer');
  const redemption = priceIn(read, source, findings, 'redemption');
  const date = parseDay(read('date') ?? '');
  if (date === null) findings.error(source, `The date “${read('date') ?? ''}” is not a date that is understood`);
  if (!nav || offer === undefined || redemption === undefined || date === null) return undefined;
  if (date > latest.day) return findings.error(source, `The date ${date} is more than ${latest.daysAhead} days ahead`);
  if (date < firstFundDay) return findings.error(source, `The date ${date} is before there were funds in Pakistan`);
  if (offer !== null && redemption !== null && Number(offer) < Number(redemption)) {
    return findings.error(source, `The offer price ${offer} is below the redemption price ${redemption}: swapped?`);
  }
  if (redemption !== null && Number(redemption) > Number(nav)) {
    return findings.error(source, `The redemption price ${redemption} is above the NAV ${nav}`);
  }
  if (offer !== null && Number(offer) < Number(nav)) {
    return findings.error(source, `The offer price ${offer} is below the NAV ${nav}`);
  }
  if (offer !== null && Number(offer) > Number(nav) * highestOffer) {
    findings.warn(source, `The offer price ${offer} is more than a tenth above the NAV ${nav}`);
  }
  return { date, nav, offer, redemption };
}

function readReturns(read: Reader, source: Source, findings: Findings): ReadReturns | null {
  const figures: Record<string, string> = {};
  for (const column of returnColumns) {
    const text = read(column);
    if (text === null) continue;
    const value = parseDecimal(text);
    if (value === null) findings.error(source, `The return “${text}” under ${column} is not a number`);
    else figures[column] = value;
  }
  if (Object.keys(figures).length === 0) return null;
  const dateText = read('returnsDate') ?? read('date') ?? '';
  const asOf = parseDay(dateText);
  if (asOf === null) findings.error(source, `The returns have no date that is understood: “${dateText}”`);
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
    else findings.error(source, `“${text}” is not a percentage that can be kept`);
  }
  const inception = read('inceptionDate');
  const inceptionDate = inception === null ? null : parseDay(inception);
  if (inceptionDate !== null) details.inceptionDate = inceptionDate;
  else if (inception !== null) findings.error(source, `The inception date “${inception}” is not understood`);
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
  kind: Table['kind'],
  findings: Findings,
  latest: LatestDay,
): ImportRow | null {
  const read: Reader = (column) => (isMissing(cell(column)) ? null : cell(column));
  const mufapId = read('id');
  const name = read('name');
  if (mufapId === null && name === null) {
    findings.skip(source, 'The row names no fund: a note?', 'warning');
    return null;
  }
  const category = read('category');
  const price = readPrice(read, source, findings, latest);
  const returns = readReturns(read, source, findings);
  if (kind !== 'funds' && !price && !returns) {
    if (price === null) findings.skip(source, 'The row has no NAV');
    else findings.skipSilently(source);
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
