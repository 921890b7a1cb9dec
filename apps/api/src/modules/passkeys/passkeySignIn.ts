import { limits } from '@fundfront/content-model';
import type { calls, ParsedBody, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { personById } from '../password/queries.ts';
import type { IssuedTokens } from '../session/issueTokens.ts';
import { openSession, type SessionDevice } from '../session/openSession.ts';
import { networkOf } from '../throttle/network.ts';
import { type ThrottleRule, undoAttempt } from '../throttle/queries.ts';
import { throttle } from '../throttle/throttle.ts';
import { consumeChallenge, newChallenge, relyingParty } from './challenges.ts';
import { notePasskeyUse, type PasskeyRow, passkeyById } from './queries.ts';

const rules = {
  start: { freeAttempts: 60, maxDelay: 60, resetAfter: 600 },
  signIn: { freeAttempts: 20, maxDelay: 600, resetAfter: 3_600 },
} as const satisfies Record<string, ThrottleRule>;

export async function startPasskeySignIn({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.startPasskeySignIn>> {
  await throttle(ctx, `passkey-start:${networkOf(ctx.ip)}`, rules.start);
  const { id } = relyingParty(ctx);
  const challenge = await newChallenge(ctx, null);
  return { challenge, rpId: id, timeout: limits.passkeyChallengeMs, userVerification: 'required' };
}

type Assertion = ParsedBody<typeof calls.passkeySignIn>['credential'];

async function verifiedCounter(ctx: Ctx, row: PasskeyRow, credential: Assertion): Promise<number | null> {
  const { id, origin } = relyingParty(ctx);
  try {
    // Loaded only here: it is large, and most sign in by password.
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: consumeChallenge(ctx, null),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: row.id, publicKey: Buffer.from(row.publicKey, 'base64url'), counter: row.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (cause) {
    ctx.log.info({ err: cause }, 'A sign-in with a passkey was refused');
    return null;
  }
}

const refused = () =>
  new AppError('CREDENTIALS', 'This passkey does not sign in here. Use your password, or another one.');

/**
 * A passkey proves a device and, by its PIN or finger, its owner: two factors at once. CREDENTIALS for whatever is wrong,
 * RATE_LIMITED after too many.
 */
export async function passkeySignIn({
  ctx,
  input: { credential, ...device },
}: {
  ctx: Ctx;
  input: { credential: Assertion } & SessionDevice;
}): Promise<IssuedTokens> {
  const subject = `passkey:${networkOf(ctx.ip)}`;
  await throttle(ctx, subject, rules.signIn);
  const row = await passkeyById(ctx.db, credential.id);
  const counter = row && (await verifiedCounter(ctx, row, credential));
  if (!row || counter === null || counter === undefined) throw refused();
  if (!(await notePasskeyUse(ctx.db, row.id, counter, ctx.ports.clock.now()))) throw refused();
  const person = await personById(ctx.db, row.userId);
  if (person?.state !== 'active') throw refused();
  await undoAttempt(ctx.db, subject);
  return openSession(ctx, person, { second: 'passkey', ...device });
}
