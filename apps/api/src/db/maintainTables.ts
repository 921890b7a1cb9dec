import { sql } from 'drizzle-orm';
import type { Db } from './handle.ts';
import { rowsOf } from './rowsOf.ts';

interface DueTable {
  table: string;
  holdsDeadRows: boolean;
}

/** By the bounds of autovacuum: https://www.postgresql.org/docs/current/routine-vacuuming.html#AUTOVACUUM */
const due = sql`select format('%I.%I', s.schemaname, s.relname) as "table",
    s.n_dead_tup > 50 + 0.2 * c.reltuples as "holdsDeadRows"
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where has_schema_privilege(s.schemaname, 'usage') and (s.n_dead_tup > 50 + 0.2 * c.reltuples
    or s.n_mod_since_analyze > 50 + 0.1 * c.reltuples
    or (c.reltuples < 0 and pg_relation_size(c.oid) > 0))
  order by 1`;

/**
 * What autovacuum does on a server, a while after many rows came. The embedded engine has no process for it: it would plan
 * every query as if all tables were as small as on their first day, and never reuse the space of deleted rows.
 * @param db of the owner of the tables: a server analyses them for nobody else
 * @returns the tables that were due
 */
export async function maintainTables(db: Db): Promise<string[]> {
  const tables = await rowsOf<DueTable>(db, due);
  for (const { table, holdsDeadRows } of tables) {
    await db.execute(sql.raw(`${holdsDeadRows ? 'vacuum (analyze)' : 'analyze'} ${table}`));
  }
  return tables.map(({ table }) => table);
}
