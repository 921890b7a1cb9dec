import type { FormName } from '@fundfront/content-model';
import type { SubmissionState } from '@fundfront/content-model/wire';
import { and, asc, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { submission, submissionFile } from '../../../db/schema/index.ts';

export type SubmissionRow = typeof submission.$inferSelect;

/** Rows after it are older, or as old with a smaller id. */
export interface PageCursor {
  at: Date;
  id: string;
}

export interface SubmissionQuery {
  state?: SubmissionState | undefined;
  terms: readonly string[];
  after?: PageCursor | undefined;
  limit: number;
}

export function isAfterCursor(at: PgColumn, id: PgColumn, after: PageCursor | undefined): SQL | undefined {
  return after && sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
}

export const containsAll = (column: PgColumn, terms: readonly string[]) =>
  and(...terms.map((term) => like(column, `%${term}%`)));

export function findSubmissions(db: Db, form: FormName, { state, terms, after, limit }: SubmissionQuery) {
  const filter = and(
    eq(submission.form, form),
    state && eq(submission.state, state),
    containsAll(submission.searchText, terms),
    isAfterCursor(submission.createdAt, submission.id, after),
  );
  return db
    .select()
    .from(submission)
    .where(filter)
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .limit(limit);
}

export function countNewSubmissions(db: Db, form: FormName): Promise<number> {
  return db.$count(submission, and(eq(submission.form, form), eq(submission.state, 'new')));
}

export async function submissionOf(db: Db, form: FormName, id: string): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select()
    .from(submission)
    .where(and(eq(submission.form, form), eq(submission.id, id)));
  return row;
}

export function filesOf(db: Db, submissionId: string) {
  return db
    .select()
    .from(submissionFile)
    .where(eq(submissionFile.submissionId, submissionId))
    .orderBy(asc(submissionFile.createdAt), asc(submissionFile.name));
}

interface SubmissionChange {
  state: SubmissionState;
  note: string;
  version: number;
  changedAt: Date;
}

/** Undefined where the submission is no longer at `version`. */
export async function changeSubmission(
  db: Db,
  id: string,
  { version, ...values }: SubmissionChange,
): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .update(submission)
    .set({ ...values, version: version + 1 })
    .where(and(eq(submission.id, id), eq(submission.version, version)))
    .returning();
  return row;
}
