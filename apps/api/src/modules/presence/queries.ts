import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { presence, user } from '../../db/schema/index.ts';

type Presence = typeof presence.$inferInsert;

/** `since` stays that of the first call. */
export async function upsertPresence(db: Db, row: Presence): Promise<void> {
  const { locale, field, seenAt } = row;
  await db
    .insert(presence)
    .values(row)
    .onConflictDoUpdate({ target: [presence.entryId, presence.userId], set: { locale, field, seenAt } });
}

export function othersPresent(
  db: Db,
  {
    entryId,
    userId,
    seenAfter,
    limit,
  }: {
    entryId: string;
    userId: string;
    seenAfter: Date;
    limit: number;
  },
) {
  return db
    .select({
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      locale: presence.locale,
      field: presence.field,
      since: presence.since,
    })
    .from(presence)
    .innerJoin(user, eq(user.id, presence.userId))
    .where(and(eq(presence.entryId, entryId), ne(presence.userId, userId), gt(presence.seenAt, seenAfter)))
    .orderBy(asc(presence.since), asc(user.id))
    .limit(limit);
}

export async function deletePresence(db: Db, entryId: string, userId: string): Promise<void> {
  await db.delete(presence).where(and(eq(presence.entryId, entryId), eq(presence.userId, userId)));
}

export async function deletePresenceBefore(db: Db, before: Date): Promise<void> {
  await db.delete(presence).where(lt(presence.seenAt, before));
}
