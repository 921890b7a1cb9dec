import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { insertChallenge, takeChallenge } from './queries.ts';

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('hex');

export async function newChallenge(ctx: Ctx, userId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const now = ctx.ports.clock.now();
  const expiresAt = new Date(now.getTime() + limits.passkeyChallengeMs);
  await insertChallenge(ctx.db, { hash: hashOf(challenge), userId, expiresAt }, now);
  return challenge;
}

/** Good once, whatever else is wrong with its answer. */
export const consumeChallenge = (ctx: Ctx, userId: string | null) => (challenge: string) =>
  takeChallenge(ctx.db, hashOf(challenge), userId, ctx.ports.clock.now());

/** A passkey belongs to the address of the staff area, and is good at no other. */
export function relyingParty({ env }: Pick<Ctx, 'env'>): { id: string; origin: string } {
  return { id: new URL(env.PUBLIC_ADMIN_URL).hostname, origin: env.PUBLIC_ADMIN_URL };
}
