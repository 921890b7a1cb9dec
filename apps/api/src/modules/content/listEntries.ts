import {
  type ContentType,
  type ContentTypeName,
  contentType,
  defaultLocale,
  type Locale,
} from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import type { calls, ParsedQuery, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { countStates, listPage, type SortKey } from './queries/list.ts';
import { summariesOf } from './summaries.ts';

/** `name`: a column of the type's list, `updatedAt`, or `tree`. Throws VALIDATION for any other. */
function sortKey(type: ContentType, name: string): SortKey {
  if (name === 'updatedAt') return { by: 'updatedAt' };
  if (name === 'tree' && type.tree) return { by: 'tree' };
  const field = type.list.columns.includes(name) ? type.fields[name] : undefined;
  if (!field?.column) {
    const message = `${type.labels.many} cannot be sorted by ${name}`;
    throw new AppError('VALIDATION', message, { fields: [{ path: 'sort', message }] });
  }
  return { by: 'field', field: name, value: field.column, translated: field.translated };
}

type Query = ParsedQuery<typeof calls.listEntries>;

/** Each menu is in one language: its items miss no translation. */
function languagesOf(type: ContentTypeName): number {
  const { oneLanguage, locales } = contentType(type);
  return oneLanguage ? 1 : locales.length;
}

/** Throws VALIDATION for an unknown sort, BAD_REQUEST for a broken cursor. */
export async function listEntries({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName } & Query;
}): Promise<ResponseOf<typeof calls.listEntries>> {
  assertCan(ctx.actor, 'content.read');
  const { limit, search = '', state, parent } = input;
  const type = contentType(input.type);
  const sort = input.sort ?? type.list.sort;
  const direction = input.direction ?? (sort === 'updatedAt' ? 'desc' : 'asc');
  const locale: Locale = input.locale ?? defaultLocale;
  const order = `${sort} ${direction} ${locale}`;
  const terms = fold(search).split(' ').filter(Boolean);
  const found = await listPage(ctx.db, {
    type: type.name,
    tree: type.tree,
    locale,
    terms,
    state,
    stateLocale: input.locale,
    parent,
    languages: languagesOf(input.type),
    sort: sortKey(type, sort),
    direction,
    after: input.cursor === undefined ? undefined : readCursor(input.cursor, order),
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    entries: await summariesOf(ctx, type, locale, page),
    nextCursor: last && found.length > limit ? writeCursor({ order, key: last.key, id: last.id }) : null,
    total: found[0]?.total ?? 0,
    counts: await countStates(ctx.db, type.name, languagesOf(input.type)),
  };
}
