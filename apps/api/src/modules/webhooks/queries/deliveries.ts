import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { webhookDelivery } from '../../../db/schema/index.ts';

export type DeliveryRow = typeof webhookDelivery.$inferSelect;

export interface NewDelivery {
  webhookId: string;
  event: string;
  body: string;
  createdAt: Date;
  /** From then on, it may be sent. */
  nextAttemptAt: Date;
}

export async function insertDelivery(db: Db, values: NewDelivery): Promise<string> {
  const [made] = await db.insert(webhookDelivery).values(values).returning({ id: webhookDelivery.id });
  if (!made) throw new Error('The database did not answer with the new delivery');
  return made.id;
}

/**
 * Counts the attempt. Until `leasedUntil` nobody else takes it; after it, it is due again, should this process die.
 * @returns undefined where it is not due
 */
export async function claimDelivery(
  db: Db,
  id: string,
  now: Date,
  leasedUntil: Date,
): Promise<DeliveryRow | undefined> {
  const [claimed] = await db
    .update(webhookDelivery)
    .set({ attempts: sql`${webhookDelivery.attempts} + 1`, nextAttemptAt: leasedUntil, lastAttemptAt: now })
    .where(
      and(eq(webhookDelivery.id, id), eq(webhookDelivery.state, 'waiting'), lte(webhookDelivery.nextAttemptAt, now)),
    )
    .returning();
  return claimed;
}

export async function changeDelivery(
  db: Db,
  id: string,
  change: Partial<Omit<typeof webhookDelivery.$inferInsert, 'id' | 'webhookId'>>,
): Promise<void> {
  await db.update(webhookDelivery).set(change).where(eq(webhookDelivery.id, id));
}

/** What waits for a webhook is not sent any more. */
export async function giveUpWaiting(db: Db, webhookId: string, error: string): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ state: 'failed', nextAttemptAt: null, error })
    .where(and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.state, 'waiting')));
}

/** Oldest first. */
export async function overdueDeliveries(db: Db, before: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.state, 'waiting'), lte(webhookDelivery.nextAttemptAt, before)))
    .orderBy(asc(webhookDelivery.nextAttemptAt))
    .limit(limit);
  return found.map(({ id }) => id);
}

export async function deliveryOf(db: Db, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  const [found] = await db
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.id, id), eq(webhookDelivery.webhookId, webhookId)));
  return found;
}

interface LogPage {
  webhookId: string;
  state: DeliveryRow['state'] | undefined;
  after: { key: string; id: string } | undefined;
  limit: number;
}

/** Newest first. */
export function deliveryPage(db: Db, { webhookId, state, after, limit }: LogPage): Promise<DeliveryRow[]> {
  const { createdAt, id } = webhookDelivery;
  const older = after && sql`(${createdAt}, ${id}) < (${after.key}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, webhookId), state && eq(webhookDelivery.state, state), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Of each webhook the newest stay, and whatever still waits. */
export async function pruneDeliveries(db: Db, kept: number): Promise<void> {
  const old = sql`(select old.id from (
      select d.id, d.state, row_number() over (partition by d.webhook_id order by d.created_at desc, d.id desc) as place
      from ${webhookDelivery} d
    ) old where old.place > ${kept})`;
  await db
    .delete(webhookDelivery)
    .where(and(ne(webhookDelivery.state, 'waiting'), sql`${webhookDelivery.id} in ${old}`));
}
