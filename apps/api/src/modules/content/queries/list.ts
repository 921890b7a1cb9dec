import type { Locale } from '@fundfront/content-model';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';

/** Texts compare without case, byte by byte, alike on every database. */
export type SortKey =
  | { by: 'updatedAt' }
  | { by: 'tree' }
  | { by: 'field'; field: string; value: 'text' | 'number' | 'reference'; translated: boolean };

export type StateFilter = 'draft' | 'live' | 'changed' | 'unpublished' | 'outdated' | 'missing';

export interface ListQuery {
  type: string;
  tree: boolean;
  /** Shown and sorted by; the base language is the fallback. */
  locale: Locale;
  /** Folded; each must be found in some language of the entry. */
  terms: readonly string[];
  state?: StateFilter | undefined;
  /** Any language where it is left out. */
  stateLocale?: Locale | undefined;
  parent?: string | undefined;
  languages: number;
  sort: SortKey;
  direction: 'asc' | 'desc';
  after?: { key: string; id: string } | undefined;
  limit: number;
}

export interface ListedRow {
  id: string;
  depth: number;
  key: string;
  total: number;
}

const sortSegment = (name: SQL) => sql`lpad(${name}.sort::text, 9, '0') || ${name}.id::text`;

function treeOf(type: string): SQL {
  return sql`tree as (
    select e.id, 0 as depth, ${sortSegment(sql`e`)} as path from entry e where e.type = ${type} and e.parent_id is null
    union all
    select child.id, tree.depth + 1, tree.path || '.' || ${sortSegment(sql`child`)}
      from entry child join tree on child.parent_id = tree.id where tree.depth < 50
  )`;
}

function keyOf(sort: SortKey): SQL {
  if (sort.by === 'tree') return sql`coalesce(tree.path, '') collate "C"`;
  if (sort.by === 'updatedAt') {
    return sql`(select (extract(epoch from max(u.updated_at)) * 1000)::numeric from entry_content u where u.entry_id = e.id)`;
  }
  const own = sql`c.data->>${sort.field}`;
  const shared = sql`b.data->>${sort.field}`;
  const value = sort.translated ? sql`coalesce(${own}, ${shared})` : shared;
  if (sort.value === 'number') return sql`coalesce((${value})::numeric, 0)`;
  if (sort.value === 'text') return sql`lower(coalesce(${value}, '')) collate "C"`;
  return sql`lower(coalesce((
    select t.title from entry_content t where t.entry_id::text = ${value}
    order by t.locale = ${'en'} desc limit 1), '')) collate "C"`;
}

const conditions: Record<Exclude<StateFilter, 'missing'>, SQL> = {
  draft: sql`r.live_version is null and r.published_at is null`,
  unpublished: sql`r.live_version is null and r.published_at is not null`,
  live: sql`r.live_version = r.version`,
  changed: sql`r.live_version <> r.version`,
  outdated: sql`r.live_version is not null and b.live_version is not null and b.published_at > r.published_at`,
};

function stateOf({ state, stateLocale, languages }: ListQuery): SQL | undefined {
  if (!state) return undefined;
  const inLocale = stateLocale ? sql`and r.locale = ${stateLocale}` : sql``;
  if (state !== 'missing') {
    return sql`exists (select 1 from entry_content r where r.entry_id = e.id ${inLocale} and ${conditions[state]})`;
  }
  const there = sql`(select count(*) from entry_content r where r.entry_id = e.id ${inLocale})`;
  return sql`${there} < ${stateLocale ? 1 : languages}`;
}

function filtersOf(query: ListQuery): SQL {
  const found = query.terms.map(
    (term) => sql`exists (select 1 from entry_content s where s.entry_id = e.id and s.search_text like ${`%${term}%`})`,
  );
  const all = [...found, stateOf(query), query.parent ? sql`e.parent_id = ${query.parent}` : undefined];
  const given = all.filter((each) => each !== undefined);
  return given.length > 0 ? sql`and ${sql.join(given, sql` and `)}` : sql``;
}

export function listPage(db: Db, query: ListQuery): Promise<ListedRow[]> {
  const { type, locale, sort, after } = query;
  const direction = query.direction === 'asc' ? sql`asc` : sql`desc`;
  const isNumber = sort.by === 'updatedAt' || (sort.by === 'field' && sort.value === 'number');
  const afterKey = after && (isNumber ? sql`${after.key}::numeric` : sql`${after.key}::text collate "C"`);
  const compare = query.direction === 'asc' ? sql`>` : sql`<`;
  const keysetCondition = after ? sql`where (listed.key, id) ${compare} (${afterKey}, ${after.id}::uuid)` : sql``;
  return rowsOf<ListedRow>(
    db,
    sql`with recursive ${query.tree ? sql`${treeOf(type)},` : sql``} listed as (
      select e.id, ${query.tree ? sql`coalesce(tree.depth, 0)` : sql`0`} as depth, ${keyOf(sort)} as key
      from entry e
      join entry_content b on b.entry_id = e.id and b.locale = e.base_locale
      left join entry_content c on c.entry_id = e.id and c.locale = ${locale}
      ${query.tree ? sql`left join tree on tree.id = e.id` : sql``}
      where e.type = ${type} and e.trashed_at is null ${filtersOf(query)}
    )
    select id, depth, listed.key::text as key, (select count(*)::int from listed) as total
    from listed ${keysetCondition} order by listed.key ${direction}, id ${direction} limit ${query.limit}`,
  );
}

export interface StateCounts {
  all: number;
  draft: number;
  changed: number;
  outdated: number;
  missing: number;
}

export async function countStates(db: Db, type: string, languages: number): Promise<StateCounts> {
  const any = (state: keyof typeof conditions) => sql`bool_or(${conditions[state]})`;
  const [counts] = await rowsOf<StateCounts>(
    db,
    sql`select count(*)::int as all,
      (count(*) filter (where draft))::int as draft, (count(*) filter (where changed))::int as changed,
      (count(*) filter (where outdated))::int as outdated, (count(*) filter (where missing))::int as missing
    from (
      select ${any('draft')} as draft, ${any('changed')} as changed, ${any('outdated')} as outdated,
        count(*) < ${languages} as missing
      from entry e
      join entry_content b on b.entry_id = e.id and b.locale = e.base_locale
      join entry_content r on r.entry_id = e.id
      where e.type = ${type} and e.trashed_at is null group by e.id
    ) states`,
  );
  return counts ?? { all: 0, draft: 0, changed: 0, outdated: 0, missing: 0 };
}
