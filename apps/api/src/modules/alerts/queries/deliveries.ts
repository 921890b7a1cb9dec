import type { Locale, SubscriptionKind } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { column, isoInstant } from '../../../db/sqlValues.ts';

const uuids = (ids: readonly string[]) => column(ids, sql`uuid`);
const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

interface Receivers {
  runId: string;
  wants: SubscriptionKind;
  /** Of a correction: who was sent the prices of this day. */
  sentPricesOf: string | null;
  now: Date;
  after: string;
  limit: number;
}

/**
 * Gives the next confirmed subscribers a delivery; again is as good as once.
 * @returns the last of them; null at the end
 */
export async function collectReceivers(
  db: Db,
  { runId, wants, sentPricesOf, now, after, limit }: Receivers,
): Promise<string | null> {
  const wasSent = sql`exists (select from alert_delivery d join alert_run r on r.id = d.run_id
    where d.subscriber_id = s.id and d.state = 'sent' and r.kind = 'daily-nav' and r.key = ${sentPricesOf})`;
  const [found] = await rowsOf<{ last: string | null }>(
    db,
    sql`with next as (
        select s.id from subscriber s
        where s.state = 'confirmed' and s.set_aside_at is null and s.id > ${after}::uuid
          and s.wants @> ${JSON.stringify([wants])}::jsonb and ${sentPricesOf === null ? sql`true` : wasSent}
        order by s.id limit ${limit}
      ), written as (
        insert into alert_delivery (run_id, subscriber_id, next_attempt_at)
        select ${runId}::uuid, next.id, ${at(now)} from next on conflict do nothing
      )
      select (select id from next order by id desc limit 1)::text as last`,
  );
  return found?.last ?? null;
}

export interface LeasedDelivery {
  id: string;
  attempts: number;
  email: string;
  locale: Locale;
  /** ISO 8601. */
  confirmedAt: string | null;
  /** False where they left, changed what they want, or were set aside meanwhile. */
  wanted: boolean;
}

interface Lease {
  runId: string;
  wants: SubscriptionKind;
  now: Date;
  leasedUntil: Date;
  limit: number;
}

/** No other process takes them until `leasedUntil`; after it they are due again, should this one die. */
export function leaseDeliveries(db: Db, { runId, wants, now, leasedUntil, limit }: Lease): Promise<LeasedDelivery[]> {
  return rowsOf<LeasedDelivery>(
    db,
    sql`with due as (
        select subscriber_id from alert_delivery
        where run_id = ${runId} and state = 'waiting' and next_attempt_at <= ${at(now)}
        order by next_attempt_at, subscriber_id limit ${limit} for update skip locked
      ), leased as (
        update alert_delivery d set next_attempt_at = ${at(leasedUntil)} from due
        where d.run_id = ${runId} and d.subscriber_id = due.subscriber_id
        returning d.subscriber_id, d.attempts
      )
      select s.id::text, l.attempts, s.email::text, s.locale::text, ${isoInstant(sql`s.confirmed_at`)} as "confirmedAt",
        s.state = 'confirmed' and s.set_aside_at is null and s.wants @> ${JSON.stringify([wants])}::jsonb as wanted
      from leased l join subscriber s on s.id = l.subscriber_id order by s.id`,
  );
}

export async function markSent(db: Db, runId: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`update alert_delivery set state = 'sent', sent_at = ${at(now)}, attempts = attempts + 1,
    last_error = null where run_id = ${runId} and subscriber_id = any(${uuids(ids)})`);
  await db.execute(sql`update subscriber set refused_runs = 0 where id = any(${uuids(ids)}) and refused_runs > 0`);
}

export async function markSkipped(db: Db, runId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`update alert_delivery set state = 'skipped' where run_id = ${runId} and subscriber_id = any(${uuids(ids)})`,
  );
}

export async function markRefused(
  db: Db,
  runId: string,
  id: string,
  { reason, permanent }: { reason: string; permanent: boolean },
): Promise<void> {
  await db.execute(sql`update alert_delivery set state = 'refused', attempts = attempts + 1, last_error = ${reason},
    permanent = ${permanent} where run_id = ${runId} and subscriber_id = ${id}`);
}

/** Counts what was refused for good against its address, which gets no more alerts from the given number on. */
export async function countRefusals(db: Db, runId: string, now: Date, setAsideAfter: number): Promise<void> {
  await db.execute(sql`update subscriber s set refused_runs = s.refused_runs + 1,
    set_aside_at = case when s.refused_runs + 1 >= ${setAsideAfter} then coalesce(s.set_aside_at, ${at(now)}) end
    from alert_delivery d where d.run_id = ${runId} and d.permanent and d.subscriber_id = s.id`);
}

export async function scheduleAgain(db: Db, runId: string, id: string, next: Date, reason: string): Promise<void> {
  await db.execute(sql`update alert_delivery set attempts = attempts + 1, next_attempt_at = ${at(next)},
    last_error = ${reason} where run_id = ${runId} and subscriber_id = ${id}`);
}

/** Of what was leased and not tried. */
export async function releaseDeliveries(db: Db, runId: string, ids: readonly string[], next: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`update alert_delivery set next_attempt_at = ${at(next)}
    where run_id = ${runId} and subscriber_id = any(${uuids(ids)}) and state = 'waiting'`);
}

/** In parts, so that nothing else waits long. The runs keep their totals. */
export async function deleteReceipts(db: Db, finishedBefore: Date, limit: number): Promise<void> {
  await db.execute(sql`delete from alert_delivery where (run_id, subscriber_id) in (
    select d.run_id, d.subscriber_id from alert_delivery d join alert_run r on r.id = d.run_id
    where r.finished_at < ${at(finishedBefore)} limit ${limit})`);
}
