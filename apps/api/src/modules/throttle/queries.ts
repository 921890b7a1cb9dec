import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { loginFailure } from '../../db/schema/index.ts';

export interface ThrottleRule {
  freeAttempts: number;
  /** In seconds; each attempt beyond the free ones doubles the delay from one second up. */
  maxDelay: number;
  /** Seconds without an attempt after which all is forgotten. */
  resetAfter: number;
}

/**
 * In one statement, so that a burst of parallel attempts cannot pass under one count.
 * @returns undefined, uncounted, while the subject has to wait
 */
export async function countAttempt(db: Db, subject: string, rule: ThrottleRule, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const forgotten = sql`${loginFailure.lastAt} < ${at} - make_interval(secs => ${rule.resetAfter})`;
  const failures = sql`case when ${forgotten} then 1 else ${loginFailure.failures} + 1 end`;
  const over = sql`(${failures}) - ${rule.freeAttempts}::int`;
  const delay = sql`make_interval(secs => least(${rule.maxDelay}::float8, power(2::float8, least(${over}, 30) - 1)))`;
  const [row] = await db
    .insert(loginFailure)
    .values({ subject, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginFailure.subject,
      set: {
        failures,
        blockedUntil: sql`case when ${over} > 0 then ${at} + ${delay} end`,
        lastAt: now,
        announced: sql`case when ${forgotten} then false else ${loginFailure.announced} end`,
      },
      setWhere: sql`${loginFailure.blockedUntil} is null or ${loginFailure.blockedUntil} <= ${at}`,
    })
    .returning();
  return row;
}

export async function blockedUntil(db: Db, subject: string): Promise<Date | null> {
  const [row] = await db
    .select({ until: loginFailure.blockedUntil })
    .from(loginFailure)
    .where(eq(loginFailure.subject, subject));
  return row?.until ?? null;
}

export async function markAnnounced(db: Db, subject: string): Promise<boolean> {
  const rows = await db
    .update(loginFailure)
    .set({ announced: true })
    .where(sql`${loginFailure.subject} = ${subject} and not ${loginFailure.announced}`)
    .returning({ subject: loginFailure.subject });
  return rows.length > 0;
}

export async function clearAttempts(db: Db, subject: string): Promise<void> {
  await db.delete(loginFailure).where(eq(loginFailure.subject, subject));
}

export async function undoAttempt(db: Db, subject: string): Promise<void> {
  await db
    .update(loginFailure)
    .set({ failures: sql`greatest(${loginFailure.failures} - 1, 0)`, blockedUntil: null })
    .where(eq(loginFailure.subject, subject));
}

export async function deleteExpiredAttempts(db: Db, before: Date): Promise<void> {
  await db.delete(loginFailure).where(lt(loginFailure.lastAt, before));
}
