import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { passkey, passkeyChallenge } from '../../db/schema/index.ts';

export type PasskeyRow = typeof passkey.$inferSelect;
type Challenge = typeof passkeyChallenge.$inferInsert;

export async function insertChallenge(db: Db, challenge: Challenge, now: Date): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
  await db.insert(passkeyChallenge).values(challenge);
}

export async function takeChallenge(db: Db, hash: string, userId: string | null, now: Date): Promise<boolean> {
  const owner = userId === null ? isNull(passkeyChallenge.userId) : eq(passkeyChallenge.userId, userId);
  const rows = await db
    .delete(passkeyChallenge)
    .where(and(eq(passkeyChallenge.hash, hash), owner, gt(passkeyChallenge.expiresAt, now)))
    .returning({ hash: passkeyChallenge.hash });
  return rows.length > 0;
}

export function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.createdAt), asc(passkey.id));
}

export async function passkeyById(db: Db, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkey).where(eq(passkey.id, id));
  return row;
}

export async function insertPasskey(db: Db, row: typeof passkey.$inferInsert): Promise<boolean> {
  const rows = await db.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id });
  return rows.length > 0;
}

/** False where another use counted as far meanwhile. */
export async function notePasskeyUse(db: Db, id: string, counter: number, lastUsedAt: Date): Promise<boolean> {
  const isAhead = or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), sql`${counter} = 0`));
  const rows = await db
    .update(passkey)
    .set({ counter, lastUsedAt })
    .where(and(eq(passkey.id, id), isAhead))
    .returning({ id: passkey.id });
  return rows.length > 0;
}

export async function deletePasskey(db: Db, userId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .delete(passkey)
    .where(and(eq(passkey.userId, userId), eq(passkey.id, id)))
    .returning({ name: passkey.name });
  return row?.name;
}

export async function deletePasskeys(db: Db, userId: string): Promise<void> {
  await db.delete(passkey).where(eq(passkey.userId, userId));
}
