import { dayMs } from '@fundfront/content-model/karachi';
import type { ShownRevision } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { deleteDelivered, leaseDue, markDelivered, markFailed, type OutboxRow } from './queries.ts';

const batchSize = 500;
const leaseMs = 30_000;
/** Until what was written to a socket has left: on the embedded engine a query holds up all else in this process. */
export const handOverMs = 2;
const maxBackoffMs = 300_000;
const retentionMs = 7 * dayMs;

const invalidation = v.object({ tags: v.array(v.string()), paths: v.array(v.string()) });

function backoffMs(attempts: number): number {
  return Math.min(2_000 * 2 ** attempts, maxBackoffMs);
}

/**
 * A failed row is due again after a growing pause.
 * @param meanwhile reads what the site will ask for: at once from a server, on the embedded engine once the message is on its way
 * @returns whether the site took everything, and what it says that it shows since, where it says so
 */
export async function deliverInvalidations(
  ctx: Ctx,
  meanwhile?: () => void,
): Promise<{ delivered: boolean; first: ShownRevision | null }> {
  const now = ctx.ports.clock.now();
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const isEmbedded = ctx.connections() === null;
  if (!isEmbedded) meanwhile?.();
  const rows = await leaseDue(ctx.db, { topic: 'site', now, leasedUntil, limit: batchSize });
  if (rows.length === 0) return { delivered: true, first: null };
  const invalidations = rows.map(({ payload }) => v.parse(invalidation, payload));
  const tags = [...new Set(invalidations.flatMap((each) => each.tags))];
  const paths = [...new Set(invalidations.flatMap((each) => each.paths))];
  let first: ShownRevision | null = null;
  if (meanwhile && isEmbedded) setTimeout(meanwhile, handOverMs);
  try {
    if (tags.length > 0) first = await ctx.ports.site.revalidate({ tags, paths });
  } catch (error) {
    await scheduleRetry(ctx, rows, error);
    return { delivered: false, first };
  }
  await markDelivered(ctx.db, rows, ctx.ports.clock.now());
  return { delivered: true, first };
}

export function purgeInvalidations(ctx: Ctx): Promise<void> {
  return deleteDelivered(ctx.db, new Date(ctx.ports.clock.now().getTime() - retentionMs));
}

async function scheduleRetry(ctx: Ctx, rows: readonly OutboxRow[], error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  ctx.log.warn({ reason, rows: rows.length }, 'the site could not be told');
  const now = ctx.ports.clock.now().getTime();
  for (const { id, attempts } of rows) {
    await markFailed(ctx.db, id, new Date(now + backoffMs(attempts)), reason);
  }
}
