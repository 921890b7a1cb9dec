import { auditGroups } from '@fundfront/content-model';
import type { AuditFilter } from '@fundfront/content-model/wire';
import { and, asc, desc, eq, gt, gte, like, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { audit, entry, entryContent, user } from '../../db/schema/index.ts';
import { inBatches } from '../../eventLoop.ts';
import { type AuditRecord, firstHash, hashOf } from './hash.ts';

// Arbitrary, but no other advisory lock may use it.
const auditLock = 7_261_001;

/** The lock lasts to the end of the transaction, so that no two rows take the same position. */
export function appendAudit(db: Db, rows: readonly Omit<AuditRecord, 'position' | 'previousHash'>[]): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${auditLock})`);
    const [last] = await tx
      .select({ position: audit.position, hash: audit.hash })
      .from(audit)
      .orderBy(desc(audit.position))
      .limit(1);
    let { position, hash } = last ?? { position: 0, hash: firstHash };
    await inBatches(rows, async (batch) => {
      const records = batch.map((row) => {
        position += 1;
        const record = { ...row, position, previousHash: hash };
        hash = hashOf(record);
        return { ...record, hash };
      });
      await tx.insert(audit).values(records);
      return [];
    });
  });
}

export function auditAfter(db: Db, position: number, limit: number) {
  return db.select().from(audit).where(gt(audit.position, position)).orderBy(asc(audit.position)).limit(limit);
}

export async function lastPosition(db: Db): Promise<number> {
  const [last] = await db.select({ position: audit.position }).from(audit).orderBy(desc(audit.position)).limit(1);
  return last?.position ?? 0;
}

/** The last row that was written by then. */
export async function auditAt(db: Db, at: Date): Promise<{ position: number; hash: string } | null> {
  const [last] = await db
    .select({ position: audit.position, hash: audit.hash })
    .from(audit)
    .where(lte(audit.at, at))
    .orderBy(desc(audit.at), desc(audit.position))
    .limit(1);
  return last ?? null;
}

function matches({ group, action, userId, type, entryId, from, until }: AuditFilter) {
  const ofGroup = group && or(...auditGroups[group].actions.map((beginning) => like(audit.action, `${beginning}%`)));
  return and(
    ofGroup,
    action === undefined ? undefined : eq(audit.action, action),
    userId === undefined ? undefined : eq(audit.userId, userId),
    type === undefined ? undefined : eq(audit.type, type),
    entryId === undefined ? undefined : eq(audit.entryId, entryId),
    from === undefined ? undefined : gte(audit.at, new Date(from)),
    until === undefined ? undefined : lt(audit.at, new Date(until)),
  );
}

/** Newest first, before a position. */
export async function findAudit(db: Db, filter: AuditFilter, before: number | undefined, limit: number) {
  const base = alias(entryContent, 'base_content');
  const found = await db
    .select({ row: audit, title: sql<string | null>`coalesce(${entryContent.title}, ${base.title})` })
    .from(audit)
    .leftJoin(entry, eq(entry.id, audit.entryId))
    .leftJoin(
      entryContent,
      and(eq(entryContent.entryId, entry.id), sql`${entryContent.locale}::text = ${audit.locale}`),
    )
    .leftJoin(base, and(eq(base.entryId, entry.id), eq(base.locale, entry.baseLocale)))
    .where(and(matches(filter), before === undefined ? undefined : lt(audit.position, before)))
    .orderBy(desc(audit.position))
    .limit(limit);
  return found.map(({ row, title }) => ({ ...row, title }));
}

export function auditPeople(db: Db) {
  const name = sql<string>`${user.firstName} || ' ' || ${user.lastName}`;
  return db.select({ id: user.id, name }).from(user).orderBy(asc(name), asc(user.id));
}
