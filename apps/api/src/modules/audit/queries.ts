import { auditGroups } from '@fundfront/content-model';
import type { AuditFilter } from '@fundfront/content-model/wire';
import { and, asc, desc, eq, gt, gte, like, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { isTransaction } from '../../db/inTransaction.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { audit, auditContent, entry, entryContent, user } from '../../db/schema/index.ts';
import { inBatches } from '../../eventLoop.ts';
import { type AuditRecord, contentDigest, firstHash, hashOf, type SealedRow } from './hash.ts';

export const anchorAction = 'audit.anchor';

const head = { position: audit.position, hash: audit.hash };

const digest = sql`encode(sha256(convert_to(concat_ws(E'\\n', c.source, array_to_string(c.keys, E'\\n'),
  array_to_string(c.hashes, E'\\n')), 'UTF8')), 'hex')`;

type NewRecord = Omit<AuditRecord, 'position' | 'previousHash' | 'content'>;

interface HeadForAppend {
  position: number | null;
  hash: string | null;
  content: SealedRow[];
}

async function append(tx: Db, rows: readonly NewRecord[]): Promise<void> {
  const [last] = await rowsOf<HeadForAppend>(
    tx,
    sql`select last_position::int as position, last_hash as hash, content from audit_head_for_append()`,
  );
  let position = last?.position ?? 0;
  let hash = last?.hash ?? firstHash;
  let content = contentDigest(last?.content ?? []);
  await inBatches(rows, async (batch) => {
    const records = batch.map((row) => {
      position += 1;
      const record = { ...row, content, position, previousHash: hash };
      content = null;
      hash = hashOf(record);
      return { ...record, hash };
    });
    await tx.insert(audit).values(records);
    return [];
  });
}

export async function appendAudit(db: Db, rows: readonly NewRecord[]): Promise<void> {
  if (rows.length === 0) return;
  await (isTransaction(db) ? append(db, rows) : db.transaction((tx) => append(tx, rows)));
}

export function auditAfter(db: Db, position: number, limit: number) {
  return db.select().from(audit).where(gt(audit.position, position)).orderBy(asc(audit.position)).limit(limit);
}

export function contentBetween(db: Db, first: number, last: number): Promise<(SealedRow & { position: number })[]> {
  return rowsOf(
    db,
    sql`select c.position::int, c.id::text, ${digest} as digest from audit_content c
      where c.position between ${first} and ${last} order by c.id`,
  );
}

export async function lastContentPosition(db: Db): Promise<number> {
  const [last] = await db
    .select({ position: sql<number>`coalesce(max(${auditContent.position}), 0)::int` })
    .from(auditContent);
  return last?.position ?? 0;
}

export interface ContentBreak {
  key: string;
  is: 'changed' | 'gone' | 'unknown';
}

export async function contentSources(db: Db): Promise<string[]> {
  const found = await rowsOf<{ source: string }>(
    db,
    sql`select source from audit_content union select source from audit_evidence order by source`,
  );
  return found.map(({ source }) => source);
}

/** How many rows of a table are what they were, and the first that is not. What was deleted for ever is not missed. */
export async function compareContent(db: Db, source: string): Promise<{ rows: number; first: ContentBreak | null }> {
  const [found] = await rowsOf<{ rows: number; first: ContentBreak | null }>(
    db,
    sql`with sealed as (
        select k.key, k.hash from audit_content c cross join lateral unnest(c.keys, c.hashes) as k(key, hash)
        where c.source = ${source}
      ), compared as (
        select key, case when s.hash is null then 'unknown' when e.hash is null then 'gone' when s.hash <> e.hash then 'changed'
          end as is
        from sealed s full join (select key, hash from audit_evidence where source = ${source}) e using (key)
        where e.hash is not null or not exists (select from audit a
          where a.action = 'content.purge' and a.entry_id::text = split_part(key, '/', 1))
      )
      select count(*) filter (where compared.is is null)::int as rows,
        (array_agg(json_build_object('key', key, 'is', compared.is) order by key) filter (where compared.is is not null))[1] as first
      from compared`,
  );
  return found ?? { rows: 0, first: null };
}

/** The first price that is not as it was announced, as day and fund. */
export async function unannouncedPrice(db: Db): Promise<string | null> {
  const [found] = await rowsOf<{ price: string }>(
    db,
    sql`select p.validity_date || ' of fund ' || p.fund_id as price
      from nav_price p join nav_announcement a on a.id = p.announcement_id
      where (p.fund_id, p.validity_date, p.nav, p.offer, p.redemption)
        is distinct from (a.fund_id, a.day, a.nav, a.offer, a.redemption)
      order by p.validity_date, p.fund_id limit 1`,
  );
  return found?.price ?? null;
}

/** The last time that the head was anchored in the chain itself: up to which position, and when. */
export async function lastAnchoring(db: Db): Promise<{ anchored: number; at: Date } | null> {
  const [last] = await db
    .select({ anchored: sql<number>`(${audit.detail}->>'position')::int`, at: audit.at })
    .from(audit)
    .where(eq(audit.action, anchorAction))
    .orderBy(desc(audit.position))
    .limit(1);
  return last ?? null;
}

export async function lastRow(db: Db): Promise<{ position: number; hash: string } | undefined> {
  const [last] = await db.select(head).from(audit).orderBy(desc(audit.position)).limit(1);
  return last;
}

export async function rowAt(db: Db, position: number): Promise<{ position: number; hash: string } | undefined> {
  const [found] = await db.select(head).from(audit).where(eq(audit.position, position));
  return found;
}

/** The last row that was written by then. */
export async function auditAt(db: Db, at: Date): Promise<{ position: number; hash: string } | null> {
  const [last] = await db
    .select(head)
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
