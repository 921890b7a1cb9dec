import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { MailRefused } from '../../ports/mail.ts';
import { deleteFailed, giveUp, leaseDue, markFailed, markSent, type OutboxRow } from './queries.ts';

/** More than a mail takes when every step of it waits for a server to its end. */
const leaseMs = 120_000;
const longestWaitMs = 3_600_000;
/** Servers say no for good by mistake, too: a mail has that many chances. */
const chances = 3;
const patienceMs = 3 * 86_400_000;
const retentionMs = 30 * 86_400_000;

const mail = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.optional(v.record(v.string(), v.string()), {}),
});

/** Doubles with every failure: from ten seconds to an hour. */
function waitAfter(attempts: number): number {
  return Math.min(10_000 * 2 ** attempts, longestWaitMs);
}

async function postpone(ctx: Ctx, { id, attempts, createdAt }: OutboxRow, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const now = ctx.ports.clock.now();
  const isRefused = error instanceof MailRefused && attempts + 1 >= chances;
  if (isRefused || now.getTime() - createdAt.getTime() > patienceMs) {
    // The reason may repeat the address: it stays in the row.
    ctx.log.error({ mail: id, attempts: attempts + 1 }, 'a mail could not be sent and is given up');
    await giveUp(ctx.db, id, now, reason);
    return;
  }
  ctx.log.warn({ mail: id, attempts: attempts + 1 }, 'a mail could not be sent yet');
  await markFailed(ctx.db, id, new Date(now.getTime() + waitAfter(attempts)), reason);
}

async function nextDue(ctx: Ctx): Promise<OutboxRow | undefined> {
  const now = ctx.ports.clock.now();
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const [row] = await leaseDue(ctx.db, { topic: 'mail', now, leasedUntil, limit: 1 });
  return row;
}

async function deliver(ctx: Ctx, row: OutboxRow): Promise<void> {
  try {
    await ctx.ports.mail.send(v.parse(mail, row.payload), row.id);
  } catch (error) {
    await postpone(ctx, row, error);
    return;
  }
  await markSent(ctx.db, row.id, ctx.ports.clock.now());
}

/**
 * Sends the mails that are due, one by one. One that fails is due again after a growing pause; one that is refused for
 * good, or for days, is given up and counted on the dashboard. Should the process die in between, a mail may be handed
 * over twice, under the same identity.
 */
export async function deliverMails(ctx: Ctx, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const row = await nextDue(ctx);
    if (!row) break;
    await deliver(ctx, row);
  }
}

/** Mails that were given up are looked into within a month, or not at all. */
export async function forgetFailedMails(ctx: Ctx): Promise<void> {
  await deleteFailed(ctx.db, new Date(ctx.ports.clock.now().getTime() - retentionMs));
}
