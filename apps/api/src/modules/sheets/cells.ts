import type { ContentType, SheetColumn } from '@fundfront/content-model';
import { karachiDay } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import { baseRowOf } from '../content/entryDetail.ts';
import { type Entry, entriesById } from '../content/queries/entries.ts';
import { type Row, rowsOfMany } from '../content/queries/rows.ts';
import { rowState } from '../content/rowState.ts';
import { referenceNames } from './queries.ts';

/** A row whose first cell begins with it tells people something, and is no entry. */
export const noteMark = '#';

/** A spreadsheet keeps no more in one cell; with this beginning, an import leaves what is stored alone. */
export const tooLongMark = '[Too long for a cell';

export interface StoredEntry {
  entry: Entry;
  rows: readonly Row[];
}

/** XML holds none of them but line breaks and tabs, PostgreSQL no NUL. */
const controls = /(?![\n\t])[\p{Cc}\ufffe\uffff]/gu;

/** As it comes back from every kind of file. */
export function normalized(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controls, '');
}

/** In the order of `ids`; what is gone meanwhile is left out. */
export async function storedEntries(ctx: Ctx, ids: readonly string[]): Promise<StoredEntry[]> {
  const entries = await entriesById(ctx.db, ids);
  const rows = Map.groupBy(await rowsOfMany(ctx.db, ids), ({ entryId }) => entryId);
  return ids.flatMap((id) => {
    const entry = entries.get(id);
    return entry ? [{ entry, rows: rows.get(id) ?? [] }] : [];
  });
}

function rowFor({ entry, rows }: StoredEntry, { locale }: SheetColumn): Row | undefined {
  return locale === null ? baseRowOf(entry, rows) : rows.find((row) => row.locale === locale);
}

type Names = ReadonlyMap<string, string>;

function textOf(type: ContentType, stored: StoredEntry, column: SheetColumn, names: Names): string {
  const { entry, rows } = stored;
  if (column.key === 'id') return entry.id;
  if (column.key === 'parent') return entry.parentId ?? '';
  if (column.key === 'changed') {
    const latest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()));
    return Number.isFinite(latest) ? karachiDay(new Date(latest)) : '';
  }
  const row = rowFor(stored, column);
  if (!row) return '';
  if (column.field === null) return rowState(row);
  const field = type.fields[column.field];
  const value = row.data[column.field];
  if (!field) return '';
  return field.references === null ? field.cell.write(value) : (names.get(String(value)) ?? field.cell.write(value));
}

async function namesFor(ctx: Ctx, type: ContentType, columns: readonly SheetColumn[], listed: readonly StoredEntry[]) {
  const names = new Map<string, string>();
  for (const column of columns) {
    const target = column.field === null ? null : (type.fields[column.field]?.references ?? null);
    if (target === null) continue;
    const held = listed.map((stored) => rowFor(stored, column)?.data[column.field ?? '']);
    const ids = [...new Set(held.filter((id) => typeof id === 'string'))];
    for (const { id, name } of await referenceNames(ctx.db, target, ids)) names.set(id, name);
  }
  return names;
}

/** A row of cells for each entry, as an export writes them. */
export async function cellsOf(
  ctx: Ctx,
  type: ContentType,
  columns: readonly SheetColumn[],
  listed: readonly StoredEntry[],
): Promise<string[][]> {
  const names = await namesFor(ctx, type, columns, listed);
  return listed.map((stored) => columns.map((column) => normalized(textOf(type, stored, column, names))));
}
