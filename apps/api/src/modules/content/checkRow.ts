import {
  type ContentType,
  type EntryData,
  type FieldProblem,
  fieldsOf,
  fieldsOfRow,
  type Locale,
  localeNames,
  problemsOf,
  rowSchema,
} from '@fundfront/content-model';
import { describeIssue } from '@fundfront/content-model/derive/describeIssue';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { existingEntries, replacesOlder } from './queries/references.ts';
import type { RowKind } from './rowData.ts';

function refuse(message: string, fields: FieldProblem[]): never {
  throw new AppError('VALIDATION', message, { fields });
}

/** `draft`: what may be saved; `published`: what may be published. Throws with the fault of each field. */
export function checkRow(
  type: ContentType,
  shared: EntryData,
  kind: RowKind,
  mode: 'draft' | 'published',
  data: EntryData,
): EntryData {
  const result = v.safeParse(rowSchema(type, shared, kind, mode), data);
  const isWhole = mode === 'published' && kind === 'base';
  const fields = result.success
    ? (isWhole && type.faults?.(result.output)) || []
    : problemsOf(result.issues, describeIssue);
  if (result.success && fields.length === 0) return result.output;
  return refuse(fields[0]?.message ?? 'Something in the form is not right', fields);
}

export function checkShared(type: ContentType, base: EntryData, baseLocale: Locale): void {
  const own = fieldsOfRow(type, base, 'translation');
  const problems = Object.entries(fieldsOf(type, base))
    .filter(([key]) => !Object.hasOwn(own, key))
    .flatMap(([key, field]) => {
      const result = v.safeParse(field.published, base[key] ?? null);
      return result.success
        ? []
        : problemsOf(result.issues, describeIssue).map(({ message }) => ({ path: '', message }));
    });
  const first = problems[0];
  if (first) refuse(`Complete the ${localeNames[baseLocale]} version first: ${first.message}`, problems);
}

/**
 * Looked up at once for all.
 * @returns for each the error that names the field, or null
 */
export async function missingReferences(
  ctx: Ctx,
  type: ContentType,
  rows: readonly EntryData[],
): Promise<(AppError | null)[]> {
  const references = rows.map((data) =>
    Object.entries(fieldsOf(type, data)).flatMap(([key, field]) => {
      const id = data[key];
      return field.references === null || typeof id !== 'string' ? [] : [{ key, field, id, to: field.references }];
    }),
  );
  const found = new Map<string, Set<string>>();
  for (const [to, all] of Map.groupBy(references.flat(), (each) => each.to)) {
    found.set(to, await existingEntries(ctx.db, to, [...new Set(all.map(({ id }) => id))]));
  }
  return references.map((ofRow) => {
    const missing = ofRow.find(({ to, id }) => !found.get(to)?.has(id));
    if (!missing) return null;
    const message = `Choose ${missing.field.label.toLowerCase()} from the list`;
    return new AppError('VALIDATION', message, { fields: [{ path: missing.key, message }] });
  });
}

export async function checkReferences(ctx: Ctx, type: ContentType, data: EntryData): Promise<void> {
  const [refused] = await missingReferences(ctx, type, [data]);
  if (refused) throw refused;
}

export function circularReplacement(): AppError {
  const message = 'A document cannot replace itself, nor one that replaces it. Choose an older document.';
  return new AppError('VALIDATION', message, { fields: [{ path: 'supersedes', message }] });
}

/**
 * What the database refuses, found before it: so that an import can say which of its rows it is.
 * @returns for each the error that names the field, or null
 */
export async function circularReplacements(
  tx: Ctx,
  type: ContentType,
  writes: readonly { entry: { id: string }; data: EntryData }[],
): Promise<(AppError | null)[]> {
  if (type.name !== 'document') return writes.map(() => null);
  const refused: (AppError | null)[] = [];
  for (const { entry, data } of writes) {
    const { supersedes } = data;
    const isCircular = typeof supersedes === 'string' && (await replacesOlder(tx.db, entry.id, supersedes));
    refused.push(isCircular ? circularReplacement() : null);
  }
  return refused;
}
