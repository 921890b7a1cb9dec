import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { recoveryCode, totp, user } from '../../db/schema/index.ts';
import { hasSecondStep } from '../secondStep/queries.ts';

export type TotpRow = typeof totp.$inferSelect;

const ofUser = (userId: string) => eq(totp.userId, userId);
const isOn = isNotNull(totp.confirmedAt);

export async function accountOf(db: Db, userId: string) {
  const [row] = await db
    .select({ email: user.email, passwordHash: user.passwordHash })
    .from(user)
    .where(eq(user.id, userId));
  if (!row) throw new Error(`There is no user ${userId}`);
  return row;
}

export async function totpOf(db: Db, userId: string): Promise<TotpRow | undefined> {
  const [row] = await db.select().from(totp).where(ofUser(userId));
  return row;
}

/** False while another secret is in use. */
export async function upsertPendingSecret(db: Db, userId: string, secret: string): Promise<boolean> {
  const rows = await db
    .insert(totp)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: totp.userId, set: { secret, lastStep: null }, setWhere: isNull(totp.confirmedAt) })
    .returning({ userId: totp.userId });
  return rows.length > 0;
}

/** Only the very secret that a code was checked against; false where it no longer waited. */
export async function confirmPending(db: Db, { userId, secret }: TotpRow, step: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(totp)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(ofUser(userId), eq(totp.secret, secret), isNull(totp.confirmedAt)))
    .returning({ userId: totp.userId });
  return rows.length > 0;
}

/** In one statement, so that two requests at once cannot both have the code. */
export async function consumeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(totp)
    .set({ lastStep: step })
    .where(and(ofUser(userId), isOn, or(isNull(totp.lastStep), lt(totp.lastStep, step))))
    .returning({ userId: totp.userId });
  return rows.length > 0;
}

export async function consumeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.hash, hash), eq(recoveryCode.userId, userId)))
    .returning({ hash: recoveryCode.hash });
  return rows.length > 0;
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await db.insert(recoveryCode).values(hashes.map((hash) => ({ hash, userId })));
}

export function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCode, eq(recoveryCode.userId, userId));
}

export async function removeTotp(db: Db, userId: string): Promise<boolean> {
  const rows = await db.delete(totp).where(ofUser(userId)).returning({ confirmedAt: totp.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

/** They take the place of a second step, and go with the last one. */
export async function removeUselessRecoveryCodes(db: Db, userId: string): Promise<void> {
  if (!(await hasSecondStep(db, userId))) await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}
