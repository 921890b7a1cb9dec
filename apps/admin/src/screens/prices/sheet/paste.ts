import { fold } from '@fundfront/content-model/fold';
import type { PriceSheetRow } from '@fundfront/content-model/wire';
import { padPrice, readPrice } from './decimals.ts';

export const pasteFields = {
  none: 'Not used',
  mufapId: 'MUFAP number',
  title: 'Fund',
  subFund: 'Sub-fund',
  nav: 'NAV',
  offer: 'Offer',
  redemption: 'Redemption',
} as const;

export type PasteField = keyof typeof pasteFields;
export const isPasteField = (name: string): name is PasteField => Object.hasOwn(pasteFields, name);

const priceFields = ['nav', 'offer', 'redemption'] as const;
type PriceField = (typeof priceFields)[number];

/** Whether it is a part of a sheet, which a cell has no room for. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.trim());

/** Cells as a spreadsheet puts them on the clipboard: by tabs and line ends, quoted where a cell holds one of them. */
export function readTable(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g)) {
    rows.at(-1)?.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  const width = Math.max(...rows.map((cells) => cells.length));
  return rows
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')]);
}

/** The first that fits decides. */
const headerWords: readonly [PasteField, RegExp][] = [
  ['redemption', /\b(redemption|repurchase|buy ?back)\b/],
  ['offer', /\b(offer|offering|sale|selling)\b/],
  ['nav', /\b(nav|net asset value)\b/],
  ['subFund', /\bsub ?fund\b/],
  ['mufapId', /\b(mufap|code|id|number|no)\b/],
  ['title', /\b(fund|scheme|name)\b/],
];

const fieldOfHeader = (cell: string): PasteField =>
  headerWords.find(([, pattern]) => pattern.test(fold(cell)))?.[0] ?? 'none';

const isPrice = (cell: string) => cell !== '' && readPrice(cell).value !== undefined;

export interface PasteColumns {
  /** Whether the first row names the columns. */
  header: boolean;
  fields: PasteField[];
}

/** By the words of the header; without one by what the cells hold: numbers of funds, names, then prices in their order. */
export function guessColumns(table: readonly (readonly string[])[], funds: readonly PriceSheetRow[]): PasteColumns {
  const first = table[0] ?? [];
  const named = first.map(fieldOfHeader);
  const header = !first.some(isPrice) && named.some((field) => field !== 'none');
  const once = (field: PasteField, index: number, all: readonly PasteField[]) =>
    all.indexOf(field) === index ? field : 'none';
  if (header && priceFields.some((field) => named.includes(field))) return { header, fields: named.map(once) };
  const body = header ? table.slice(1) : table;
  const numbers = new Set(funds.flatMap(({ mufapId }) => mufapId ?? []));
  const prices: PriceField[] = [...priceFields];
  const fields = first.map((_, index): PasteField => {
    const cells = body.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    const most = (is: (cell: string) => boolean) => cells.filter(is).length * 2 > cells.length;
    if (most((cell) => numbers.has(cell))) return 'mufapId';
    if (most(isPrice)) return prices.shift() ?? 'none';
    return cells.length > 0 ? 'title' : 'none';
  });
  return { header, fields: fields.map(once) };
}

type Outcome = 'fills' | 'replaces' | 'same' | 'left';

export interface PastedRow {
  /** Of the clipboard, from one. */
  line: number;
  fund: string | null;
  matchedBy: 'number' | 'name' | 'choice' | null;
  prices: Record<PriceField, string | null>;
  outcome: Outcome;
  /** Why it is left out, or what it replaces; empty where nothing is to be said. */
  remark: string;
}

interface MatchInput {
  table: readonly (readonly string[])[];
  columns: PasteColumns;
  funds: readonly PriceSheetRow[];
  /** By line: what a person chose where neither number nor name decide. */
  chosen: ReadonlyMap<number, string>;
}

type Match = Pick<PastedRow, 'fund' | 'matchedBy'> & { remark: string };

/** By MUFAP's number, then by name; sub-funds share both, and are told apart by their own name. */
function matchFund(named: Record<'mufapId' | 'title' | 'subFund', string>, funds: readonly PriceSheetRow[]): Match {
  const [title, subFund] = [fold(named.title), fold(named.subFund)];
  const isSub = (row: PriceSheetRow) => {
    const own = fold(row.subFund ?? '');
    return own !== '' && (subFund === own || title.includes(own));
  };
  const only = (rows: readonly PriceSheetRow[]) => {
    const narrowed = rows.length > 1 ? rows.filter(isSub) : rows;
    return narrowed.length === 1 ? narrowed[0] : undefined;
  };
  const sameNumber = named.mufapId === '' ? [] : funds.filter(({ mufapId }) => mufapId === named.mufapId);
  const byNumber = only(sameNumber);
  if (byNumber) return { fund: byNumber.fund, matchedBy: 'number', remark: '' };
  const sameName = title === '' ? [] : funds.filter((row) => isNameOf(row, title));
  const byName = only(sameName);
  if (byName) return { fund: byName.fund, matchedBy: 'name', remark: '' };
  const several = sameNumber.length > 1 || sameName.length > 1;
  return { fund: null, matchedBy: null, remark: several ? 'Several sub-funds fit' : 'Unknown fund' };
}

function isNameOf({ title, subFund }: PriceSheetRow, folded: string): boolean {
  const own = fold(title);
  return folded === own || (subFund !== null && folded === `${own} ${fold(subFund)}`);
}

const none = /^(n\/?a|-|–|—|nil)$/i;

/** What would happen to each row of the clipboard. Nothing is changed by it. */
export function matchRows({ table, columns, funds, chosen }: MatchInput): PastedRow[] {
  const seen = new Set<string>();
  const byId = new Map(funds.map((row) => [row.fund, row]));
  return table.slice(columns.header ? 1 : 0).map((cells, index): PastedRow => {
    const line = index + (columns.header ? 2 : 1);
    const cell = (field: PasteField) => cells[columns.fields.indexOf(field)] ?? '';
    const choice = chosen.get(line);
    const match: Match = choice
      ? { fund: choice, matchedBy: 'choice', remark: '' }
      : matchFund({ mufapId: cell('mufapId'), title: cell('title'), subFund: cell('subFund') }, funds);
    const readings = priceFields.map((field) => {
      const text = cell(field);
      return { field, text, reading: readPrice(none.test(text) ? '' : text) };
    });
    const value = (field: PriceField) => readings.find((one) => one.field === field)?.reading.value ?? null;
    const prices = { nav: value('nav'), offer: value('offer'), redemption: value('redemption') };
    const left = (remark: string): PastedRow => ({ line, ...match, prices, outcome: 'left', remark });
    const row = match.fund === null ? undefined : byId.get(match.fund);
    if (!row) return left(match.remark);
    const unread = readings.find(({ reading }) => reading.problem !== undefined);
    if (unread) return left(`${pasteFields[unread.field]} “${unread.text}”: ${unread.reading.problem}`);
    if (prices.nav === null) return left('No NAV in this row');
    if (seen.has(row.fund)) return left('The fund is above already');
    seen.add(row.fund);
    return { line, ...match, prices, ...outcomeOf(row, prices) };
  });
}

function outcomeOf(row: PriceSheetRow, prices: PastedRow['prices']): Pick<PastedRow, 'outcome' | 'remark'> {
  const { draft, announced } = row;
  if (draft?.state === 'submitted') return { outcome: 'left', remark: 'Waits for approval' };
  if (announced) return { outcome: 'left', remark: 'Published: open its correction instead' };
  if (draft?.kind === 'no-price') return { outcome: 'replaces', remark: 'Replaces “No NAV”' };
  const typed = priceFields.flatMap((field) => {
    const [old, now] = [draft?.[field] ?? null, prices[field]];
    return old !== null && now !== null ? [{ field, old: padPrice(old), same: padPrice(old) === now }] : [];
  });
  const replaced = typed.filter(({ same }) => !same);
  if (replaced.length > 0) {
    const list = replaced.map(({ field, old }) => `${pasteFields[field]} ${old}`).join(', ');
    return { outcome: 'replaces', remark: `Replaces ${list}` };
  }
  const pasted = priceFields.filter((field) => prices[field] !== null);
  return { outcome: typed.length === pasted.length ? 'same' : 'fills', remark: '' };
}
