import {
  type ContentType,
  contentType,
  type EntryData,
  fieldsOfRow,
  isContentTypeName,
  mergeTranslation,
} from '@fundfront/content-model';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { autosavesOf } from '../autosave/queries.ts';
import { sanitizeRow } from '../content/writeVersion.ts';
import type { Draft } from './queries/workingCopy.ts';

interface PreviewData {
  title: string;
  slug: string;
  data: EntryData;
}

interface Row {
  kind: 'base' | 'translation';
  saved: EntryData;
  typed: EntryData;
}

/**
 * What is typed is unchecked: a value that no draft may hold stays as it is saved.
 * @param shared values that decide which fields there are
 */
function overlay(type: ContentType, shared: EntryData, { kind, saved, typed }: Row): EntryData {
  const values = Object.entries(fieldsOfRow(type, shared, kind)).flatMap(([key, field]) => {
    if (!Object.hasOwn(typed, key)) return [];
    const checked = v.safeParse(field.draft, typed[key]);
    return checked.success ? [[key, checked.output] as const] : [];
  });
  return sanitizeRow(type, shared, { ...saved, ...Object.fromEntries(values) });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The working copy with what a person has typed and not saved; null where there is neither.
 * @param userId of that person; null for the working copy alone
 */
export async function previewData(
  ctx: Ctx,
  { entry, own, base }: Draft,
  userId: string | null,
): Promise<PreviewData | null> {
  if (!isContentTypeName(entry.type)) return null;
  const type = contentType(entry.type);
  const autosaves = userId === null ? [] : await autosavesOf(ctx.db, userId, entry.id);
  const typedIn = (locale: string) => autosaves.find((each) => each.locale === locale)?.data;
  const baseTyped = typedIn(base.locale) ?? {};
  const ownTyped = typedIn(own.locale);
  if (own.version === 0 && !ownTyped) return null;
  const chosen = type.variants ? { ...base.data, ...baseTyped } : base.data;
  let data = overlay(type, chosen, { kind: 'base', saved: base.data, typed: baseTyped });
  if (own.locale !== base.locale) {
    const row = overlay(type, data, { kind: 'translation', saved: own.data, typed: ownTyped ?? {} });
    data = mergeTranslation(type, data, row);
  }
  return { title: textOf(data.title), slug: textOf(data.slug), data };
}
