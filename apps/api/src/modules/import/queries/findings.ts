import type { ImportFindingKind } from '@fundfront/content-model/wire';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { importFinding, importMend } from '../../../db/schema/index.ts';

export type FindingRow = typeof importFinding.$inferSelect;
export type MendRow = typeof importMend.$inferSelect;

export async function deleteFindings(db: Db, jobId: string): Promise<void> {
  await db.delete(importFinding).where(eq(importFinding.jobId, jobId));
}

export async function insertFindings(db: Db, jobId: string, rows: readonly Omit<FindingRow, 'jobId'>[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`insert into import_finding
      (job_id, number, file, position, line, kind, severity, text, row, suggestion, "column", cells)
    select ${jobId}::uuid, t.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (number int, file text,
      position int, line int, kind text, severity finding_severity, text text, row text, suggestion text, "column" text,
      cells jsonb)`);
}

interface Page {
  jobId: string;
  kind: ImportFindingKind | undefined;
  after: number | undefined;
  limit: number;
}

/** In the order of the files, each with what was changed about its row since. */
export function findingPage(
  db: Db,
  { jobId, kind, after, limit }: Page,
): Promise<(FindingRow & { mend: Pick<MendRow, 'values' | 'leftOut'> | null })[]> {
  return db
    .select({ finding: importFinding, values: importMend.values, leftOut: importMend.leftOut })
    .from(importFinding)
    .leftJoin(
      importMend,
      and(
        eq(importMend.jobId, importFinding.jobId),
        eq(importMend.position, importFinding.position),
        eq(importMend.line, importFinding.line),
      ),
    )
    .where(
      and(
        eq(importFinding.jobId, jobId),
        kind === undefined ? undefined : eq(importFinding.kind, kind),
        after === undefined ? undefined : gt(importFinding.number, after),
      ),
    )
    .orderBy(asc(importFinding.number))
    .limit(limit)
    .then((rows) =>
      rows.map(({ finding, values, leftOut }) => ({ ...finding, mend: values === null ? null : { values, leftOut } })),
    );
}

export function mendsOf(db: Db, jobId: string): Promise<MendRow[]> {
  return db.select().from(importMend).where(eq(importMend.jobId, jobId));
}

export async function saveMend(db: Db, mend: MendRow): Promise<void> {
  const { values, leftOut, madeBy, madeAt } = mend;
  await db
    .insert(importMend)
    .values(mend)
    .onConflictDoUpdate({
      target: [importMend.jobId, importMend.position, importMend.line],
      set: { values, leftOut, madeBy, madeAt },
    });
}

export async function deleteMend(
  db: Db,
  { jobId, position, line }: Pick<MendRow, 'jobId' | 'position' | 'line'>,
): Promise<void> {
  await db
    .delete(importMend)
    .where(and(eq(importMend.jobId, jobId), eq(importMend.position, position), eq(importMend.line, line)));
}

/** Whether the last check found anything about the row. */
export async function isFoundRow(
  db: Db,
  { jobId, position, line }: Pick<MendRow, 'jobId' | 'position' | 'line'>,
): Promise<boolean> {
  const [found] = await db
    .select({ number: importFinding.number })
    .from(importFinding)
    .where(and(eq(importFinding.jobId, jobId), eq(importFinding.position, position), eq(importFinding.line, line)))
    .limit(1);
  return found !== undefined;
}

/** What is left out already keeps its reason. @returns how many rows were left out */
export async function leaveOutBlocked(
  db: Db,
  {
    jobId,
    kind,
    ...mend
  }: Pick<MendRow, 'jobId' | 'madeBy' | 'madeAt'> & { kind: ImportFindingKind | null; leftOut: string },
): Promise<number> {
  const rows = await rowsOf<{ line: number }>(
    db,
    sql`insert into import_mend as m (job_id, position, line, values, left_out, made_by, made_at)
      select distinct f.job_id, f.position, f.line, '{}'::jsonb, ${mend.leftOut}::text, ${mend.madeBy}::uuid,
        ${mend.madeAt.toISOString()}::timestamptz
      from import_finding f
      where f.job_id = ${jobId} and f.severity = 'blocked' and ${isNotNull(sql`f.line`)}
        and ${kind === null ? sql`true` : sql`f.kind = ${kind}`}
      on conflict (job_id, position, line) do update set left_out = excluded.left_out, made_by = excluded.made_by,
        made_at = excluded.made_at where m.left_out is null
      returning line`,
  );
  return rows.length;
}
