import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { refreshToken, session, user } from '../../db/schema/index.ts';
import { secondStepDue } from '../secondStep/queries.ts';

export type UserRow = typeof user.$inferSelect;
export type SessionRow = typeof session.$inferSelect;
export type EndReason = NonNullable<SessionRow['endReason']>;

export async function userByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(user).where(eq(user.email, email));
  return row;
}

export async function firstAdmin(db: Db): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(user)
    .where(and(eq(user.state, 'active'), sql`${user.roles} ? 'admin'`))
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(1);
  return row;
}

/** Locked to the end of the transaction: two sign-ins at once must not both stay. */
export async function lockUser(db: Db, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(user).where(eq(user.id, userId)).for('update');
  return row;
}

export async function endSessions(db: Db, userId: string, reason: EndReason, now: Date): Promise<number> {
  const rows = await db
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(session.userId, userId), isNull(session.endedAt)))
    .returning({ id: session.id });
  return rows.length;
}

export async function endSession(db: Db, sessionId: string, reason: EndReason, now: Date): Promise<boolean> {
  const rows = await db
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)))
    .returning({ id: session.id });
  return rows.length > 0;
}

export async function insertSession(
  db: Db,
  values: Pick<SessionRow, 'userId' | 'createdAt' | 'expiresAt' | 'userAgent'>,
): Promise<SessionRow> {
  const [row] = await db
    .insert(session)
    .values({ ...values, seenAt: values.createdAt })
    .returning();
  if (!row) throw new Error('The session was not kept');
  return row;
}

export async function sessionWithUser(db: Db, sessionId: string) {
  const [row] = await db
    .select({ session, user, secondStepDue })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.id, sessionId));
  return row;
}

export async function setLeaving(db: Db, sessionId: string, leavingAt: Date | null): Promise<void> {
  await db
    .update(session)
    .set({ leavingAt })
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)));
}

export async function noteSeen(db: Db, sessionId: string, seenAt: Date): Promise<void> {
  await db.update(session).set({ seenAt }).where(eq(session.id, sessionId));
}

export async function insertRefresh(
  db: Db,
  values: { hash: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(refreshToken).values(values);
}

export async function lockRefresh(db: Db, hash: string) {
  const [row] = await db.select().from(refreshToken).where(eq(refreshToken.hash, hash)).for('update');
  return row;
}

export async function markUsed(db: Db, hash: string, usedAt: Date, successor: string): Promise<void> {
  await db.update(refreshToken).set({ usedAt, successor }).where(eq(refreshToken.hash, hash));
}

export async function deleteExpiredRefresh(db: Db, now: Date): Promise<void> {
  await db.delete(refreshToken).where(lt(refreshToken.expiresAt, now));
}
