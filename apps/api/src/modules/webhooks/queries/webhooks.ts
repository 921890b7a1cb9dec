import type { ContentTypeName, WebhookEvent } from '@fundfront/content-model';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { user, webhook, webhookDelivery } from '../../../db/schema/index.ts';

export type WebhookRow = typeof webhook.$inferSelect;
export type WebhookChange = Partial<Omit<typeof webhook.$inferInsert, 'id' | 'createdAt' | 'createdBy'>>;

const createdByName = sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`;
const newest = (column: 'state' | 'created_at') =>
  sql.raw(
    `(select d.${column} from webhook_delivery d where d.webhook_id = webhook.id order by d.created_at desc, d.id desc limit 1)`,
  );

const listed = (db: Db) =>
  db
    .select({
      row: webhook,
      who: createdByName,
      lastState: sql<'waiting' | 'delivered' | 'failed' | null>`${newest('state')}`,
      lastAt: sql<Date | null>`${newest('created_at')}`.mapWith(webhookDelivery.createdAt),
    })
    .from(webhook)
    .leftJoin(user, eq(user.id, webhook.createdBy));

export type ListedWebhook = Awaited<ReturnType<typeof webhookRows>>[number];

export function webhookRows(db: Db) {
  return listed(db).orderBy(asc(sql`lower(${webhook.name})`), asc(webhook.id));
}

export async function listedWebhook(db: Db, id: string): Promise<ListedWebhook | undefined> {
  const [found] = await listed(db).where(eq(webhook.id, id));
  return found;
}

export async function webhookById(db: Db, id: string): Promise<WebhookRow | undefined> {
  const [found] = await db.select().from(webhook).where(eq(webhook.id, id));
  return found;
}

/** Held to the end of the transaction. */
export async function lockWebhook(db: Db, id: string): Promise<WebhookRow | undefined> {
  const [found] = await db.select().from(webhook).where(eq(webhook.id, id)).for('update');
  return found;
}

export async function countWebhooks(db: Db): Promise<number> {
  const [counted] = await db.select({ count: count() }).from(webhook);
  return counted?.count ?? 0;
}

export async function insertWebhook(db: Db, values: typeof webhook.$inferInsert): Promise<void> {
  await db.insert(webhook).values(values);
}

export async function changeWebhook(db: Db, id: string, change: WebhookChange): Promise<void> {
  await db.update(webhook).set(change).where(eq(webhook.id, id));
}

export async function removeWebhook(db: Db, id: string): Promise<void> {
  await db.delete(webhook).where(eq(webhook.id, id));
}

/** Those that are on and want to be told; of content, by its type. */
export function subscribed(db: Db, event: WebhookEvent, type: ContentTypeName | undefined): Promise<WebhookRow[]> {
  const ofType = type && sql`(cardinality(${webhook.types}) = 0 or ${type} = any(${webhook.types}))`;
  return db
    .select()
    .from(webhook)
    .where(and(eq(webhook.enabled, true), sql`${event} = any(${webhook.events})`, ofType))
    .orderBy(asc(webhook.id));
}
