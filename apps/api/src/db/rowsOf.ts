import type { SQL } from 'drizzle-orm';
import type { Db } from './handle.ts';

export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  // Both drivers answer with `rows`; the shared type of a database of either kind does not say so.
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}
