import type { FormName } from '@fundfront/content-model';
import type { InboxCounts, InboxFilter, SubmissionState } from '@fundfront/content-model/wire';
import { and, asc, desc, eq, inArray, isNull, like, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { notification, submission, submissionFile, user } from '../../../db/schema/index.ts';

export type SubmissionRow = typeof submission.$inferSelect & { assigneeName: string | null };

export type InboxOrder = 'due' | 'newest';

/** Rows after it in the order of the list: `key` is an instant in ISO 8601, or a `dueOrder`. */
export interface PageCursor {
  key: string;
  id: string;
}

export interface SubmissionQuery extends Omit<InboxFilter, 'search'> {
  terms: readonly string[];
  order: InboxOrder;
  after?: PageCursor | undefined;
  limit: number;
}

export function isAfterCursor(at: PgColumn, id: PgColumn, after: PageCursor | undefined): SQL | undefined {
  return after && sql`(${at}, ${id}) < (${after.key}::timestamptz, ${after.id}::uuid)`;
}

export const containsAll = (column: PgColumn, terms: readonly string[]) =>
  and(...terms.map((term) => like(column, `%${term}%`)));

function hasState(state: InboxFilter['state']): SQL | undefined {
  if (state === undefined) return ne(submission.state, 'spam');
  return state === 'open' ? notInArray(submission.state, ['done', 'spam']) : eq(submission.state, state);
}

function isAssignedTo(assignee: InboxFilter['assignee']): SQL | undefined {
  if (assignee === undefined) return undefined;
  return assignee === 'none' ? isNull(submission.assigneeId) : eq(submission.assigneeId, assignee);
}

const withAssignee = (db: Db) =>
  db
    .select({ row: submission, assigneeName: sql<string | null>`${user.firstName} || ' ' || ${user.lastName}` })
    .from(submission)
    .leftJoin(user, eq(user.id, submission.assigneeId));

const flat = ({ row, assigneeName }: { row: typeof submission.$inferSelect; assigneeName: string | null }) => {
  return { ...row, assigneeName };
};

export async function findSubmissions(
  db: Db,
  of: readonly FormName[],
  { state, assignee, terms, order, after, limit }: SubmissionQuery,
): Promise<SubmissionRow[]> {
  const { createdAt, dueOrder, id } = submission;
  const byDue = after && sql`(${dueOrder}, ${id}) > (${after.key}::float8, ${after.id}::uuid)`;
  const rows = await withAssignee(db)
    .where(
      and(
        inArray(submission.form, [...of]),
        hasState(state),
        isAssignedTo(assignee),
        containsAll(submission.searchText, terms),
        order === 'due' ? byDue : isAfterCursor(createdAt, id, after),
      ),
    )
    .orderBy(...(order === 'due' ? [asc(dueOrder), asc(id)] : [desc(createdAt), desc(id)]))
    .limit(limit);
  return rows.map(flat);
}

function countUpTo(db: Db, where: SQL | undefined, limit: number): Promise<number> {
  return db.$count(db.select({ id: submission.id }).from(submission).where(where).limit(limit).as('counted'));
}

/** Counts no further than `limit`. */
export function countNewSubmissions(db: Db, of: readonly FormName[], limit: number): Promise<number> {
  return countUpTo(db, and(inArray(submission.form, [...of]), hasState('new')), limit);
}

export async function countSubmissions(
  db: Db,
  of: readonly FormName[],
  userId: string | null,
  limit: number,
): Promise<InboxCounts> {
  const count = (state: InboxFilter['state'], more?: SQL) =>
    countUpTo(db, and(inArray(submission.form, [...of]), hasState(state), more), limit);
  return {
    open: await count('open'),
    new: await count('new'),
    mine: userId === null ? 0 : await count('open', eq(submission.assigneeId, userId)),
    done: await count('done'),
    spam: await count('spam'),
  };
}

export async function submissionOf(db: Db, form: FormName, id: string): Promise<SubmissionRow | undefined> {
  const [found] = await withAssignee(db).where(and(eq(submission.form, form), eq(submission.id, id)));
  return found && flat(found);
}

export async function submissionsOfIds(db: Db, ids: readonly string[]): Promise<SubmissionRow[]> {
  const rows = await withAssignee(db)
    .where(inArray(submission.id, [...ids]))
    .orderBy(asc(submission.id))
    .for('update', { of: submission });
  return rows.map(flat);
}

export async function formOfSubmission(db: Db, id: string): Promise<FormName | undefined> {
  const [row] = await db.select({ form: submission.form }).from(submission).where(eq(submission.id, id));
  return row?.form;
}

export function othersOfVisitor(db: Db, { id, email }: SubmissionRow, of: readonly FormName[], limit: number) {
  const { form, trackingNumber, state, createdAt } = submission;
  return db
    .select({ id: submission.id, form, trackingNumber, state, createdAt })
    .from(submission)
    .where(and(eq(submission.email, email), ne(submission.id, id), inArray(form, [...of]), ne(state, 'spam')))
    .orderBy(desc(createdAt))
    .limit(limit);
}

export function filesOf(db: Db, submissionId: string) {
  return db
    .select()
    .from(submissionFile)
    .where(eq(submissionFile.submissionId, submissionId))
    .orderBy(asc(submissionFile.createdAt), asc(submissionFile.name));
}

interface SubmissionChange {
  state?: SubmissionState;
  note?: string;
  assigneeId?: string | null;
  /** Undefined changes any version. */
  version?: number;
  changedAt: Date;
}

/** False where the submission is no longer at `version`. */
export async function changeSubmission(db: Db, id: string, { version, ...values }: SubmissionChange): Promise<boolean> {
  const atVersion = version === undefined ? undefined : eq(submission.version, version);
  const rows = await db
    .update(submission)
    .set({ ...values, version: sql`${submission.version} + 1` })
    .where(and(eq(submission.id, id), atVersion))
    .returning({ id: submission.id });
  return rows.length > 0;
}

const isClosedBefore = (before: Date) =>
  and(inArray(submission.state, ['done', 'spam']), lt(submission.changedAt, before));

export function oldSubmissions(db: Db, before: Date, limit: number) {
  const { id, form, trackingNumber } = submission;
  return db
    .select({ id, form, trackingNumber })
    .from(submission)
    .where(isClosedBefore(before))
    .orderBy(asc(submission.changedAt))
    .limit(limit);
}

/** With its files, its history and its notifications. False where somebody opened it again meanwhile. */
export async function deleteSubmission(db: Db, id: string, before: Date): Promise<boolean> {
  const rows = await db
    .delete(submission)
    .where(and(eq(submission.id, id), isClosedBefore(before)))
    .returning({ id: submission.id });
  if (rows.length > 0) await db.delete(notification).where(eq(notification.subjectId, id));
  return rows.length > 0;
}
