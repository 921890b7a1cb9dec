import type { Ctx } from '../../context.ts';
import { insertOutbox } from './queries.ts';

/** What the site is told after a change. */
export interface SiteNote {
  /** Cached reads that are old now. */
  tags: string[];
  /** Public paths, with language prefix, that the next visitor should find ready. */
  paths: string[];
}

/** Notes what the outside must be told, in the transaction of its cause. Delivered after the commit, until it arrives. */
export async function enqueue(ctx: Ctx, { topic, payload }: { topic: 'site'; payload: SiteNote }): Promise<void> {
  const now = ctx.ports.clock.now();
  const unique = { tags: [...new Set(payload.tags)], paths: [...new Set(payload.paths)] };
  await insertOutbox(ctx.db, { topic, payload: unique, createdAt: now, nextAttemptAt: now });
}
