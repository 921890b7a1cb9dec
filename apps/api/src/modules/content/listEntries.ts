import {
  type ContentType,
  type ContentTypeName,
  contentType,
  contentTypeNames,
  defaultLocale,
  type ListFilter,
  limits,
  parseListFilters,
  readListFilter,
} from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import type { calls, EntrySummary, ParsedQuery, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertCanRead, typesReadBy } from '../../guards.ts';
import { readCursor, writeCursor } from './cursor.ts';
import {
  countListed,
  type ListedRow,
  type ListQuery,
  listPage,
  type Narrowing,
  type SortKey,
  tokensOf,
} from './queries/list.ts';
import { summariesOf } from './summaries.ts';
import { typeByPath } from './typeOf.ts';

function refuse(path: string, message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path, message }] });
}

/** `name`: a column of the type's list, `updatedAt`, or `tree`. Throws VALIDATION for any other. */
function sortKey(type: ContentType, name: string): SortKey {
  if (name === 'updatedAt') return { by: 'updatedAt' };
  if (name === 'tree' && type.tree) return { by: 'tree' };
  const index = type.list.columns.indexOf(name);
  if (index < 0) refuse('sort', `${type.labels.many} cannot be sorted by ${name}`);
  return { by: 'column', number: index + 1 };
}

function filtersOf(type: ContentType, text: string): ListFilter[] {
  const parsed = parseListFilters(text);
  if (!parsed) refuse('filter', 'The filter is not written as field:value,field:value');
  return Object.entries(parsed).map(
    ([field, value]) =>
      readListFilter(type, field, value) ??
      refuse('filter', `${type.labels.many} cannot be narrowed by ${field} like that`),
  );
}

type Query = Omit<ParsedQuery<typeof calls.listEntries>, 'limit' | 'cursor'>;

const termsOf = (search: string) => fold(search).split(' ').filter(Boolean);

function stateTokens(state: Query['state'], locale?: Query['locale']): string[][] {
  if (!state || state === 'trash') return [];
  return [[locale ? `${locale}.${state}` : state]];
}

function assigneeTokens(assignee: Query['assignee']): Pick<Narrowing, 'tokens' | 'without'> {
  if (assignee === undefined) return { tokens: [] };
  return assignee === 'none' ? { tokens: [], without: ['assigned'] } : { tokens: [[`assigned=${assignee}`]] };
}

/** What a list query asks for. Throws VALIDATION for an unknown sort or filter. */
export function listQueryOf(type: ContentType, query: Query): Omit<ListQuery, 'after' | 'limit'> & { order: string } {
  const { search = '', state, parent } = query;
  const { tokens: ofAssignee, without } = assigneeTokens(query.assignee);
  const filters = filtersOf(type, query.filter ?? '');
  const sort = query.sort ?? type.list.sort;
  const usual = sort === type.list.sort ? type.list.direction : undefined;
  const direction = query.direction ?? usual ?? (sort === 'updatedAt' ? 'desc' : 'asc');
  const locale = query.locale ?? defaultLocale;
  return {
    types: [type.name],
    locale,
    terms: termsOf(search),
    tokens: [
      ...stateTokens(state, query.locale),
      ...filters.flatMap((filter) => (filter.by === 'values' ? [tokensOf(type.name, filter)] : [])),
      ...ofAssignee,
    ],
    without,
    ranges: filters.flatMap((filter) =>
      filter.by === 'range'
        ? [{ column: type.list.columns.indexOf(filter.field) + 1, from: filter.from, to: filter.to }]
        : [],
    ),
    trashed: state === 'trash',
    parent,
    sort: sortKey(type, sort),
    direction,
    order: `${sort} ${direction} ${locale}`,
  };
}

/** Throws VALIDATION for an unknown sort or filter, BAD_REQUEST for a broken cursor. */
export async function listEntries({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName } & ParsedQuery<typeof calls.listEntries>;
}): Promise<ResponseOf<typeof calls.listEntries>> {
  assertCanRead(ctx.actor, input.type);
  const { limit, cursor } = input;
  const type = contentType(input.type);
  const { order, ...query } = listQueryOf(type, input);
  const after = cursor === undefined ? undefined : readCursor(cursor, order);
  const found = await listPage(ctx.db, { ...query, id: input.id, after, limit: limit + 1 });
  return {
    entries: await summariesOf(ctx, type, query.locale, found.slice(0, limit)),
    nextCursor: nextOf(found, limit, order),
  };
}

/** @param found one more than the page shows, where there is one */
function nextOf(found: readonly ListedRow[], limit: number, order: string): string | null {
  const last = found[limit - 1];
  return last && found.length > limit ? writeCursor({ order, key: last.key, id: last.id }) : null;
}

export async function listAllEntries({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedQuery<typeof calls.listAllEntries>;
}): Promise<ResponseOf<typeof calls.listAllEntries>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const { limit, cursor, search = '', state } = input;
  const { tokens: ofAssignee, without } = assigneeTokens(input.assignee);
  const order = 'all';
  const found = await listPage(ctx.db, {
    types: typesReadBy(ctx.actor),
    locale: defaultLocale,
    terms: termsOf(search),
    tokens: [...stateTokens(state), ...ofAssignee],
    without,
    ranges: [],
    trashed: state === 'trash',
    sort: { by: 'updatedAt' },
    direction: 'desc',
    after: cursor === undefined ? undefined : readCursor(cursor, order),
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const byId = new Map<string, EntrySummary>();
  for (const name of contentTypeNames) {
    const ofType = page.filter(({ type }) => type === name);
    if (ofType.length === 0) continue;
    for (const each of await summariesOf(ctx, contentType(name), defaultLocale, ofType)) byId.set(each.id, each);
  }
  return {
    entries: page.flatMap(({ id }) => byId.get(id) ?? []),
    nextCursor: nextOf(found, limit, order),
  };
}

/** What the person is to do, of all types; counted to the limit. */
export function countAssigned(ctx: Ctx): Promise<number> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return Promise.resolve(0);
  const { tokens } = assigneeTokens(actor.userId);
  const types = typesReadBy(actor);
  return countListed(ctx.db, { types, terms: [], tokens, ranges: [], trashed: false }, limits.countedEntries);
}

/** Of one type, or of all. Throws NOT_FOUND for an unknown type. */
export async function countEntries({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedQuery<typeof calls.countEntries>;
}): Promise<ResponseOf<typeof calls.countEntries>> {
  const type = input.type === undefined ? undefined : contentType(typeByPath(input.type));
  assertCan(ctx.actor, 'content.read', type ? { type: type.name } : 'anywhere');
  const filters = type ? filtersOf(type, input.filter ?? '') : [];
  const within: Narrowing = {
    types: type ? [type.name] : typesReadBy(ctx.actor),
    terms: [],
    tokens: filters.flatMap((filter) => (type && filter.by === 'values' ? [tokensOf(type.name, filter)] : [])),
    ranges: [],
    trashed: false,
    parent: input.parent,
  };
  const most = limits.countedEntries;
  const count = async (narrowing: Partial<Narrowing>) => {
    const whole = { ...within, ...narrowing };
    const counted = await countListed(ctx.db, whole, most + 1);
    return { count: Math.min(counted, most), more: counted > most };
  };
  const inState = (state: Query['state']) => count({ tokens: [...within.tokens, ...stateTokens(state)] });
  return {
    all: await count({}),
    draft: await inState('draft'),
    changed: await inState('changed'),
    outdated: await inState('outdated'),
    missing: await inState('missing'),
    trash: await count({ trashed: true }),
  };
}
