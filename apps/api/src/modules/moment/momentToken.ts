import { limits } from '@fundfront/content-model';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Ctx, PastMoment } from '../../context.ts';
import { AppError } from '../../errors.ts';

const audience = 'as-of';
const instant = v.pipe(v.string(), v.isoTimestamp());
const claims = v.object({ at: instant, knownAt: v.optional(instant) });

const keyOf = (ctx: Ctx) => new TextEncoder().encode(ctx.secrets.session);

/** Valid for half an hour, for whoever holds it. */
export async function signMomentToken(
  ctx: Ctx,
  { at, knownAt }: PastMoment,
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(ctx.ports.clock.now().getTime() + limits.previewTokenSeconds * 1_000);
  const token = await new SignJWT({ at: at.toISOString(), knownAt: knownAt?.toISOString() })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime(expiresAt)
    .sign(keyOf(ctx));
  return { token, expiresAt };
}

/** TOKEN_INVALID when it has expired or is not one of ours: nothing of the past is without it. */
export async function verifyMomentToken(ctx: Ctx, token: string): Promise<PastMoment> {
  try {
    const options = { audience, algorithms: ['HS256'], currentDate: ctx.ports.clock.now() };
    const { payload } = await jwtVerify(token, keyOf(ctx), options);
    const { at, knownAt } = v.parse(claims, payload);
    return { at: new Date(at), knownAt: knownAt === undefined ? null : new Date(knownAt) };
  } catch {
    throw new AppError('TOKEN_INVALID', 'This view of the past has expired. Open it again from the admin.');
  }
}
