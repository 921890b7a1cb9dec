import type { Ctx } from '../../context.ts';
import { readAccess } from './accessToken.ts';
import { endSession, sessionWithUser, setLeaving } from './queries.ts';
import { endMessage, standingOf } from './standing.ts';

interface Check {
  status: 200 | 401;
  message: string;
}

const unknown: Check = { status: 401, message: 'Your session has ended. Sign in again.' };

/** Whether the session of a token still stands; an expired token may ask, since its session may well go on. */
export async function checkSession({ ctx, input }: { ctx: Ctx; input: { token: string } }): Promise<Check> {
  const claims = await readAccess(ctx, input.token, 'any').catch(() => undefined);
  const found = claims && (await sessionWithUser(ctx.db, claims.sessionId));
  if (!found) return unknown;
  const now = ctx.ports.clock.now();
  const standing = standingOf(found, now);
  if (!standing.open) {
    await endSession(ctx.db, found.session.id, standing.reason, now);
    return { status: 401, message: endMessage(standing.reason) };
  }
  if (found.session.leavingAt) await setLeaving(ctx.db, found.session.id, null);
  return { status: 200, message: 'The session stands' };
}
