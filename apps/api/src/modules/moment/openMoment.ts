import { timeZone } from '@fundfront/content-model/karachi';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { signMomentToken } from './momentToken.ts';
import { storedRange } from './queries.ts';

const written = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'medium' });

function refuse(message: string, path: 'at' | 'knownAt' = 'at'): never {
  throw new AppError('VALIDATION', message, { fields: [{ path, message }] });
}

/**
 * VALIDATION for a moment that is still to come, or before anything was public.
 * @returns the present, by the clock of the database
 */
export async function assertPast(ctx: Ctx, at: Date): Promise<Date> {
  const { now, first } = await storedRange(ctx.db);
  if (at > now) refuse('This moment is still to come.');
  if (!first) refuse('Nothing was published yet.');
  if (at < first) refuse(`Nothing was public before ${written.format(first)}.`);
  return now;
}

/** VALIDATION for a time before the moment, when less was known than was public, or still to come. */
function assertKnownLater(at: Date, knownAt: Date, now: Date): void {
  if (knownAt < at) refuse('Figures can be seen as known at the moment or later, not earlier.', 'knownAt');
  if (knownAt > now) refuse('What will be known later is not known yet.', 'knownAt');
}

/** Who opened it is not logged: it shows what everybody could see. */
export async function openMoment({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { at: string; knownAt?: string | undefined };
}): Promise<ResponseOf<typeof calls.openMoment>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const at = new Date(input.at);
  const now = await assertPast(ctx, at);
  const knownAt = input.knownAt === undefined ? null : new Date(input.knownAt);
  if (knownAt) assertKnownLater(at, knownAt, now);
  const { token, expiresAt } = await signMomentToken(ctx, { at, knownAt });
  return {
    url: `${ctx.env.PUBLIC_SITE_URL}/as-of/${token}`,
    at: at.toISOString(),
    knownAt: knownAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}
