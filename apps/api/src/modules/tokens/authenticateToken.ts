import type { Actor, Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { rateLimit } from '../throttle/rateLimit.ts';
import { noteUse, tokenByHash } from './queries.ts';
import { hashToken, isTokenText } from './tokenText.ts';

/** Before the token is looked at, so that guesses count too. */
const limit = rateLimit({ burst: 120, perSecond: 10 });
const useIsNotedEveryMs = 60_000;

/** Throws UNAUTHENTICATED, TOKEN_INVALID, TOKEN_EXPIRED or RATE_LIMITED. */
export async function authenticateToken(ctx: Ctx, authorization: string | undefined): Promise<Actor> {
  limit(ctx);
  if (!authorization) throw new AppError('UNAUTHENTICATED', 'Send a read token: Authorization: Bearer fft_…');
  const token = /^Bearer +([^\s]+)$/i.exec(authorization)?.[1] ?? '';
  const row = isTokenText(token) ? await tokenByHash(ctx.db, hashToken(token)) : undefined;
  if (!row || row.revokedAt) throw new AppError('TOKEN_INVALID', 'This read token is not good, or was revoked.');
  const now = ctx.ports.clock.now();
  if (row.expiresAt <= now) throw new AppError('TOKEN_EXPIRED', 'This read token has expired.');
  await noteUse(ctx.db, row.id, now, new Date(now.getTime() - useIsNotedEveryMs));
  return { kind: 'token', tokenId: row.id, types: row.types };
}
