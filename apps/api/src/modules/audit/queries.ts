import { asc, desc, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { audit } from '../../db/schema/index.ts';
import { type AuditRecord, firstHash, hashOf } from './hash.ts';

// Arbitrary, but no other advisory lock may use it.
const auditLock = 7_261_001;

/** The lock lasts to the end of the transaction, so that no two rows take the same position. */
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

export function auditAfter(db: Db, position: number, limit: number) {
  return db.select().from(audit).where(gt(audit.position, position)).orderBy(asc(audit.position)).limit(limit);
}

export async function lastPosition(db: Db): Promise<number> {
  const [last] = await db.select({ position: audit.position }).from(audit).orderBy(desc(audit.position)).limit(1);
  return last?.position ?? 0;
}
