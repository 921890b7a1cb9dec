import { limits } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { actorOf, type IssuedTokens, issueTokens, storeRefreshToken } from './issueTokens.ts';
import { type EndReason, endSession, lockRefresh, markUsed, sessionWithUser, setLeaving } from './queries.ts';
import { hashRefreshToken, newRefreshToken, openSuccessor, sealSuccessor } from './refreshToken.ts';
import { sessionEnded, sessionStatus } from './sessionStatus.ts';

type Outcome = { kind: 'issued'; issued: IssuedTokens } | { kind: 'unknown' } | { kind: 'ended'; reason: EndReason };

/** Tabs that refresh at once all get the token now valid. */
async function followSuccessors(ctx: Ctx, given: string): Promise<{ token: string; late: boolean } | undefined> {
  const now = ctx.ports.clock.now().getTime();
  let token = given;
  for (;;) {
    const row = await lockRefresh(ctx.db, hashRefreshToken(token));
    if (!row || row.expiresAt.getTime() <= now) return undefined;
    if (!row.usedAt || row.successor === null) return { token, late: false };
    if (now - row.usedAt.getTime() > limits.refreshGraceMs) return { token, late: true };
    token = openSuccessor(token, row.successor);
  }
}

async function rotate(ctx: Ctx, given: string): Promise<Outcome> {
  const first = await lockRefresh(ctx.db, hashRefreshToken(given));
  const found = first && (await sessionWithUser(ctx.db, first.sessionId));
  if (!first || !found) return { kind: 'unknown' };
  const now = ctx.ports.clock.now();
  const sessionId = found.session.id;
  const status = sessionStatus(ctx, found);
  if (!status.open) {
    await endSession(ctx.db, sessionId, status.reason, now);
    return { kind: 'ended', reason: status.reason };
  }
  const newest = await followSuccessors(ctx, given);
  if (!newest) return { kind: 'unknown' };
  if (newest.late) {
    // Somebody uses a token that its owner exchanged long ago: one of the two stole it.
    await endSession(ctx.db, sessionId, 'reuse', now);
    await writeAudit({ ...ctx, actor: await actorOf(ctx, found.user, sessionId) }, { action: 'session.reuse' });
    return { kind: 'ended', reason: 'reuse' };
  }
  if (found.session.leavingAt) await setLeaving(ctx.db, sessionId, null);
  if (newest.token !== given) return { kind: 'issued', issued: await issueTokens(ctx, found, newest.token) };
  const successor = newRefreshToken();
  await storeRefreshToken(ctx, found.session, successor);
  await markUsed(ctx.db, hashRefreshToken(given), now, sealSuccessor(given, successor));
  return { kind: 'issued', issued: await issueTokens(ctx, found, successor) };
}

/**
 * Within ten seconds the same old token answers the same successor; later its use ends the session. SESSION_ENDED or
 * TOKEN_INVALID where nothing can be continued.
 */
export async function refresh({ ctx, input }: { ctx: Ctx; input: { refreshToken: string } }): Promise<IssuedTokens> {
  // Thrown outside the transaction: what ended the session must be stored, not rolled back.
  const outcome = await inTransaction(ctx, (tx) => rotate(tx, input.refreshToken));
  if (outcome.kind === 'issued') return outcome.issued;
  if (outcome.kind === 'ended') throw sessionEnded(outcome.reason);
  throw new AppError('TOKEN_INVALID', 'Sign in again.');
}
