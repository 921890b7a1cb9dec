import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../handle.ts';
import { rowsOf } from '../rowsOf.ts';

export interface TableShape {
  schema: string;
  name: string;
  /** Without those that the database computes. */
  columns: string[];
  /** Names its rows; empty for a table without a primary key. */
  key: string[];
}

export interface SequenceValue {
  name: string;
  /** The last number it gave, as text; null where it gave none. */
  value: string | null;
}

/** The tables of the product, and the jobs of pg-boss: its other tables say how it works, not what is to be done. */
export function tablesOf(db: Db): Promise<TableShape[]> {
  return rowsOf(
    db,
    sql`select n.nspname as schema, c.relname as name,
        (select json_agg(a.attname order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
        coalesce((select json_agg(a.attname order by k.place) from pg_index i
          cross join lateral unnest(i.indkey::int2[]) with ordinality as k(number, place)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
          where i.indrelid = c.oid and i.indisprimary), '[]'::json) as key
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where (n.nspname = 'public' and c.relkind = 'r') or (n.nspname = 'pgboss' and c.relname = 'job')
      order by n.nspname::text collate "C", c.relname::text collate "C"`,
  );
}

export const identifierOf = ({ schema, name }: Pick<TableShape, 'schema' | 'name'>): SQL =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

export const columnsOf = ({ columns }: Pick<TableShape, 'columns'>): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

export function sequencesOf(db: Db): Promise<SequenceValue[]> {
  return rowsOf(
    db,
    sql`select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'
      order by sequencename::text collate "C"`,
  );
}

/** How many migrations it has seen, and the hash of the last one: rows fit only the tables that they were read from. */
export async function migrationOf(db: Db): Promise<string> {
  const [found] = await rowsOf<{ version: string }>(
    db,
    sql`select count(*) || ' ' || (array_agg(hash order by created_at desc))[1] as version
      from drizzle.__drizzle_migrations`,
  );
  return found?.version ?? '';
}

/** Whether anybody has worked here: an entry, or an account. */
export async function holdsContent(db: Db): Promise<boolean> {
  const [found] = await rowsOf<{ held: boolean }>(
    db,
    sql`select exists (select from entry) or exists (select from app_user) as held`,
  );
  return found?.held ?? false;
}
