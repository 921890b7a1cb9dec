import { isDeepStrictEqual } from 'node:util';
import {
  type AnyField,
  type ContentType,
  type EntryData,
  emptyRow,
  type FieldProblem,
  type Locale,
  otherLocale,
  problemsOf,
  rowSchema,
  type SheetColumn,
  slugify,
} from '@fundfront/content-model';
import * as v from 'valibot';
import { baseRowOf } from '../content/entryDetail.ts';
import { fitRow, kindOf, type RowKind } from '../content/rowData.ts';
import { sanitizeRichText } from '../content/writeVersion.ts';
import { normalized, type StoredEntry, tooLongMark } from './cells.ts';
import type { Matching } from './matchColumns.ts';
import { aroundDifference, type PlannedRow, type PlannedWrite, type RowFindings } from './plan.ts';
import type { SheetLine } from './readSheet.ts';
import type { ResolveReference } from './references.ts';

interface Reading {
  type: ContentType;
  matching: Matching;
  line: SheetLine;
  resolve: ResolveReference;
  findings: RowFindings;
}

interface ReadCell {
  column: SheetColumn;
  field: AnyField;
  name: string;
  text: string;
}

function cellsOfLine({ type, matching, line }: Reading): ReadCell[] {
  return matching.flatMap((column, index) => {
    const field = column?.field ? type.fields[column.field] : undefined;
    if (!column?.field || !field) return [];
    return [{ column, field, name: column.field, text: line.cells[index] ?? '' }];
  });
}

/** Undefined where the cell cannot be used, and the reason is noted. */
function readValue({ resolve, findings }: Reading, { column, field, text }: ReadCell): unknown {
  if (text.trim() === '') return null;
  const reading = field.references === null ? field.cell.read(text) : resolve(field.references, text);
  if ('problem' in reading) return findings.error(column.label, reading.problem, text);
  const checked = v.safeParse(field.draft, reading.value);
  if (checked.success) return field.sanitize(checked.output, sanitizeRichText);
  const message = checked.issues[0].message;
  // What a library says of a shape is no sentence for an editor.
  const human = /^Invalid /.test(message) ? `${field.label} is not written as an export writes it` : message;
  return findings.error(column.label, human, text);
}

function isUntouched(cell: ReadCell, before: string): boolean {
  return cell.text === before || cell.text.startsWith(tooLongMark);
}

function columnOf(type: ContentType, path: string, locale: Locale, matching: Matching): string {
  const name = path.split('.')[0] ?? '';
  const matched = matching.find((each) => each?.field === name && (each.locale === null || each.locale === locale));
  return matched?.label ?? type.fields[name]?.label ?? '';
}

/** What may not be saved is an error; what is missing to be published a warning. */
function checkWrite({ type, matching, findings }: Reading, write: PlannedWrite, kind: RowKind): void {
  const { shared, data, locale } = write;
  const problems = (mode: 'draft' | 'published'): FieldProblem[] => {
    const result = v.safeParse(rowSchema(type, shared, kind, mode), data);
    return result.success ? [] : problemsOf(result.issues);
  };
  const column = (path: string) => columnOf(type, path, locale, matching) || null;
  const broken = problems('draft');
  for (const { path, message } of broken) findings.error(column(path), message);
  for (const { path, message } of problems('published')) {
    if (broken.some((each) => each.path === path)) continue;
    findings.warn(column(path), `Before it can be published: ${message}`);
  }
}

const changeOf = ({ column, text }: ReadCell, before: string) => ({
  column: column.label,
  ...aroundDifference(before, normalized(text)),
});

/** A language whose cells are all empty is left as it is. */
function isFilled(cells: readonly ReadCell[], locale: Locale): boolean {
  return cells.some(({ column, text }) => column.locale === locale && text.trim() !== '');
}

export function planNew(reading: Reading, parentId: string | null): PlannedRow {
  const { type, line } = reading;
  const cells = cellsOfLine(reading).filter(({ text }) => text.trim() !== '');
  const filled = type.locales.filter((locale) => isFilled(cells, locale));
  const baseLocale = filled[0] ?? type.locales[0] ?? 'en';
  const changes: PlannedRow['changes'] = [];
  const valuesIn = (locale: Locale): EntryData => {
    const data: EntryData = {};
    for (const cell of cells) {
      if ((cell.column.locale ?? baseLocale) !== locale) continue;
      const value = readValue(reading, cell);
      if (value === undefined) continue;
      data[cell.name] = value;
      changes.push(changeOf(cell, ''));
    }
    return data;
  };
  const own: EntryData = { ...emptyRow(type), ...valuesIn(baseLocale) };
  if (!own.slug && typeof own.title === 'string') own.slug = slugify(own.title) || null;
  const base = fitRow(type, own, 'base', own);
  const writes: PlannedWrite[] = [{ locale: baseLocale, shared: base, data: base }];
  const other = otherLocale(baseLocale);
  if (filled.includes(other)) {
    const translation = fitRow(type, base, 'translation', { slug: base.slug, ...valuesIn(other) });
    writes.push({ locale: other, shared: base, data: translation });
  }
  for (const [index, write] of writes.entries()) checkWrite(reading, write, index === 0 ? 'base' : 'translation');
  const title = typeof base.title === 'string' ? base.title : '';
  return { row: line.row, kind: 'new', entry: null, versions: {}, parentId, baseLocale, title, writes, changes };
}

/** @param exported what an export writes of the entry, by column of the file */
export function planExisting(reading: Reading, stored: StoredEntry, exported: readonly string[]): PlannedRow {
  const { type, matching, line } = reading;
  const { entry, rows } = stored;
  const base = baseRowOf(entry, rows);
  const cells = cellsOfLine(reading);
  const before = new Map(matching.flatMap((column, index) => (column ? [[column.key, exported[index] ?? '']] : [])));
  const changes: PlannedRow['changes'] = [];

  /** The values of one language that differ from what is stored. */
  const changedIn = (locale: Locale, held: EntryData): EntryData => {
    const changed: EntryData = {};
    for (const cell of cells) {
      if ((cell.column.locale ?? entry.baseLocale) !== locale) continue;
      const was = before.get(cell.column.key) ?? '';
      if (isUntouched(cell, was)) continue;
      const value = readValue(reading, cell);
      if (value === undefined || isDeepStrictEqual(value, held[cell.name] ?? null)) continue;
      changed[cell.name] = value;
      changes.push(changeOf(cell, was));
    }
    return changed;
  };

  const writes: PlannedWrite[] = [];
  const changedBase = changedIn(entry.baseLocale, base.data);
  const merged = { ...base.data, ...changedBase };
  const shared = fitRow(type, merged, 'base', merged);
  if (Object.keys(changedBase).length > 0) writes.push({ locale: entry.baseLocale, shared, data: shared });
  const other = otherLocale(entry.baseLocale);
  if (type.locales.includes(other) && isFilled(cells, other)) {
    const own = rows.find((row) => row.locale === other);
    const held: EntryData = own?.data ?? { slug: base.slug || null };
    const changed = changedIn(other, held);
    // A translation that begins keeps what the editor would begin with.
    const values = own ? changed : Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== null));
    const data = fitRow(type, shared, 'translation', { ...held, ...values });
    if (Object.keys(values).length > 0) writes.push({ locale: other, shared, data });
  }
  for (const write of writes) checkWrite(reading, write, kindOf(entry, write.locale));
  const versions = Object.fromEntries(rows.map((row) => [row.locale, row.version]));
  const { parentId, baseLocale } = entry;
  const kind = writes.length > 0 ? 'changed' : 'same';
  return { row: line.row, kind, entry, versions, parentId, baseLocale, title: base.title, writes, changes };
}
