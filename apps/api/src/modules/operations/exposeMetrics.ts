import type { Metrics } from '@fundfront/web-server/metrics';
import type { Ctx } from '../../context.ts';
import type { ResponseCache } from '../../http/responseCache.ts';
import { jobStates, type QueueState, queueStates } from './queries.ts';

function exposeQueues(metrics: Metrics, { db, ports }: Ctx): void {
  const read = (name: string, help: string, amountOf: (queue: QueueState) => number) =>
    metrics.read({
      name,
      help,
      label: 'topic',
      read: async () => Object.fromEntries((await queueStates(db)).map((queue) => [queue.topic, amountOf(queue)])),
    });
  const ageOf = ({ oldestAt }: QueueState) =>
    oldestAt === null ? 0 : Math.max(0, (ports.clock.now().getTime() - Date.parse(oldestAt)) / 1_000);
  read('fundfront_outbox_waiting', 'Messages that are not delivered yet', ({ waiting }) => waiting);
  read('fundfront_outbox_oldest_seconds', 'Age of the oldest of them', ageOf);
  read('fundfront_outbox_failed', 'Messages that were given up', ({ failed }) => failed);
}

function exposeWork(metrics: Metrics, { db, rounds }: Ctx): void {
  const jobs = (name: string, help: string, key: 'waiting' | 'active' | 'failed') =>
    metrics.read({
      name,
      help,
      label: 'job',
      read: async () => Object.fromEntries((await jobStates(db)).map((job) => [job.name, job[key]])),
    });
  jobs('fundfront_jobs_waiting', 'Jobs planned for a moment, of all instances', 'waiting');
  jobs('fundfront_jobs_active', 'Jobs that run, of all instances', 'active');
  jobs('fundfront_jobs_failed', 'Jobs that failed, of all instances', 'failed');
  const repeated = (name: string, help: string, key: 'runs' | 'failures') =>
    metrics.read({
      name,
      help,
      kind: 'counter',
      label: 'work',
      read: () => Object.fromEntries(rounds.list().map((round) => [round.name, round[key]])),
    });
  repeated('fundfront_rounds_total', 'Rounds of the work that repeats', 'runs');
  repeated('fundfront_round_failures_total', 'Those of them that failed', 'failures');
}

/** What the API tells beyond its process and its requests. Asked for only when it is read. */
export function exposeMetrics(metrics: Metrics, ctx: Ctx, cache: ResponseCache): void {
  exposeQueues(metrics, ctx);
  exposeWork(metrics, ctx);
  metrics.read({
    name: 'fundfront_database_connections',
    help: 'Connections to PostgreSQL, and requests that wait for one',
    label: 'state',
    read: () => {
      const { total = 0, idle = 0, waiting = 0 } = ctx.connections() ?? {};
      return { busy: total - idle, idle, waiting };
    },
  });
  metrics.read({
    name: 'fundfront_response_cache_requests_total',
    help: 'Public reads, by whether the answer was in memory',
    kind: 'counter',
    label: 'result',
    read: () => ({ hit: cache.usage().hits, miss: cache.usage().misses }),
  });
  metrics.read({
    name: 'fundfront_response_cache_bytes',
    help: 'Memory of those answers',
    read: () => ({ '': cache.usage().bytes }),
  });
}
