import { calls } from '@fundfront/content-model/wire';
import type { Actor, Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Authenticate } from '../../http/types.ts';
import { verifyAccessToken } from './accessToken.ts';
import { readCliToken } from './cliToken.ts';
import { actorOf } from './issueTokens.ts';
import { endSession, firstAdmin, sessionWithUser, userByEmail } from './queries.ts';
import { sessionEnded, sessionStatus } from './sessionStatus.ts';

/** Undefined without the header; TOKEN_INVALID where it is something else. */
function bearerOf(authorization: string | undefined): string | undefined {
  if (!authorization) return undefined;
  const token = /^Bearer +([^\s]+)$/i.exec(authorization)?.[1];
  if (!token) throw new AppError('TOKEN_INVALID', 'Sign in again.');
  return token;
}

async function cliActor(ctx: Ctx, email: string | null): Promise<Actor> {
  const user = email === null ? await firstAdmin(ctx.db) : await userByEmail(ctx.db, email);
  if (user?.state === 'active') return actorOf(ctx, user, '');
  throw new AppError('UNAUTHENTICATED', `There is no active account${email === null ? '' : ` of ${email}`}.`);
}

/**
 * Session and roles are read at each request, so that logging out, disabling and a change of roles take effect at once.
 * The command line's token is good for sending imports only: those belong to an account.
 */
export const authenticate: Authenticate = async ({ ctx, authorization, path }): Promise<Actor> => {
  const token = bearerOf(authorization);
  if (token === undefined) return { kind: 'anonymous' };
  const ofImports = path === calls.startImport.path || path.startsWith(`${calls.startImport.path}/`);
  const cli = ofImports ? readCliToken(ctx, token) : undefined;
  if (cli) return cliActor(ctx, cli.email);
  const { userId, sessionId } = await verifyAccessToken(ctx, token);
  const found = await sessionWithUser(ctx.db, sessionId);
  if (!found || found.user.id !== userId) throw new AppError('TOKEN_INVALID', 'Sign in again.');
  const status = sessionStatus(ctx, found);
  if (status.open) return { ...(await actorOf(ctx, found.user, sessionId)), secondStepDue: found.secondStepDue };
  if (!found.session.endedAt) await endSession(ctx.db, sessionId, status.reason, ctx.ports.clock.now());
  throw sessionEnded(status.reason);
};
