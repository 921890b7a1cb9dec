import { defaultLocale, limits } from '@fundfront/content-model';
import type { calls, ParsedBody, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { liveOfKeys } from '../live/queries.ts';
import { personById } from '../password/queries.ts';
import { isSecondStepDue } from '../secondStep/queries.ts';
import { verifyPassword } from '../session/passwords.ts';
import { enqueueSecurityMail } from '../session/securityMail.ts';
import { clearAttempts, type ThrottleRule } from '../throttle/queries.ts';
import { throttle } from '../throttle/throttle.ts';
import { countRecoveryCodes, removeUselessRecoveryCodes, replaceRecoveryCodes } from '../totp/queries.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../totp/recoveryCodes.ts';
import { consumeChallenge, newChallenge, relyingParty } from './challenges.ts';
import { deletePasskey, insertPasskey, passkeysOf } from './queries.ts';

// Whoever finds an open screen must not find out the password by trying.
const rule: ThrottleRule = { freeAttempts: 4, maxDelay: 300, resetAfter: 3_600 };
/** COSE: Ed25519, ES256, RS256. */
const algorithms = [-8, -7, -257];

async function provePassword(ctx: Ctx, password: string) {
  const { userId } = assertPerson(ctx.actor);
  const subject = `second-step:${userId}`;
  await throttle(ctx, subject, rule);
  const person = await personById(ctx.db, userId);
  if (!person || !(await verifyPassword(person.passwordHash, password))) {
    const message = 'This is not your password';
    throw new AppError('VALIDATION', `${message}.`, { fields: [{ path: 'password', message }] });
  }
  await clearAttempts(ctx.db, subject);
  return person;
}

export async function listPasskeys({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.listPasskeys>> {
  const rows = await passkeysOf(ctx.db, assertPerson(ctx.actor).userId);
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** VALIDATION for a wrong password, RATE_LIMITED after too many, IN_USE at the limit. */
export async function startPasskey({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { password: string };
}): Promise<ResponseOf<typeof calls.startPasskey>> {
  const { id: userId, email, firstName, lastName } = await provePassword(ctx, input.password);
  const own = await passkeysOf(ctx.db, userId);
  if (own.length >= limits.passkeys) {
    throw new AppError('IN_USE', `You have ${limits.passkeys} passkeys already. Remove one that you no longer need.`);
  }
  const [settings] = await liveOfKeys(ctx.db, defaultLocale, ['settings']);
  return {
    challenge: await newChallenge(ctx, userId),
    rp: { id: relyingParty(ctx).id, name: settings?.title || 'Fundfront' },
    user: {
      id: Buffer.from(userId).toString('base64url'),
      name: email,
      displayName: `${firstName} ${lastName}`.trim(),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    excludeCredentials: own.map(({ id }) => ({ id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: limits.passkeyChallengeMs,
  };
}

type NewPasskey = ParsedBody<typeof calls.addPasskey>;

async function verified(ctx: Ctx, userId: string, { credential }: NewPasskey) {
  const { id, origin } = relyingParty(ctx);
  try {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge: consumeChallenge(ctx, userId),
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (cause) {
    ctx.log.info({ err: cause }, 'A passkey was not taken');
  }
  throw new AppError('VALIDATION', 'The passkey could not be checked, or took too long. Try again.');
}

/** VALIDATION for one that was not made with a challenge of {@link startPasskey}, IN_USE for one that is registered. */
export async function addPasskey({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: NewPasskey;
}): Promise<ResponseOf<typeof calls.addPasskey>> {
  const { userId } = assertPerson(ctx.actor);
  const { id, publicKey, counter, transports = [] } = await verified(ctx, userId, input);
  return inTransaction(ctx, async (tx) => {
    const row = {
      id,
      userId,
      name: input.name,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      createdAt: tx.ports.clock.now(),
    };
    if (!(await insertPasskey(tx.db, row))) throw new AppError('IN_USE', 'This passkey is registered already.');
    const recoveryCodes = (await countRecoveryCodes(tx.db, userId)) > 0 ? [] : newRecoveryCodes();
    if (recoveryCodes.length > 0) await replaceRecoveryCodes(tx.db, userId, recoveryCodes.map(hashRecoveryCode));
    const person = await personById(tx.db, userId);
    if (person) await enqueueSecurityMail(tx, person, 'passkeyAdded');
    await writeAudit(tx, { action: 'passkey.add', detail: { name: input.name } });
    return { recoveryCodes };
  });
}

/**
 * VALIDATION for a wrong password, RATE_LIMITED after too many, NOT_FOUND for no passkey of one's own, IN_USE where a role
 * asks for a second step and this is the only one.
 */
export async function removePasskey({
  ctx,
  input: { id, password },
}: {
  ctx: Ctx;
  input: { id: string; password: string };
}): Promise<void> {
  const person = await provePassword(ctx, password);
  await inTransaction(ctx, async (tx) => {
    const name = await deletePasskey(tx.db, person.id, id);
    if (name === undefined) throw new AppError('NOT_FOUND', 'You have no such passkey.');
    if (await isSecondStepDue(tx.db, person.id)) {
      throw new AppError('IN_USE', 'Your role asks for a second step, and this is your only one.');
    }
    await removeUselessRecoveryCodes(tx.db, person.id);
    await enqueueSecurityMail(tx, person, 'passkeyRemoved');
    await writeAudit(tx, { action: 'passkey.remove', detail: { name } });
  });
}
