import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { failedMessages, giveUp, makeDue } from './queries.ts';

const maxRows = 50;

/** A mail server repeats the address in its refusal. */
const withoutAddresses = (reason: string) => reason.replace(/[^\s<>"(),;]+@/g, '…@');

export async function listQueue({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.listQueue>> {
  const found = await failedMessages(ctx.db, maxRows + 1);
  const rows = found.slice(0, maxRows).map(({ lastError, createdAt, nextAttemptAt, failedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: failedAt ? null : nextAttemptAt.toISOString(),
    failedAt: failedAt?.toISOString() ?? null,
    reason: lastError === null ? null : withoutAddresses(lastError),
  }));
  return { rows, more: found.length > maxRows };
}

type Change = (db: Ctx['db'], id: string, at: Date) => Promise<'site' | 'mail' | undefined>;

async function changeMessage(ctx: Ctx, id: string, action: 'retry' | 'give-up', change: Change) {
  await inTransaction(ctx, async (tx) => {
    const topic = await change(tx.db, id, tx.ports.clock.now());
    if (!topic) throw new AppError('NOT_FOUND', 'It was delivered or given up meanwhile.');
    await writeAudit(tx, { action: `operations.${action}`, detail: { message: id, topic } });
  });
  return { ok: true } as const;
}

interface MessageInput {
  ctx: Ctx;
  input: { id: string };
}

/** Throws NOT_FOUND for what was delivered, or not tried yet. */
export const retryMessage = ({ ctx, input }: MessageInput) => changeMessage(ctx, input.id, 'retry', makeDue);

/** Throws NOT_FOUND for what was delivered, given up, or not tried yet. */
export const giveUpMessage = ({ ctx, input }: MessageInput) => changeMessage(ctx, input.id, 'give-up', giveUp);
