import { timeZone } from '@fundfront/content-model/karachi';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { signMomentToken } from './momentToken.ts';
import { storedRange } from './queries.ts';

const written = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'medium' });

function refuse(message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path: 'at', message }] });
}

/** VALIDATION for a moment that is still to come, or before anything was public. */
export async function assertPast(ctx: Ctx, at: Date): Promise<void> {
  const { now, first } = await storedRange(ctx.db);
  if (at > now) refuse('This moment is still to come.');
  if (!first) refuse('Nothing was published yet.');
  if (at < first) refuse(`Nothing was public before ${written.format(first)}.`);
}

/** Who opened it is not logged: it shows what everybody could see. */
export async function openMoment({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { at: string };
}): Promise<ResponseOf<typeof calls.openMoment>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const at = new Date(input.at);
  await assertPast(ctx, at);
  const { token, expiresAt } = await signMomentToken(ctx, at);
  return {
    url: `${ctx.env.PUBLIC_SITE_URL}/as-of/${token}`,
    at: at.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
