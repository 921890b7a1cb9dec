import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { subscriber } from '../../db/schema/index.ts';

export type SubscriberRow = typeof subscriber.$inferSelect;

export async function insertSubscriber(db: Db, values: typeof subscriber.$inferInsert): Promise<boolean> {
  const rows = await db.insert(subscriber).values(values).onConflictDoNothing({ target: subscriber.email }).returning();
  return rows.length > 0;
}

export async function lockSubscriberByEmail(db: Db, email: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscriber).where(eq(subscriber.email, email)).for('update');
  return row;
}

export async function lockSubscriberById(db: Db, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscriber).where(eq(subscriber.id, id)).for('update');
  return row;
}

export async function updateSubscriber(db: Db, id: string, values: Partial<SubscriberRow>): Promise<void> {
  await db.update(subscriber).set(values).where(eq(subscriber.id, id));
}

export async function deleteUnconfirmed(db: Db, before: Date): Promise<void> {
  await db.delete(subscriber).where(and(eq(subscriber.state, 'pending'), lt(subscriber.changedAt, before)));
}
