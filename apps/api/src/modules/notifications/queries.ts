import type { Permission } from '@fundfront/content-model';
import { and, asc, desc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { notification, user } from '../../db/schema/index.ts';

export type NotificationRow = typeof notification.$inferSelect;
export type NewNotificationRow = typeof notification.$inferInsert;

export interface Recipient {
  id: string;
  firstName: string;
  email: string;
  notifiedByMail: boolean;
}

export type Recipients = { userIds: readonly string[] } | { permission: Permission };

function isAmong(recipients: Recipients): SQL | undefined {
  if ('userIds' in recipients) return inArray(user.id, [...recipients.userIds]);
  return sql`person_can(${user.id}, ${recipients.permission})`;
}

/** In one order everywhere, so that two transactions that tell the same people never wait for each other. */
export function activeRecipients(db: Db, recipients: Recipients, except: string | null): Promise<Recipient[]> {
  return db
    .select({
      id: user.id,
      firstName: user.firstName,
      email: user.email,
      notifiedByMail: user.notifiedByMail,
    })
    .from(user)
    .where(and(eq(user.state, 'active'), isAmong(recipients), except === null ? undefined : ne(user.id, except)))
    .orderBy(asc(user.id));
}

export async function insertNotifications(db: Db, rows: NewNotificationRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(notification).values(rows);
}

export function notificationsOf(
  db: Db,
  { userId, after, limit }: { userId: string; after: { at: Date; id: string } | undefined; limit: number },
): Promise<NotificationRow[]> {
  const { createdAt, id } = notification;
  const older = after && sql`(${createdAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, userId), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

const unreadBy = (userId: string) => and(eq(notification.userId, userId), isNull(notification.readAt));

/** Counts no further than `limit`. */
export async function countUnread(db: Db, userId: string, limit: number): Promise<number> {
  const rows = db.select({ id: notification.id }).from(notification).where(unreadBy(userId)).limit(limit).as('unread');
  return db.$count(rows);
}

export async function markRead(db: Db, userId: string, ids: readonly string[] | 'all', readAt: Date): Promise<void> {
  const chosen = ids === 'all' ? undefined : inArray(notification.id, [...ids]);
  await db
    .update(notification)
    .set({ readAt })
    .where(and(unreadBy(userId), chosen));
}

export async function markSubjectRead(db: Db, subjectId: string, kinds: readonly NotificationRow['kind'][], at: Date) {
  await db
    .update(notification)
    .set({ readAt: at })
    .where(
      and(eq(notification.subjectId, subjectId), inArray(notification.kind, [...kinds]), isNull(notification.readAt)),
    );
}

export async function deleteOld(db: Db, before: Date): Promise<void> {
  await db.delete(notification).where(lt(notification.createdAt, before));
}

export async function mailWanted(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ mail: user.notifiedByMail }).from(user).where(eq(user.id, userId));
  return row?.mail ?? false;
}

export async function setMailWanted(db: Db, userId: string, notifiedByMail: boolean): Promise<void> {
  await db.update(user).set({ notifiedByMail }).where(eq(user.id, userId));
}
