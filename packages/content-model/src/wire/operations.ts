import * as v from 'valibot';
import { call } from './call.ts';
import { id, instant, okResponse } from './values.ts';

const tag = 'Operations';
const policy = 'system.check';

/** Of the pages that an instance of the site has in memory, since it started. */
export const siteStatus = v.object({
  startedAt: instant,
  memoryBytes: v.number(),
  entries: v.number(),
  bytes: v.number(),
  /** Answered from memory; `stale` of them were being made anew. `misses` had to be rendered. */
  hits: v.number(),
  stale: v.number(),
  misses: v.number(),
  evictions: v.number(),
  lastEvictionAt: v.nullable(instant),
  renders: v.number(),
  failures: v.number(),
  waiting: v.number(),
  rendererRestarts: v.number(),
});
export type SiteStatus = v.InferOutput<typeof siteStatus>;

/** Signed as a revalidation is; its body is `{ sentAt }`. */
export const siteStatusPath = '/hooks/status';

export const operationsTopics = ['site', 'mail'] as const;

export const getOperations = call({
  method: 'GET',
  path: '/api/operations',
  policy,
  tag,
  summary: 'How the product runs: queues, background work, pages in memory, slow statements, sizes',
  response: v.object({
    /** The instance that answered. */
    instance: v.object({
      host: v.string(),
      startedAt: instant,
      node: v.string(),
      release: v.nullable(v.string()),
      memoryBytes: v.number(),
      heapBytes: v.number(),
      /** 99th percentile of the last minutes, in milliseconds. */
      loopDelayMs: v.number(),
    }),
    database: v.object({
      version: v.string(),
      embedded: v.boolean(),
      bytes: v.number(),
      connections: v.nullable(v.object({ total: v.number(), idle: v.number(), waiting: v.number() })),
    }),
    files: v.object({ label: v.string(), freeBytes: v.nullable(v.number()) }),
    queues: v.array(
      v.object({
        topic: v.picklist(operationsTopics),
        waiting: v.number(),
        failed: v.number(),
        oldestAt: v.nullable(instant),
      }),
    ),
    /** Work that repeats in the instance that answered. */
    rounds: v.array(
      v.object({
        name: v.string(),
        runs: v.number(),
        failures: v.number(),
        lastAt: v.nullable(instant),
        lastMs: v.nullable(v.number()),
        failed: v.boolean(),
        nextAt: v.nullable(instant),
      }),
    ),
    /** Planned for a moment, by any instance. */
    jobs: v.array(
      v.object({
        name: v.string(),
        waiting: v.number(),
        active: v.number(),
        failed: v.number(),
        nextAt: v.nullable(instant),
        lastAt: v.nullable(instant),
      }),
    ),
    sites: v.array(v.object({ url: v.string(), status: v.nullable(siteStatus) })),
    statements: v.object({
      /** `pg_stat_statements` sees all instances; else it is what the one that answered remembers. */
      source: v.picklist(['pg_stat_statements', 'memory']),
      rows: v.array(v.object({ text: v.string(), calls: v.number(), meanMs: v.number(), maxMs: v.number() })),
    }),
  }),
});

export const listQueue = call({
  method: 'GET',
  path: '/api/operations/queue',
  policy,
  tag,
  summary: 'Messages to the site and mails that were tried in vain, the oldest first',
  response: v.object({
    rows: v.array(
      v.object({
        id,
        topic: v.picklist(operationsTopics),
        createdAt: instant,
        attempts: v.number(),
        /** Null once it is given up. */
        nextAttemptAt: v.nullable(instant),
        failedAt: v.nullable(instant),
        /** Without addresses. */
        reason: v.nullable(v.string()),
      }),
    ),
    more: v.boolean(),
  }),
});

const message = v.strictObject({ id });

export const retryMessage = call({
  method: 'POST',
  path: '/api/operations/queue/:id/retry',
  policy,
  tag,
  summary: 'Tries a message again at once, also one that was given up',
  params: message,
  response: okResponse,
});

export const giveUpMessage = call({
  method: 'POST',
  path: '/api/operations/queue/:id/give-up',
  policy,
  tag,
  summary: 'Gives a message up: it is tried no more',
  params: message,
  response: okResponse,
});
