import type { Locale } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';

export interface TreeRow {
  id: string;
  parentId: string | null;
  baseLocale: Locale;
  locale: Locale;
  slug: string;
  /** Null where the public sees nothing of this language. */
  liveSlug: string | null;
}

// A subquery: PostgreSQL would compute the whole view before joining it to the few rows of a branch.
const columns = sql`
  e.id, e.parent_id as "parentId", e.base_locale as "baseLocale", c.locale, c.slug,
  (select l.slug from live_entry l where l.id = c.entry_id and l.locale = c.locale) as "liveSlug"`;
const joins = sql`join entry_content c on c.entry_id = e.id`;

interface Ranked extends TreeRow {
  depth: number;
}

export function subtreeRows(db: Db, id: string): Promise<Ranked[]> {
  return rowsOf<Ranked>(
    db,
    sql`with recursive below as (
      select id, 0 as depth from entry where id = ${id}
      union all
      select child.id, below.depth + 1 from entry child join below on child.parent_id = below.id
        where child.trashed_at is null and below.depth < 50
    )
    select ${columns}, below.depth from below join entry e on e.id = below.id ${joins} order by below.depth`,
  );
}

export function ancestorRows(db: Db, id: string): Promise<Ranked[]> {
  return rowsOf<Ranked>(
    db,
    sql`with recursive above as (
      select id, parent_id, 0 as depth from entry where id = ${id}
      union all
      select parent.id, parent.parent_id, above.depth + 1 from entry parent join above on parent.id = above.parent_id
        where above.depth < 50
    )
    select ${columns}, above.depth from above join entry e on e.id = above.id ${joins}
    where above.depth > 0 order by above.depth desc`,
  );
}
