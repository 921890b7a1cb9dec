import type { Locale } from '@fundfront/content-model';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { approval, review } from '../../../db/schema/index.ts';
import type { ExactVersion } from './approvals.ts';

export type ReviewRow = typeof review.$inferSelect;

export interface Decision {
  decidedBy: string;
  decidedAt: Date;
}

const openOf = (entryId: string, locale: Locale) =>
  and(eq(review.entryId, entryId), eq(review.locale, locale), eq(review.state, 'open'));

/** What waited of this language before does not wait any more: a later version takes its place. */
export async function openReview(
  db: Db,
  values: ExactVersion & { note: string; sentBy: string; sentAt: Date },
): Promise<void> {
  const { entryId, locale, sentBy, sentAt } = values;
  await db.update(review).set({ state: 'closed', decidedBy: sentBy, decidedAt: sentAt }).where(openOf(entryId, locale));
  await db.insert(review).values(values);
}

/** @returns whether this very version waited */
export async function decideReview(
  db: Db,
  { entryId, locale, version }: ExactVersion,
  change: Decision & { state: 'approved' | 'changes-requested' | 'withdrawn'; decisionNote?: string },
): Promise<boolean> {
  const decided = await db
    .update(review)
    .set(change)
    .where(and(openOf(entryId, locale), eq(review.version, version)))
    .returning({ id: review.id });
  return decided.length > 0;
}

/** A version that went live waits no more: approved where there is an approval, else closed. */
export async function closeReview(
  db: Db,
  { entryId, locale, version }: ExactVersion,
  decision: Decision,
): Promise<void> {
  const approved = sql`exists (select from ${approval} a
    where a.entry_id = ${entryId} and a.locale = ${locale} and a.version = ${version})`;
  await db
    .update(review)
    .set({
      ...decision,
      state: sql`case when ${approved} then 'approved'::review_state else 'closed'::review_state end`,
    })
    .where(openOf(entryId, locale));
}

export function reviewsOf(db: Db, entryId: string, limit: number): Promise<ReviewRow[]> {
  return db
    .select()
    .from(review)
    .where(eq(review.entryId, entryId))
    .orderBy(desc(review.sentAt), desc(review.id))
    .limit(limit);
}

export function openReviewsOf(db: Db, entryIds: readonly string[]): Promise<ReviewRow[]> {
  if (entryIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(review)
    .where(and(inArray(review.entryId, [...entryIds]), eq(review.state, 'open')))
    .orderBy(review.locale);
}

export interface QueueQuery {
  scope: 'mine' | 'sent' | 'all';
  userId: string;
  types?: readonly string[] | undefined;
  after?: { key: string; id: string } | undefined;
  limit: number;
}

const scopes = {
  all: () => sql`true`,
  sent: (userId: string) => sql`r.sent_by = ${userId}::uuid`,
  mine: (userId: string) =>
    sql`coalesce(approval_standing(r.entry_id, r.locale, r.version, ${userId}::uuid), 'alone') = 'alone'`,
};

const isOfTypes = (types: readonly string[] | undefined) =>
  types === undefined ? sql`true` : inArray(sql`e.type`, [...types]);

/** Only what is the latest version still waits: a later save took the others' place. Oldest first. */
export function queuePage(
  db: Db,
  { scope, userId, types, after, limit }: QueueQuery,
): Promise<{ id: string; key: string }[]> {
  const beyond = after ? sql`where (sent_at, entry_id) > (${after.key}::timestamptz, ${after.id}::uuid)` : sql``;
  return rowsOf(
    db,
    sql`select entry_id as id, to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as key from (
      select r.entry_id, min(r.sent_at) as sent_at
      from review r
      join entry_content c on c.entry_id = r.entry_id and c.locale = r.locale and c.version = r.version
      join entry e on e.id = r.entry_id and e.trashed_at is null
      where r.state = 'open' and ${scopes[scope](userId)} and ${isOfTypes(types)} group by r.entry_id
    ) waiting ${beyond} order by sent_at, entry_id limit ${limit}`,
  );
}

/** Persons who may approve every one of these versions. */
export function deciders(
  db: Db,
  versions: readonly ExactVersion[],
  limit: number,
): Promise<{ id: string; name: string }[]> {
  const each = versions.map(
    ({ entryId, locale, version }) =>
      sql`coalesce(approval_standing(${entryId}::uuid, ${locale}::locale, ${version}::int, u.id), 'alone') = 'alone'`,
  );
  if (each.length === 0) return Promise.resolve([]);
  return rowsOf(
    db,
    sql`select u.id, trim(u.first_name || ' ' || u.last_name) as name from app_user u
      where u.state = 'active' and ${sql.join(each, sql` and `)} order by name, u.id limit ${limit}`,
  );
}

export async function sendersOf(db: Db, { entryId, locale, version }: ExactVersion): Promise<string[]> {
  const found = await db
    .select({ sentBy: review.sentBy })
    .from(review)
    .where(and(eq(review.entryId, entryId), eq(review.locale, locale), eq(review.version, version)));
  return found.map(({ sentBy }) => sentBy);
}
