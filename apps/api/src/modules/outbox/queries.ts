import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';

export type OutboxRow = typeof outbox.$inferSelect;
export type Topic = OutboxRow['topic'];

export async function insertOutbox(
  db: Db,
  values: { topic: Topic; payload: Record<string, unknown>; createdAt: Date; nextAttemptAt: Date },
): Promise<string> {
  const [made] = await db.insert(outbox).values(values).returning({ id: outbox.id });
  if (!made) throw new Error('The database did not answer with the new outbox row');
  return made.id;
}

interface Lease {
  topic: Topic;
  now: Date;
  leasedUntil: Date;
  limit: number;
}

/**
 * Oldest first. No other dispatcher takes the rows until `leasedUntil`; after it they are due again, should this one
 * die.
 */
export function leaseDue(db: Db, { topic, now, leasedUntil, limit }: Lease): Promise<OutboxRow[]> {
  const isDue = and(
    eq(outbox.topic, topic),
    isNull(outbox.deliveredAt),
    isNull(outbox.failedAt),
    lte(outbox.nextAttemptAt, now),
  );
  const found = db.select().from(outbox).where(isDue).orderBy(asc(outbox.createdAt)).limit(limit);
  const due = db.$with('due').as(found.for('update', { skipLocked: true }));
  const lease = db
    .update(outbox)
    .set({ nextAttemptAt: leasedUntil })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)));
  return db.with(due, db.$with('leased').as(lease)).select().from(due);
}

const idIn = (rows: readonly { id: string }[]) =>
  inArray(
    outbox.id,
    rows.map(({ id }) => id),
  );

export async function markDelivered(db: Db, rows: readonly { id: string }[], deliveredAt: Date): Promise<void> {
  if (rows.length > 0) await db.update(outbox).set({ deliveredAt, lastError: null }).where(idIn(rows));
}

export async function markFailed(db: Db, id: string, nextAttemptAt: Date, lastError: string): Promise<void> {
  await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt, lastError })
    .where(eq(outbox.id, id));
}

export async function markGivenUp(db: Db, id: string, failedAt: Date, lastError: string): Promise<void> {
  await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, failedAt, lastError })
    .where(eq(outbox.id, id));
}

/** Erases the payload: a mail is personal, and of no use here any more. */
export async function markSent(db: Db, id: string, deliveredAt: Date): Promise<void> {
  await db.update(outbox).set({ deliveredAt, lastError: null, payload: {} }).where(eq(outbox.id, id));
}

export async function deleteDelivered(db: Db, before: Date): Promise<void> {
  await db.delete(outbox).where(lte(outbox.deliveredAt, before));
}

export async function deleteFailed(db: Db, before: Date): Promise<void> {
  await db.delete(outbox).where(lte(outbox.failedAt, before));
}

export async function tagQueuedSince(db: Db, tag: string, since: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(gte(outbox.createdAt, since), sql`${outbox.payload}->'tags' @> ${JSON.stringify([tag])}::jsonb`))
    .limit(1);
  return found !== undefined;
}
