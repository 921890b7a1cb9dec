import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { passwordLink, session, user } from '../../db/schema/index.ts';

export type PasswordLink = typeof passwordLink.$inferSelect;

/** A newer link takes the place of the older ones of the same person. */
export async function replaceLinks(db: Db, link: PasswordLink, now: Date): Promise<void> {
  await db.delete(passwordLink).where(eq(passwordLink.userId, link.userId));
  await db.delete(passwordLink).where(lt(passwordLink.expiresAt, now));
  await db.insert(passwordLink).values(link);
}

/** Undefined where it was never made, was used, is too old, or the account is disabled. Of two at once, one gets it. */
export async function takeLink(db: Db, hash: string, now: Date): Promise<PasswordLink | undefined> {
  const [link] = await db
    .delete(passwordLink)
    .where(and(eq(passwordLink.hash, hash), gt(passwordLink.expiresAt, now)))
    .returning();
  return link;
}

export async function linkOwner(db: Db, hash: string, now: Date) {
  const [row] = await db
    .select({ email: user.email, firstName: user.firstName, lastName: user.lastName })
    .from(passwordLink)
    .innerJoin(user, eq(user.id, passwordLink.userId))
    .where(and(eq(passwordLink.hash, hash), gt(passwordLink.expiresAt, now)));
  return row;
}

export async function removeLinks(db: Db, userId: string): Promise<void> {
  await db.delete(passwordLink).where(eq(passwordLink.userId, userId));
}

export async function endOtherSessions(db: Db, userId: string, sessionId: string, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: now, endReason: 'password' })
    .where(and(eq(session.userId, userId), ne(session.id, sessionId), isNull(session.endedAt)));
}

const listed = 20;

export function latestSessions(db: Db, userId: string) {
  return db
    .select()
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(desc(session.createdAt), desc(session.id))
    .limit(listed);
}

export async function personById(db: Db, id: string) {
  const [row] = await db.select().from(user).where(eq(user.id, id));
  return row;
}
