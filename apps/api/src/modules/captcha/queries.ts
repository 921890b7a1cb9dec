import { lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { spentCaptcha } from '../../db/schema/index.ts';

/** Remembers that an answer was used; answers whether it was not before. */
export async function insertConsumedToken(db: Db, hash: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.insert(spentCaptcha).values({ hash, expiresAt }).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function deleteConsumedTokens(db: Db, before: Date): Promise<void> {
  await db.delete(spentCaptcha).where(lt(spentCaptcha.expiresAt, before));
}
