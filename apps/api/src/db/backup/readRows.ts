import { sql } from 'drizzle-orm';
import type { Db } from '../handle.ts';
import { rowsOf } from '../rowsOf.ts';
import { columnsOf, identifierOf, type TableShape } from './catalog.ts';

/** A row may hold a part of a file, of megabytes. */
const rowsAtOnce = 100;

/** The same rows are the same text on every server: its own settings must not decide. */
export async function settleFormats(tx: Db): Promise<void> {
  await tx.execute(sql`set local time zone 'UTC'`);
  await tx.execute(sql`set local bytea_output = 'hex'`);
  await tx.execute(sql`set local intervalstyle = 'postgres'`);
  await tx.execute(sql`set local extra_float_digits = 1`);
}

/** All that `work` reads is of one instant. */
export function readingAll<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(
    async (tx) => {
      await settleFormats(tx);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The rows of a table as lines of JSON, some at a time, in the same order on every server. Within a transaction. */
export async function* readRows(tx: Db, table: TableShape): AsyncGenerator<string[]> {
  const by = table.key.map((column) => sql`r.${sql.identifier(column)}::text collate "C"`);
  const order = by.length > 0 ? sql.join(by, sql`, `) : sql`row_to_json(r)::text collate "C"`;
  await tx.execute(sql`declare backup_rows no scroll cursor for
    select row_to_json(r)::text as line from (select ${columnsOf(table)} from ${identifierOf(table)}) r
    order by ${order}`);
  for (;;) {
    const found = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${rowsAtOnce} from backup_rows`));
    if (found.length === 0) break;
    yield found.map(({ line }) => line);
  }
  await tx.execute(sql`close backup_rows`);
}
