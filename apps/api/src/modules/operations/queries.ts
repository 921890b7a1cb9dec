import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { outbox } from '../../db/schema/index.ts';

export interface QueueState {
  topic: 'site' | 'mail';
  waiting: number;
  failed: number;
  oldestAt: string | null;
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

export function queueStates(db: Db): Promise<QueueState[]> {
  return rowsOf<QueueState>(
    db,
    sql`select topics.topic,
        count(o.id) filter (where o.failed_at is null)::int as waiting,
        count(o.id) filter (where o.failed_at is not null)::int as failed,
        ${iso('min(o.created_at) filter (where o.failed_at is null)')} as "oldestAt"
      from unnest(enum_range(null::outbox_topic)) as topics(topic)
      left join outbox o on o.topic = topics.topic and o.delivered_at is null
      group by topics.topic order by topics.topic`,
  );
}

export interface JobState {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  nextAt: string | null;
  lastAt: string | null;
}

/** Of pg-boss, in its own tables: https://github.com/timgit/pg-boss */
export function jobStates(db: Db): Promise<JobState[]> {
  return rowsOf<JobState>(
    db,
    sql`select q.name,
        count(j.id) filter (where j.state in ('created', 'retry'))::int as waiting,
        count(j.id) filter (where j.state = 'active')::int as active,
        count(j.id) filter (where j.state = 'failed')::int as failed,
        ${iso("min(j.start_after) filter (where j.state in ('created', 'retry'))")} as "nextAt",
        ${iso('max(j.completed_on)')} as "lastAt"
      from pgboss.queue q left join pgboss.job j on j.name = q.name
      where q.name not like '\\_\\_%'
      group by q.name order by q.name`,
  );
}

export async function databaseBytes(db: Db): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(db, sql`select pg_database_size(current_database())::float8 as bytes`);
  return row?.bytes ?? 0;
}

export interface StatementRow {
  text: string;
  calls: number;
  meanMs: number;
  maxMs: number;
}

/** Null where the extension is not there, or not open to the API. */
export async function pgStatStatements(db: Db, limit: number): Promise<StatementRow[] | null> {
  const [found] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('pg_stat_statements')::text as name`,
  );
  if (!found?.name) return null;
  try {
    return await rowsOf<StatementRow>(
      db,
      sql`select left(query, 2000) as text, calls::float8, mean_exec_time::float8 as "meanMs", max_exec_time::float8 as "maxMs"
        from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database())
        order by total_exec_time desc limit ${limit}`,
    );
  } catch {
    return null;
  }
}

const isUndelivered = isNull(outbox.deliveredAt);

/** Tried in vain, waiting or given up; the oldest first. */
export function failedMessages(db: Db, limit: number) {
  return db
    .select({
      id: outbox.id,
      topic: outbox.topic,
      createdAt: outbox.createdAt,
      attempts: outbox.attempts,
      nextAttemptAt: outbox.nextAttemptAt,
      failedAt: outbox.failedAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(and(isUndelivered, or(gt(outbox.attempts, 0), isNotNull(outbox.failedAt))))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(limit);
}

export async function makeDue(db: Db, id: string, at: Date): Promise<'site' | 'mail' | undefined> {
  const [row] = await db
    .update(outbox)
    .set({ nextAttemptAt: at, failedAt: null })
    .where(and(eq(outbox.id, id), isUndelivered, gt(outbox.attempts, 0)))
    .returning({ topic: outbox.topic });
  return row?.topic;
}

export async function giveUp(db: Db, id: string, at: Date): Promise<'site' | 'mail' | undefined> {
  const [row] = await db
    .update(outbox)
    .set({ failedAt: at })
    .where(and(eq(outbox.id, id), isUndelivered, isNull(outbox.failedAt), gt(outbox.attempts, 0)))
    .returning({ topic: outbox.topic });
  return row?.topic;
}
