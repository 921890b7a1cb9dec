import { type ContentType, defaultLocale, type SheetColumn, sheetColumns } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import { AppError } from '../../errors.ts';

/** For each column of a file, the column of the type that it is matched to; null where it is not used. */
export type Matching = readonly (SheetColumn | null)[];

const nameOf = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();

/** By label or key, whatever the case; `Title` alone is the English one. The first of two alike counts. */
export function suggestMatching(type: ContentType, header: readonly string[]): Matching {
  const byName = new Map<string, SheetColumn>();
  const columns = sheetColumns(type);
  const learn = (name: string, column: SheetColumn) => {
    if (!byName.has(nameOf(name))) byName.set(nameOf(name), column);
  };
  for (const column of columns) learn(column.key, column);
  for (const column of columns) learn(column.label, column);
  for (const column of columns) {
    if (column.field === null || column.locale !== defaultLocale) continue;
    learn(column.field, column);
    learn(type.fields[column.field]?.label ?? column.field, column);
  }
  const used = new Set<string>();
  return header.map((label) => {
    const column = byName.get(nameOf(label));
    if (!column || column.readOnly || used.has(column.key)) return null;
    used.add(column.key);
    return column;
  });
}

function refuse(message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path: 'columns', message }] });
}

/** As a person chose it. Throws VALIDATION for an unknown column, or one that is chosen twice. */
export function chosenMatching(
  type: ContentType,
  header: readonly string[],
  keys: readonly (string | null)[],
): Matching {
  if (keys.length !== header.length) refuse('The columns chosen are not those of this file. Check the file again.');
  const columns = new Map(sheetColumns(type).map((column) => [column.key, column]));
  const used = new Set<string>();
  return keys.map((key) => {
    if (key === null) return null;
    const column = columns.get(key);
    if (!column || column.readOnly) return refuse(`${type.labels.many} have no column ${key}`);
    if (used.has(key)) refuse(`Two columns of the file are matched to ${column.label}. Take one of them back.`);
    used.add(key);
    return column;
  });
}
