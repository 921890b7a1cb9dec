import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { verifyAccessToken } from './accessToken.ts';
import { endSession, sessionWithUser, setLeaving } from './queries.ts';
import { sessionEnd, sessionStatus } from './sessionStatus.ts';

type Check = ResponseOf<typeof calls.checkSession>;

/** An expired token may ask too, since its session may go on. */
export async function checkSession({ ctx, input }: { ctx: Ctx; input: { token: string } }): Promise<Check> {
  const claims = await verifyAccessToken(ctx, input.token, 'any').catch(() => undefined);
  const found = claims && (await sessionWithUser(ctx.db, claims.sessionId));
  if (!found) return { status: 401, ...sessionEnd('logout') };
  const now = ctx.ports.clock.now();
  const status = sessionStatus(found, now);
  if (!status.open) {
    await endSession(ctx.db, found.session.id, status.reason, now);
    return { status: 401, ...sessionEnd(status.reason) };
  }
  if (found.session.leavingAt) await setLeaving(ctx.db, found.session.id, null);
  return { status: 200, message: 'The session stands' };
}
