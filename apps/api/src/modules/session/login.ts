import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { hasSecondStep } from '../secondStep/queries.ts';
import { consumeProof, type Proof, type ProofKind } from '../totp/consumeProof.ts';
import { clearSignInAttempts, countSignIn, undoNetworkAttempt } from './attempts.ts';
import type { IssuedTokens } from './issueTokens.ts';
import { invalidCredentials, openSession, type SessionDevice } from './openSession.ts';
import { verifyPassword } from './passwords.ts';
import { userByEmail } from './queries.ts';

/** `off` where the user has none, whatever was given. */
type SecondStep = 'off' | 'missing' | 'wrong' | ProofKind;

async function secondStep(ctx: Ctx, userId: string, proof: Proof): Promise<SecondStep> {
  if (!(await hasSecondStep(ctx.db, userId))) return 'off';
  if (proof.code === undefined && proof.recoveryCode === undefined) return 'missing';
  return (await consumeProof(ctx, userId, proof)) ?? 'wrong';
}

interface Credentials extends SessionDevice {
  email: string;
  password: string;
  code?: string | undefined;
  recoveryCode?: string | undefined;
}

/**
 * An older session of the user ends. CREDENTIALS for whatever is wrong, RATE_LIMITED after too many. CODE_REQUIRED
 * where the password is right and only the second step is missing.
 */
export async function login({ ctx, input }: { ctx: Ctx; input: Credentials }): Promise<IssuedTokens> {
  await countSignIn(ctx, input.email, input.deviceCookie);
  const known = await userByEmail(ctx.db, input.email);
  const isMatch = await verifyPassword(known?.passwordHash ?? null, input.password);
  if (!known || !isMatch || known.state !== 'active') throw invalidCredentials();
  const second = await secondStep(ctx, known.id, input);
  if (second === 'missing') {
    // Only the network gets its attempt back: the account's would let whoever knows the password try codes without end.
    await undoNetworkAttempt(ctx, input.email, input.deviceCookie);
    throw new AppError('CODE_REQUIRED', 'Take the second step: the code of your app, a passkey, or a recovery code.');
  }
  if (second === 'wrong') throw invalidCredentials();
  await clearSignInAttempts(ctx, input.email, input.deviceCookie);
  return openSession(ctx, known, { ...input, second });
}
