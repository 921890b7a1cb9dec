import type { FormName, UploadKind } from '@fundfront/content-model';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { submission, submissionFile, trackingCounter } from '../../db/schema/index.ts';

export type FileRow = typeof submissionFile.$inferSelect;

export async function insertFile(db: Db, values: typeof submissionFile.$inferInsert): Promise<void> {
  await db.insert(submissionFile).values(values);
}

interface Wanted {
  name: string;
  kind: UploadKind;
  /** Older ones may be removed at any moment. */
  since: Date;
}

const waiting = ({ name, kind, since }: Wanted) =>
  and(
    eq(submissionFile.name, name),
    eq(submissionFile.kind, kind),
    isNull(submissionFile.submissionId),
    gt(submissionFile.createdAt, since),
  );

export async function isWaiting(db: Db, wanted: Wanted): Promise<boolean> {
  return (await db.$count(submissionFile, waiting(wanted))) > 0;
}

/** False where no such upload waits. */
export async function claimFile(db: Db, wanted: Wanted, submissionId: string): Promise<boolean> {
  const rows = await db.update(submissionFile).set({ submissionId }).where(waiting(wanted)).returning();
  return rows.length > 0;
}

const isOrphan = (before: Date) => and(isNull(submissionFile.submissionId), lte(submissionFile.createdAt, before));

export async function orphans(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ name: submissionFile.name })
    .from(submissionFile)
    .where(isOrphan(before))
    .orderBy(asc(submissionFile.createdAt))
    .limit(limit);
  return rows.map(({ name }) => name);
}

export async function deleteOrphan(db: Db, name: string, before: Date): Promise<void> {
  await db.delete(submissionFile).where(and(eq(submissionFile.name, name), isOrphan(before)));
}

/** The row stays locked to the end of the transaction, so that no two get the same number. */
export async function nextNumber(db: Db, series: string): Promise<number> {
  const [row] = await db
    .insert(trackingCounter)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: trackingCounter.series, set: { last: sql`${trackingCounter.last} + 1` } })
    .returning();
  if (!row) throw new Error('The database did not answer with the next number');
  return row.last;
}

export async function insertSubmission(db: Db, values: typeof submission.$inferInsert): Promise<void> {
  await db.insert(submission).values(values);
}

/** `form` is null for an upload that no form claimed. */
export async function fileOfName(db: Db, name: string): Promise<(FileRow & { form: FormName | null }) | undefined> {
  const [row] = await db
    .select({ file: submissionFile, form: submission.form })
    .from(submissionFile)
    .leftJoin(submission, eq(submission.id, submissionFile.submissionId))
    .where(eq(submissionFile.name, name));
  return row && { ...row.file, form: row.form };
}

export async function trackedSubmission(db: Db, form: FormName, trackingNumber: string, email: string) {
  const [row] = await db
    .select({
      trackingNumber: submission.trackingNumber,
      state: submission.state,
      createdAt: submission.createdAt,
      changedAt: submission.changedAt,
    })
    .from(submission)
    .where(and(eq(submission.form, form), eq(submission.trackingNumber, trackingNumber), eq(submission.email, email)));
  return row;
}
