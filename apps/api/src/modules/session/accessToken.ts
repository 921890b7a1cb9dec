import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';

type TokenCtx = Pick<Ctx, 'secrets' | 'env' | 'ports'>;

const audience = 'staff';
const uuid = v.pipe(v.string(), v.uuid());
const claims = v.object({ sub: uuid, sid: uuid });

export interface Claims {
  userId: string;
  sessionId: string;
}

const keyOf = (ctx: TokenCtx) => new TextEncoder().encode(ctx.secrets.session);

/** Says who, not what they may do: roles are read at each request. */
export function signAccessToken(ctx: TokenCtx, { userId, sessionId }: Claims): Promise<string> {
  const now = Math.floor(ctx.ports.clock.now().getTime() / 1_000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + ctx.env.ACCESS_TOKEN_SECONDS)
    .sign(keyOf(ctx));
}

/**
 * TOKEN_EXPIRED, or TOKEN_INVALID for what is no token of {@link signAccessToken}.
 * @param age `any` accepts an expired one too, for calls that ask about the session itself
 */
export async function verifyAccessToken(ctx: TokenCtx, token: string, age: 'fresh' | 'any' = 'fresh'): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, keyOf(ctx), {
      audience,
      algorithms: ['HS256'],
      currentDate: age === 'any' ? new Date(0) : ctx.ports.clock.now(),
    });
    const { sub, sid } = v.parse(claims, payload);
    return { userId: sub, sessionId: sid };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new AppError('TOKEN_EXPIRED', 'Your access has to be renewed.');
    throw new AppError('TOKEN_INVALID', 'Sign in again.');
  }
}
