import type { Locale } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import type { AlertTotals } from '../../../db/schema/index.ts';
import { column, isoInstant } from '../../../db/sqlValues.ts';

export async function totalsOf(db: Db, runIds: readonly string[]): Promise<Map<string, AlertTotals>> {
  const rows = await rowsOf<AlertTotals & { run: string }>(
    db,
    sql`select run_id::text as run, count(*)::int as to,
        (count(*) filter (where state = 'sent'))::int as sent,
        (count(*) filter (where state = 'refused'))::int as refused,
        (count(*) filter (where state = 'skipped'))::int as skipped,
        (count(*) filter (where state = 'waiting'))::int as waiting
      from alert_delivery where run_id = any(${column(runIds, sql`uuid`)}) group by run_id`,
  );
  return new Map(rows.map(({ run, ...totals }) => [run, totals]));
}

/** Mails sent since, and when the first of them was. */
export async function sentSince(db: Db, runId: string, since: Date): Promise<{ mails: number; first: string | null }> {
  const [row] = await rowsOf<{ mails: number; first: string | null }>(
    db,
    sql`select count(*)::int as mails, ${isoInstant(sql`min(sent_at)`)} as first from alert_delivery
      where run_id = ${runId} and state = 'sent' and sent_at > ${since.toISOString()}::timestamptz`,
  );
  return row ?? { mails: 0, first: null };
}

export interface Refusal {
  subscriber: string;
  email: string;
  state: 'waiting' | 'refused';
  error: string;
  attempts: number;
  nextAttemptAt: string;
  setAside: boolean;
}

export function refusalsOf(db: Db, runId: string, limit: number): Promise<Refusal[]> {
  return rowsOf<Refusal>(
    db,
    sql`select s.id::text as subscriber, s.email::text, d.state::text, d.last_error as error, d.attempts,
        ${isoInstant(sql`d.next_attempt_at`)} as "nextAttemptAt", s.set_aside_at is not null as "setAside"
      from alert_delivery d join subscriber s on s.id = d.subscriber_id
      where d.run_id = ${runId} and d.state in ('waiting', 'refused') and d.last_error is not null
      order by d.state desc, d.next_attempt_at desc, s.id limit ${limit}`,
  );
}

export async function countSubscribers(db: Db): Promise<Record<Locale, number> & { setAside: number }> {
  const [row] = await rowsOf<Record<Locale, number> & { setAside: number }>(
    db,
    sql`select (count(*) filter (where locale = 'en'))::int as en, (count(*) filter (where locale = 'ur'))::int as ur,
        (count(*) filter (where set_aside_at is not null))::int as "setAside"
      from subscriber where state = 'confirmed'`,
  );
  return row ?? { en: 0, ur: 0, setAside: 0 };
}
