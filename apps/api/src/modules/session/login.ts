import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { consumeProof, type Proof, type ProofKind } from '../totp/consumeProof.ts';
import { totpOf } from '../totp/queries.ts';
import { clearSignInAttempts, countSignIn, undoNetworkAttempt } from './attempts.ts';
import { knownDevice } from './deviceCookie.ts';
import { actorOf, type IssuedTokens, issueTokens, storeRefreshToken } from './issueTokens.ts';
import { verifyPassword } from './passwords.ts';
import { deleteExpiredRefresh, endSessions, insertSession, lockUser, userByEmail } from './queries.ts';
import { newRefreshToken } from './refreshToken.ts';

/** `off` where the user has none, whatever was given. */
type SecondStep = 'off' | 'missing' | 'wrong' | ProofKind;

async function secondStep(ctx: Ctx, userId: string, proof: Proof): Promise<SecondStep> {
  const row = await totpOf(ctx.db, userId);
  if (!row?.confirmedAt) return 'off';
  if (proof.code === undefined && proof.recoveryCode === undefined) return 'missing';
  return (await consumeProof(ctx, row, proof)) ?? 'wrong';
}

interface Credentials {
  email: string;
  password: string;
  code?: string | undefined;
  recoveryCode?: string | undefined;
  userAgent: string | null;
  deviceCookie: string | undefined;
}

const invalidCredentials = () => new AppError('CREDENTIALS', 'This e-mail and password do not belong together.');

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
    throw new AppError('CODE_REQUIRED', 'Enter the code that your authenticator app shows.');
  }
  if (second === 'wrong') throw invalidCredentials();
  await clearSignInAttempts(ctx, input.email, input.deviceCookie);
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, known.id);
    // Checked again under the lock: the account may have been closed while the password was hashed.
    if (user?.state !== 'active' || user.passwordHash !== known.passwordHash) throw invalidCredentials();
    const now = tx.ports.clock.now();
    const replaced = await endSessions(tx.db, user.id, 'replaced', now);
    const userAgent = input.userAgent?.slice(0, 300) ?? null;
    const sessionId = await insertSession(tx.db, { userId: user.id, createdAt: now, userAgent });
    const token = newRefreshToken();
    await deleteExpiredRefresh(tx.db, now);
    await storeRefreshToken(tx, sessionId, token);
    await writeAudit(
      { ...tx, actor: await actorOf(tx, user, sessionId) },
      {
        action: 'session.login',
        detail: { replaced, second, knownDevice: knownDevice(tx, user.email, input.deviceCookie) !== null },
      },
    );
    return issueTokens(tx, user, sessionId, token);
  });
}
