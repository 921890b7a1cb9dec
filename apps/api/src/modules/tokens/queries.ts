import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { readToken, user } from '../../db/schema/index.ts';

export type TokenRow = typeof readToken.$inferSelect;

const createdByName = sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`;

export async function insertToken(db: Db, values: typeof readToken.$inferInsert): Promise<string> {
  const [made] = await db.insert(readToken).values(values).returning({ id: readToken.id });
  if (!made) throw new Error('The database did not answer with the new token');
  return made.id;
}

const withCreator = (db: Db) =>
  db.select({ row: readToken, who: createdByName }).from(readToken).leftJoin(user, eq(user.id, readToken.createdBy));

export type ListedToken = Awaited<ReturnType<typeof tokenRows>>[number];

export function tokenRows(db: Db) {
  return withCreator(db).orderBy(desc(readToken.createdAt), desc(readToken.id));
}

export async function listedToken(db: Db, id: string): Promise<ListedToken | undefined> {
  const [found] = await withCreator(db).where(eq(readToken.id, id));
  return found;
}

export async function countGoodTokens(db: Db, now: Date): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(readToken)
    .where(and(isNull(readToken.revokedAt), gt(readToken.expiresAt, now)));
  return counted?.count ?? 0;
}

export async function tokenByHash(db: Db, hash: string): Promise<TokenRow | undefined> {
  const [found] = await db.select().from(readToken).where(eq(readToken.hash, hash));
  return found;
}

/** Writes nothing where it was used after `before` already. */
export async function noteUse(db: Db, id: string, now: Date, before: Date): Promise<void> {
  await db
    .update(readToken)
    .set({ lastUsedAt: now })
    .where(and(eq(readToken.id, id), or(isNull(readToken.lastUsedAt), lt(readToken.lastUsedAt, before))));
}

/** @returns undefined where it was revoked before, or never made */
export async function revoke(db: Db, id: string, now: Date): Promise<TokenRow | undefined> {
  const [revoked] = await db
    .update(readToken)
    .set({ revokedAt: now })
    .where(and(eq(readToken.id, id), isNull(readToken.revokedAt)))
    .returning();
  return revoked;
}
