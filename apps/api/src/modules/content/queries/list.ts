import type { ListFilter, Locale } from '@fundfront/content-model';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';

/** `column`: counted from one, of the type's list. */
export type SortKey = { by: 'updatedAt' } | { by: 'tree' } | { by: 'column'; number: number };

export interface Narrowing {
  types?: readonly string[] | undefined;
  /** Folded; each must be found in some language of the entry. */
  terms: readonly string[];
  /** All must hold; of each, one is enough. */
  tokens: readonly (readonly string[])[];
  without?: readonly string[] | undefined;
  ranges: readonly { column: number; from: string | null; to: string | null }[];
  trashed: boolean;
  parent?: string | undefined;
  id?: string | undefined;
}

export interface ListQuery extends Narrowing {
  /** Shown and sorted by; the base language is the fallback. */
  locale: Locale;
  sort: SortKey;
  direction: 'asc' | 'desc';
  after?: { key: string; id: string } | undefined;
  limit: number;
}

export interface ListedRow {
  id: string;
  type: string;
  depth: number;
  key: string;
}

/** What a field is narrowed to, as tokens; a range is read from the column's own key. */
export function tokensOf(type: string, filter: Extract<ListFilter, { by: 'values' }>): string[] {
  return filter.values.map((value) => `${type}.${filter.field}=${value}`);
}

const keys = ['key1', 'key2', 'key3', 'key4', 'key5'] as const;
const likePattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

function keyOf(sort: SortKey): SQL {
  if (sort.by === 'tree') return sql`l.tree_path`;
  if (sort.by === 'updatedAt') return sql`l.updated_at`;
  return keyOfColumn(sort.number);
}

function keyOfColumn(number: number): SQL {
  const name = keys[number - 1];
  if (!name) throw new Error(`A list has no column ${number}`);
  return sql`l.${sql.identifier(name)}`;
}

function typeAndTrash({ types, trashed }: Narrowing): SQL {
  return sql`${types === undefined ? sql`true` : ofTypes(types)} and l.trashed = ${trashed}`;
}

function ofTypes(types: readonly string[]): SQL {
  const [first] = types;
  if (first === undefined) return sql`false`;
  // One type is read by its index, in the order of the list.
  if (types.length === 1) return sql`l.type = ${first}`;
  return sql`l.type in (${sql.join(
    types.map((type) => sql`${type}`),
    sql`, `,
  )})`;
}

function narrowedBy({ terms, tokens, without = [], ranges, parent, id }: Narrowing): SQL[] {
  const arrayOf = (values: readonly string[]) =>
    sql`array[${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )}]::text[]`;
  return [
    ...terms.map((term) => sql`l.search_text like ${likePattern(term)}`),
    ...tokens.map((any) => (any.length === 1 ? sql`l.tokens @> ${arrayOf(any)}` : sql`l.tokens && ${arrayOf(any)}`)),
    ...without.map((token) => sql`not l.tokens @> ${arrayOf([token])}`),
    ...ranges.flatMap(({ column, from, to }) => [
      sql`${keyOfColumn(column)} >= ${from ?? '0'}`,
      ...(to === null ? [] : [sql`${keyOfColumn(column)} <= ${to}`]),
    ]),
    ...(parent === undefined ? [] : [sql`l.parent_id = ${parent}`]),
    ...(id === undefined ? [] : [sql`l.entry_id = ${id}`]),
  ];
}

/** So many rows are read in the order of the list before anything is looked up by what narrows it. */
const readAhead = 300;

/** More than so many are common enough to be met soon on the way through the list in its order. */
const fewEntries = 1_000;

/** Ids of all that the list shows, or null where these are too many to be sorted at once. */
async function fewIds(db: Db, query: Narrowing): Promise<string[] | null> {
  const found = await rowsOf<{ id: string }>(
    db,
    sql`select l.entry_id as id from entry_list l
      where l.locale = 'en' and ${sql.join([typeAndTrash(query), ...narrowedBy(query)], sql` and `)}
      limit ${fewEntries + 1}`,
  );
  return found.length > fewEntries ? null : found.map(({ id }) => id);
}

/** In the order of the list, from where the last page ended. */
function inOrder(query: ListQuery, columns: SQL, conditions: readonly SQL[], limit: number): SQL {
  const { sort, after } = query;
  const key = keyOf(sort);
  const direction = query.direction === 'asc' ? sql`asc` : sql`desc`;
  const beyond = query.direction === 'asc' ? sql`>` : sql`<`;
  const afterKey = after && (sort.by === 'updatedAt' ? sql`${after.key}::timestamptz` : sql`${after.key}::text`);
  const all = [
    typeAndTrash(query),
    sql`l.locale = ${query.locale}`,
    ...conditions,
    ...(after ? [sql`(${key}, l.entry_id) ${beyond} (${afterKey}, ${after.id}::uuid)`] : []),
  ];
  return sql`select ${columns} from entry_list l where ${sql.join(all, sql` and `)}
    order by ${key} ${direction}, l.entry_id ${direction} limit ${limit}`;
}

/** What the next rows of the list hold of it, in its order: reading ends with the page. */
function nearRows(db: Db, query: ListQuery, columns: SQL, narrowed: SQL[]): Promise<ListedRow[]> {
  const direction = query.direction === 'asc' ? sql`asc` : sql`desc`;
  const read = sql`${columns}, ${keyOf(query.sort)} as sort_key, ${sql.join(narrowed, sql` and `)} as listed`;
  return rowsOf<ListedRow>(
    db,
    sql`select id, type, depth, key from (${inOrder(query, read, [], readAhead)}) ahead
      where listed order by sort_key ${direction}, id ${direction} limit ${query.limit}`,
  );
}

/**
 * One page, read by the index of its order from where the last one ended. What is common is met among the next rows; what is
 * rare has its ids looked up first. Neither way grows with the number of entries.
 */
export async function listPage(db: Db, query: ListQuery): Promise<ListedRow[]> {
  const narrowed = narrowedBy(query);
  const columns = sql`l.entry_id as id, l.type, l.depth, ${keyOf(query.sort)}::text as key`;
  if (narrowed.length === 0) return rowsOf<ListedRow>(db, inOrder(query, columns, [], query.limit));
  const near = await nearRows(db, query, columns, narrowed);
  if (near.length === query.limit) return near;
  const few = await fewIds(db, query);
  if (few?.length === 0) return [];
  const matching = few
    ? [
        sql`l.entry_id in (${sql.join(
          few.map((id) => sql`${id}::uuid`),
          sql`, `,
        )})`,
      ]
    : narrowed;
  return rowsOf<ListedRow>(db, inOrder(query, columns, matching, query.limit));
}

/** Counts no further than `most`. */
export async function countListed(db: Db, query: Narrowing, most: number): Promise<number> {
  const conditions = [typeAndTrash(query), sql`l.locale = 'en'`, ...narrowedBy(query)];
  const [counted] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
      select 1 from entry_list l where ${sql.join(conditions, sql` and `)} limit ${most}
    ) counted`,
  );
  return counted?.count ?? 0;
}
