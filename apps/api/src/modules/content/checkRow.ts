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
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { existingEntries } from './queries/references.ts';
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
  if (result.success) return result.output;
  const fields = problemsOf(result.issues);
  return refuse(fields[0]?.message ?? 'Something in the form is not right', fields);
}

export function checkShared(type: ContentType, base: EntryData, baseLocale: Locale): void {
  const own = fieldsOfRow(type, base, 'translation');
  const problems = Object.entries(fieldsOf(type, base))
    .filter(([key]) => !Object.hasOwn(own, key))
    .flatMap(([key, field]) => {
      const result = v.safeParse(field.published, base[key] ?? null);
      return result.success ? [] : problemsOf(result.issues).map(({ message }) => ({ path: '', message }));
    });
  const first = problems[0];
  if (first) refuse(`Complete the ${localeNames[baseLocale]} version first: ${first.message}`, problems);
}

export async function checkReferences(ctx: Ctx, type: ContentType, data: EntryData): Promise<void> {
  for (const [key, field] of Object.entries(fieldsOf(type, data))) {
    const id = data[key];
    if (field.references === null || typeof id !== 'string') continue;
    const found = await existingEntries(ctx.db, field.references, [id]);
    if (!found.has(id)) {
      const message = `Choose ${field.label.toLowerCase()} from the list`;
      refuse(message, [{ path: key, message }]);
    }
  }
}
