import type { ImportColumn } from '@fundfront/content-model/wire';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { importColumn } from '../../../db/schema/index.ts';

export type ColumnRow = typeof importColumn.$inferSelect;
export type NewColumn = Omit<ColumnRow, 'jobId'>;

export function columnsOf(db: Db, jobId: string): Promise<ColumnRow[]> {
  return db
    .select()
    .from(importColumn)
    .where(eq(importColumn.jobId, jobId))
    .orderBy(asc(importColumn.position), asc(importColumn.index));
}

export async function replaceColumns(db: Db, jobId: string, columns: readonly NewColumn[]): Promise<void> {
  await db.delete(importColumn).where(eq(importColumn.jobId, jobId));
  if (columns.length === 0) return;
  await db.execute(sql`insert into import_column
      (job_id, position, index, header, first, named, read_as, by_hand, filled, missing, grouped, negative)
    select ${jobId}::uuid, t.position, t.index, t.header, t.first, t.named, t."readAs", t."byHand", t.filled, t.missing,
      t.grouped, t.negative
    from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) as t (position int, index int, header text, first jsonb,
      named text, "readAs" text, "byHand" boolean, filled int, missing int, grouped int, negative int)`);
}

interface Chosen {
  jobId: string;
  position: number;
  columns: readonly { index: number; readAs: ImportColumn | null }[];
}

/** Of one file; all its other columns are as the next check reads them. */
export async function chooseColumns(db: Db, { jobId, position, columns }: Chosen): Promise<void> {
  const ofFile = and(eq(importColumn.jobId, jobId), eq(importColumn.position, position));
  await db.update(importColumn).set({ readAs: null, byHand: false }).where(ofFile);
  for (const { index, readAs } of columns) {
    await db
      .update(importColumn)
      .set({ readAs, byHand: true })
      .where(and(ofFile, eq(importColumn.index, index)));
  }
}
