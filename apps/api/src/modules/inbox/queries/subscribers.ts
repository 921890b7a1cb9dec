import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { subscriber } from '../../../db/schema/index.ts';
import { containsAll, isAfterCursor, type SubmissionQuery } from './submissions.ts';

export type SubscriberRow = typeof subscriber.$inferSelect;

const isIn: Partial<Record<string, SQL>> = {
  open: eq(subscriber.state, 'pending'),
  new: eq(subscriber.state, 'pending'),
  done: inArray(subscriber.state, ['confirmed', 'ended']),
};

/** Nobody handles a subscription, and none is held as spam. */
const isNothing = inArray(subscriber.state, []);

export function findSubscribers(db: Db, { state, terms, after, limit }: SubmissionQuery): Promise<SubscriberRow[]> {
  const filter = and(
    state && (isIn[state] ?? isNothing),
    containsAll(subscriber.searchText, terms),
    isAfterCursor(subscriber.createdAt, subscriber.id, after),
  );
  return db
    .select()
    .from(subscriber)
    .where(filter)
    .orderBy(desc(subscriber.createdAt), desc(subscriber.id))
    .limit(limit);
}

export function countPendingSubscribers(db: Db): Promise<number> {
  return db.$count(subscriber, isIn.new);
}

export async function subscriberOf(db: Db, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscriber).where(eq(subscriber.id, id));
  return row;
}
