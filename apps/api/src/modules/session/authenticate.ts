import type { Actor } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Authenticate } from '../../http/types.ts';
import { verifyAccessToken } from './accessToken.ts';
import { isCliToken } from './cliToken.ts';
import { actorOf } from './issueTokens.ts';
import { endSession, sessionWithUser } from './queries.ts';
import { sessionEnded, sessionStatus } from './sessionStatus.ts';

/** The token of an `Authorization` header; undefined without one. TOKEN_INVALID where it is something else. */
function bearerOf(authorization: string | undefined): string | undefined {
  if (!authorization) return undefined;
  const token = /^Bearer +([^\s]+)$/i.exec(authorization)?.[1];
  if (!token) throw new AppError('TOKEN_INVALID', 'Sign in again.');
  return token;
}

/**
 * Who makes a request. The session and the roles are read anew each time, so that logging out, disabling and a change
 * of roles bind at once. The command line's token is good for imports only.
 */
export const authenticate: Authenticate = async ({ ctx, authorization, path }): Promise<Actor> => {
  const token = bearerOf(authorization);
  if (token === undefined) return { kind: 'anonymous' };
  if (path.startsWith('/api/import/') && isCliToken(ctx, token)) return { kind: 'system', name: 'import' };
  const { userId, sessionId } = await verifyAccessToken(ctx, token);
  const found = await sessionWithUser(ctx.db, sessionId);
  if (!found || found.user.id !== userId) throw new AppError('TOKEN_INVALID', 'Sign in again.');
  const now = ctx.ports.clock.now();
  const status = sessionStatus(found, now);
  if (status.open) return actorOf(found.user, sessionId);
  if (!found.session.endedAt) await endSession(ctx.db, sessionId, status.reason, now);
  throw sessionEnded(status.reason);
};
