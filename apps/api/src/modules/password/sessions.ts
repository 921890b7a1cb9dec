import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { endSessions } from '../session/queries.ts';
import { endOfSession } from '../session/sessionStatus.ts';
import { latestSessions, personById } from './queries.ts';

type Sessions = ResponseOf<typeof calls.ownSessions>;

async function sessionsOf(ctx: Ctx, userId: string): Promise<Sessions> {
  const present = ctx.actor.kind === 'user' ? ctx.actor.sessionId : null;
  const rows = await latestSessions(ctx.db, userId);
  return rows.map((row) => {
    const { at } = endOfSession(ctx, row);
    const endedAt = row.endedAt ?? (at > ctx.ports.clock.now() ? null : at);
    return {
      id: row.id,
      startedAt: row.createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      userAgent: row.userAgent,
      isThis: row.id === present,
    };
  });
}

export function ownSessions({ ctx }: { ctx: Ctx }): Promise<Sessions> {
  return sessionsOf(ctx, assertPerson(ctx.actor).userId);
}

/** NOT_FOUND for no account. */
export async function userSessions({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<Sessions> {
  assertCan(ctx.actor, 'users.manage');
  if (!(await personById(ctx.db, id))) throw new AppError('NOT_FOUND', 'There is no such account.');
  return sessionsOf(ctx, id);
}

/** NOT_FOUND for no account. Nothing is written where none was open. */
export async function endUserSessions({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<void> {
  assertCan(ctx.actor, 'users.manage');
  if (!(await personById(ctx.db, id))) throw new AppError('NOT_FOUND', 'There is no such account.');
  await inTransaction(ctx, async (tx) => {
    const ended = await endSessions(tx.db, id, 'logout', tx.ports.clock.now());
    if (ended > 0) await writeAudit(tx, { action: 'user.endSessions', detail: { userId: id, ended } });
  });
}
