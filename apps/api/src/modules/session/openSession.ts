import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { knownDevice } from './deviceCookie.ts';
import { actorOf, type IssuedTokens, issueTokens, storeRefreshToken } from './issueTokens.ts';
import { deleteExpiredRefresh, endSessions, insertSession, lockUser, type UserRow } from './queries.ts';
import { newRefreshToken } from './refreshToken.ts';

const hourMs = 3_600_000;

export interface SessionDevice {
  userAgent: string | null;
  deviceCookie: string | undefined;
}

export const invalidCredentials = () => new AppError('CREDENTIALS', 'This e-mail and password do not belong together.');

/** For who has proved who they are. An older session of theirs ends. CREDENTIALS where the account changed meanwhile. */
export function openSession(
  ctx: Ctx,
  known: UserRow,
  { second, userAgent, deviceCookie }: { second: string } & SessionDevice,
): Promise<IssuedTokens> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, known.id);
    // Checked again under the lock: the account may have been closed while the password was hashed.
    if (user?.state !== 'active' || user.passwordHash !== known.passwordHash) throw invalidCredentials();
    const now = tx.ports.clock.now();
    const replaced = await endSessions(tx.db, user.id, 'replaced', now);
    const expiresAt = new Date(now.getTime() + tx.env.SESSION_HOURS * hourMs);
    const session = await insertSession(tx.db, {
      userId: user.id,
      createdAt: now,
      expiresAt,
      userAgent: userAgent?.slice(0, 300) ?? null,
    });
    const token = newRefreshToken();
    await deleteExpiredRefresh(tx.db, now);
    await storeRefreshToken(tx, session, token);
    await writeAudit(
      { ...tx, actor: await actorOf(tx, user, session.id) },
      {
        action: 'session.login',
        detail: { replaced, second, knownDevice: knownDevice(tx, user.email, deviceCookie) !== null },
      },
    );
    return issueTokens(tx, { user, session }, token);
  });
}
