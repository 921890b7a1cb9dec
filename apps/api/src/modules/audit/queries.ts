import { asc, desc, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { audit } from '../../db/schema/index.ts';
import { type AuditRecord, firstHash, hashOf } from './hash.ts';

// Any constant will do, as long as nothing else locks by it.
const auditLock = 7_261_001;

/** Adds a row behind the last one. The lock, held to the end of the transaction, keeps two rows from one place. */
export function appendAudit(db: Db, row: Omit<AuditRecord, 'position' | 'previousHash'>): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${auditLock})`);
    const [last] = await tx
      .select({ position: audit.position, hash: audit.hash })
      .from(audit)
      .orderBy(desc(audit.position))
      .limit(1);
    const record = { ...row, position: (last?.position ?? 0) + 1, previousHash: last?.hash ?? firstHash };
    await tx.insert(audit).values({ ...record, hash: hashOf(record) });
  });
}

/** Rows behind a position, in order. */
export function auditAfter(db: Db, position: number, limit: number) {
  return db.select().from(audit).where(gt(audit.position, position)).orderBy(asc(audit.position)).limit(limit);
}

/** Position of the last row; it grows with every change of what the public sees. */
export async function lastPosition(db: Db): Promise<number> {
  const [last] = await db.select({ position: audit.position }).from(audit).orderBy(desc(audit.position)).limit(1);
  return last?.position ?? 0;
}
