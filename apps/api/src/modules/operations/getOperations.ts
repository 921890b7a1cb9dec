import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { databaseVersion } from '../dashboard/queries.ts';
import { databaseBytes, jobStates, pgStatStatements, queueStates } from './queries.ts';

type Operations = ResponseOf<typeof calls.getOperations>;

const maxStatements = 15;
const startedAt = new Date(Date.now() - process.uptime() * 1_000);
const loopDelay = monitorEventLoopDelay();
loopDelay.enable();

function instance(): Operations['instance'] {
  const { rss, heapUsed } = process.memoryUsage();
  const loopDelayMs = Math.round(loopDelay.percentile(99) / 10_000) / 100;
  loopDelay.reset();
  return {
    host: `${hostname()} (${process.pid})`,
    startedAt: startedAt.toISOString(),
    node: process.version,
    release: process.env.RELEASE ?? null,
    memoryBytes: rss,
    heapBytes: heapUsed,
    loopDelayMs: Number.isFinite(loopDelayMs) ? loopDelayMs : 0,
  };
}

async function statements({ db, statementLog }: Ctx): Promise<Operations['statements']> {
  const ofServer = await pgStatStatements(db, maxStatements);
  if (ofServer) return { source: 'pg_stat_statements', rows: ofServer };
  const rows = statementLog
    .slowest(maxStatements)
    .map(({ totalMs, ...row }) => ({ ...row, meanMs: totalMs / row.calls }));
  return { source: 'memory', rows };
}

/** Parts that do not answer in time are left empty: the page is for when something is wrong. */
export async function getOperations({ ctx }: { ctx: Ctx }): Promise<Operations> {
  const { db, connections, ports, rounds } = ctx;
  return {
    instance: instance(),
    database: {
      version: await databaseVersion(db),
      embedded: connections() === null,
      bytes: await databaseBytes(db),
      connections: connections(),
    },
    files: { label: ports.files.label, freeBytes: await ports.files.freeBytes().catch(() => null) },
    queues: await queueStates(db),
    rounds: rounds.list().map(({ lastAt, nextAt, ...round }) => ({
      ...round,
      lastAt: lastAt?.toISOString() ?? null,
      nextAt: nextAt?.toISOString() ?? null,
    })),
    jobs: await jobStates(db),
    sites: await ports.site.status(),
    statements: await statements(ctx),
  };
}
