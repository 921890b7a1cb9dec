import { lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { consumedCaptcha } from '../../db/schema/index.ts';

/** False for a token that was used before. */
export async function insertConsumedToken(db: Db, hash: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.insert(consumedCaptcha).values({ hash, expiresAt }).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function deleteConsumedTokens(db: Db, before: Date): Promise<void> {
  await db.delete(consumedCaptcha).where(lt(consumedCaptcha.expiresAt, before));
}
