import { tags } from '@fundfront/content-model';
import { startOfKarachiDay } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { insertOutbox, tagQueuedSince } from './queries.ts';

export interface SiteInvalidation {
  tags: string[];
  paths: string[];
}

/** The date of the last update is on every page: it is invalidated once a day, not with every change. */
async function newTags(ctx: Ctx, tagged: readonly string[], now: Date): Promise<string[]> {
  const unique = [...new Set(tagged)];
  const dated = tags.updated();
  if (!unique.includes(dated) || !(await tagQueuedSince(ctx.db, dated, startOfKarachiDay(now)))) return unique;
  return unique.filter((tag) => tag !== dated);
}

export type OutboxMessage = { topic: 'site'; payload: SiteInvalidation } | { topic: 'mail'; payload: Mail };

async function payloadOf(ctx: Ctx, message: OutboxMessage, now: Date): Promise<Record<string, unknown>> {
  if (message.topic === 'mail') return { ...message.payload };
  return { tags: await newTags(ctx, message.payload.tags, now), paths: [...new Set(message.payload.paths)] };
}

/** Written in the transaction of its cause; delivered after the commit, until it arrives. */
export async function enqueue(ctx: Ctx, message: OutboxMessage): Promise<void> {
  const now = ctx.ports.clock.now();
  const payload = await payloadOf(ctx, message, now);
  await insertOutbox(ctx.db, { topic: message.topic, payload, createdAt: now, nextAttemptAt: now });
}
