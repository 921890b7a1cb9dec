import { isContentTypeName, type Locale, limits, locales } from '@fundfront/content-model';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';

const audience = 'preview';
const claims = v.object({
  entryId: v.pipe(v.string(), v.uuid()),
  locale: v.picklist(locales),
  type: v.string(),
  userId: v.nullable(v.pipe(v.string(), v.uuid())),
});

const keyOf = (ctx: Ctx) => new TextEncoder().encode(ctx.secrets.session);

/** Valid for half an hour, for whoever holds it. `userId`: whose unsaved text it shows, too. */
export async function signPreviewToken(
  ctx: Ctx,
  entry: { type: string; entryId: string; locale: Locale; userId: string | null },
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(ctx.ports.clock.now().getTime() + limits.previewTokenSeconds * 1_000);
  const token = await new SignJWT({ ...entry })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime(expiresAt)
    .sign(keyOf(ctx));
  return { token, expiresAt };
}

/** NOT_FOUND when it has expired or is not one of ours. */
export async function verifyPreviewToken(ctx: Ctx, token: string): Promise<v.InferOutput<typeof claims>> {
  try {
    const options = { audience, algorithms: ['HS256'], currentDate: ctx.ports.clock.now() };
    const { payload } = await jwtVerify(token, keyOf(ctx), options);
    const entry = v.parse(claims, payload);
    if (isContentTypeName(entry.type)) return entry;
  } catch {
    // Refused below: why a token does not hold is of no use to a reader.
  }
  throw new AppError('NOT_FOUND', 'This preview has expired. Open it again from the admin.');
}
