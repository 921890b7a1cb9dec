import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../handle.ts';
import { rowsOf } from '../rowsOf.ts';
import { columnsOf, identifierOf, type SequenceValue, type TableShape } from './catalog.ts';
import { settleFormats } from './readRows.ts';

interface ForeignKey {
  schema: string;
  name: string;
  key: string;
  definition: string;
}

function foreignKeysOf(tx: Db): Promise<ForeignKey[]> {
  return rowsOf(
    tx,
    sql`select n.nspname as schema, c.relname as name, k.conname as key, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and n.nspname = 'public'`,
  );
}

const alter = (table: Pick<TableShape, 'schema' | 'name'>, action: SQL) =>
  sql`alter table ${identifierOf(table)} ${action}`;

export interface NewRows {
  table: TableShape;
  /** As {@link readRows} wrote them. */
  lines: AsyncIterable<string[]>;
}

async function insertLines(tx: Db, table: TableShape, lines: readonly string[]): Promise<void> {
  const rows = `[${lines.join(',')}]`;
  await tx.execute(sql`insert into ${identifierOf(table)} (${columnsOf(table)}) overriding system value
    select ${columnsOf(table)} from json_populate_recordset(null::${identifierOf(table)}, ${rows}::json)`);
}

/**
 * Puts these rows in the place of all that is there, as the owner of the tables: whole, or not at all. Triggers, which
 * would write history anew or refuse what is past, stay off meanwhile; foreign keys are checked at the end.
 * @param verify within the transaction; what it throws leaves everything as it was
 */
export function replaceRows(
  db: Db,
  all: readonly NewRows[],
  sequences: readonly SequenceValue[],
  verify: (tx: Db) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await settleFormats(tx);
    const own = all.map(({ table }) => table).filter(({ schema }) => schema === 'public');
    const keys = await foreignKeysOf(tx);
    for (const key of keys) await tx.execute(alter(key, sql`drop constraint ${sql.identifier(key.key)}`));
    for (const table of own) await tx.execute(alter(table, sql`disable trigger user`));
    const names = all.map(({ table }) => identifierOf(table));
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
    for (const { table, lines } of all) for await (const part of lines) await insertLines(tx, table, part);
    for (const { name, value } of sequences) {
      const sequence = `public.${name}`;
      await tx.execute(sql`select setval(${sequence}::regclass, ${value ?? '1'}::bigint, ${value !== null})`);
    }
    for (const table of own) await tx.execute(alter(table, sql`enable trigger user`));
    for (const key of keys) {
      const again = sql`add constraint ${sql.identifier(key.key)} ${sql.raw(key.definition)}`;
      await tx.execute(alter(key, again));
    }
    await verify(tx);
  });
}
