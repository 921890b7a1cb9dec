import { SQL, sql } from 'drizzle-orm';
import type { Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Db, Handle } from '../handle.ts';
import { rowsOf } from '../rowsOf.ts';
import { type JobName, type JobsPort, jobNames } from './jobs.ts';

/** The embedded database has one connection: what looks for jobs, everything else waits for. */
const pollSeconds = 5;
const upkeepSeconds = 60;

/** Jobs that are done beside each other: releases wait for each other, receivers of webhooks need not. */
const atOnce: Readonly<Record<JobName, number>> = { release: 1, 'release-reminder': 1, webhook: 20 };

type Handler = (id: string) => Promise<void>;

export interface BossJobs extends JobsPort {
  /** Looks for jobs until it is stopped. Waits for those that run. */
  work(handlers: Readonly<Record<JobName, Handler>>): Promise<() => Promise<void>>;
}

async function open(handle: Handle, log: Logger): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: await handle.jobsDatabase(),
    backend: handle.kind,
    // A migration makes the tables as their owner; the app's role may only change rows.
    migrate: false,
    createSchema: false,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: upkeepSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs could not be looked after'));
  return boss.start();
}

const statementsOf = (db: Db) => ({
  execute: async (query: unknown) => ({ rows: query instanceof SQL ? await rowsOf(db, query) : [] }),
});

/** pg-boss on either engine. Nothing of it is loaded before it is used. */
export function bossJobs(handle: Handle, log: Logger): BossJobs {
  let running: PgBoss | undefined;
  return {
    async schedule(db, { name, id, at }) {
      // It cannot be opened here: the embedded database's one connection is in the caller's transaction.
      if (!running) throw new Error('Jobs are scheduled only while they are worked on');
      const { fromDrizzle } = await import('pg-boss');
      await running.send(name, { id }, { startAfter: at, db: fromDrizzle(statementsOf(db), sql) });
    },
    async work(handlers) {
      const boss = await open(handle, log);
      running = boss;
      for (const name of jobNames) {
        const options = { pollingIntervalSeconds: pollSeconds, batchSize: atOnce[name] };
        await boss.work(name, options, async (jobs: Job<{ id: string }>[]) => {
          await Promise.all(jobs.map(({ data }) => handlers[name](data.id)));
        });
      }
      return async () => {
        running = undefined;
        await boss.stop({ close: false, graceful: true, timeout: 10_000 });
      };
    },
  };
}
