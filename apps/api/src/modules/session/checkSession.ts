import { limits } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { verifyAccessToken } from './accessToken.ts';
import { endSession, noteSeen, type SessionRow, sessionWithUser, setLeaving } from './queries.ts';
import { endOfSession, sessionEnd, sessionStatus } from './sessionStatus.ts';

type Check = ResponseOf<typeof calls.checkSession>;

async function seenNow(ctx: Ctx, session: SessionRow, active: boolean): Promise<SessionRow> {
  const seenAt = ctx.ports.clock.now();
  if (!active || seenAt.getTime() - session.seenAt.getTime() < limits.sessionSeenMs) return session;
  await noteSeen(ctx.db, session.id, seenAt);
  return { ...session, seenAt };
}

/** An expired token may ask too, since its session may go on. */
export async function checkSession({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string; active: boolean };
}): Promise<Check> {
  const claims = await verifyAccessToken(ctx, input.token, 'any').catch(() => undefined);
  const found = claims && (await sessionWithUser(ctx.db, claims.sessionId));
  if (!found) return { status: 401, ...sessionEnd('logout') };
  const now = ctx.ports.clock.now();
  const status = sessionStatus(ctx, found);
  if (!status.open) {
    await endSession(ctx.db, found.session.id, status.reason, now);
    return { status: 401, ...sessionEnd(status.reason) };
  }
  if (found.session.leavingAt) await setLeaving(ctx.db, found.session.id, null);
  const { at, byUse } = endOfSession(ctx, await seenNow(ctx, found.session, input.active));
  const endsIn = Math.round((at.getTime() - now.getTime()) / 1_000);
  return { status: 200, message: 'The session stands', endsIn, byUse };
}
