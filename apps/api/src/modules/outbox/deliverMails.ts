import { dayMs } from '@fundfront/content-model/karachi';
import { inSpan } from '@fundfront/web-server/tracing';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { MailRefused } from '../../ports/mail.ts';
import { notify } from '../notifications/notify.ts';
import { deleteFailed, leaseDue, markFailed, markGivenUp, markSent, type OutboxRow } from './queries.ts';

/** More than a mail takes when every step waits for a server to its end. */
const leaseMs = 120_000;
const maxBackoffMs = 3_600_000;
/** Servers refuse for good by mistake, too. */
const maxRefusals = 3;
const giveUpAfterMs = 3 * dayMs;
const retentionMs = 30 * dayMs;

const mail = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.optional(v.record(v.string(), v.string()), {}),
});

function backoffMs(attempts: number): number {
  return Math.min(10_000 * 2 ** attempts, maxBackoffMs);
}

async function scheduleRetry(ctx: Ctx, { id, attempts, createdAt }: OutboxRow, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const now = ctx.ports.clock.now();
  const isRefused = error instanceof MailRefused && attempts + 1 >= maxRefusals;
  if (isRefused || now.getTime() - createdAt.getTime() > giveUpAfterMs) {
    // The reason may repeat the address: it stays in the row.
    ctx.log.error({ mail: id, attempts: attempts + 1 }, 'a mail could not be sent and is given up');
    await inTransaction(ctx, async (tx) => {
      await markGivenUp(tx.db, id, now, reason);
      const message = { kind: 'mail-failed', title: 'A mail was given up', path: '/admin/test-page' } as const;
      await notify(tx, { permission: 'system.check' }, message);
    });
    return;
  }
  ctx.log.warn({ mail: id, attempts: attempts + 1 }, 'a mail could not be sent yet');
  await markFailed(ctx.db, id, new Date(now.getTime() + backoffMs(attempts)), reason);
}

async function leaseNextMail(ctx: Ctx): Promise<OutboxRow | undefined> {
  const now = ctx.ports.clock.now();
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const [row] = await leaseDue(ctx.db, { topic: 'mail', now, leasedUntil, limit: 1 });
  return row;
}

async function deliver(ctx: Ctx, row: OutboxRow): Promise<void> {
  try {
    await inSpan('mail send', { kind: 'client' }, async () => ctx.ports.mail.send(v.parse(mail, row.payload), row.id));
  } catch (error) {
    await scheduleRetry(ctx, row, error);
    return;
  }
  await markSent(ctx.db, row.id, ctx.ports.clock.now());
}

/**
 * A failed mail is due again after a growing pause; one refused for good, or for days, is given up and counted on the
 * dashboard. If the process dies in between, a mail may be sent twice, under the same identity.
 */
export async function deliverMails(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const row = await leaseNextMail(ctx);
    if (!row) break;
    await deliver(ctx, row);
  }
}

/** Mails that were given up are looked into within a month, or not at all. */
export async function deleteFailedMails(ctx: Ctx): Promise<void> {
  await deleteFailed(ctx.db, new Date(ctx.ports.clock.now().getTime() - retentionMs));
}
