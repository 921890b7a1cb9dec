import { limits } from '@fundfront/content-model';
import { keysOf } from '@fundfront/content-model/objects';
import type { ImportFileColumn } from '@fundfront/content-model/wire';
import { type ChosenColumns, type Column, type Header, readHeader } from './columns.ts';
import { isMissing, parseDecimal } from './parseDecimal.ts';

const shownRows = 3;
const shownLength = 60;

type Cells = Pick<ImportFileColumn, 'first' | 'filled' | 'missing' | 'grouped' | 'negative'>;

function describeCells(rows: readonly (readonly string[])[], index: number): Cells {
  const seen: Cells = { first: [], filled: 0, missing: 0, grouped: 0, negative: 0 };
  for (const row of rows) {
    const text = row[index]?.trim() ?? '';
    if (text === '') continue;
    seen.filled += 1;
    if (seen.first.length < shownRows) seen.first.push(text.slice(0, shownLength));
    if (isMissing(text)) seen.missing += 1;
    else if (/^-?\(?\d[\d,]*,/.test(text) && parseDecimal(text) !== null) seen.grouped += 1;
    if (text.startsWith('(') && parseDecimal(text) !== null) seen.negative += 1;
  }
  return seen;
}

const byIndex = ({ at }: Header): ReadonlyMap<number, Column> =>
  new Map(keysOf(at).flatMap((column) => (at[column] === undefined ? [] : [[at[column], column] as const])));

/**
 * Each column that has a header or a cell, up to `limits.importFileColumns`.
 * @param rows below the header
 */
export function describeColumns(
  header: Header,
  chosen: ChosenColumns,
  rows: readonly (readonly string[])[],
): ImportFileColumn[] {
  const [named, readAs] = [byIndex(readHeader(header.cells)), byIndex(header)];
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), header.cells.length);
  const columns: ImportFileColumn[] = [];
  for (let index = 0; index < Math.min(width, limits.importFileColumns); index += 1) {
    const cells = describeCells(rows, index);
    const text = header.cells[index]?.trim().slice(0, shownLength) ?? '';
    if (text === '' && cells.filled === 0) continue;
    columns.push({
      index,
      header: text,
      named: named.get(index) ?? null,
      readAs: readAs.get(index) ?? null,
      byHand: chosen.has(index),
      ...cells,
    });
  }
  return columns;
}
