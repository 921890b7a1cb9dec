import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { Env } from '../../env.ts';
import { StartupError } from '../../startupError.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { passwordProblem } from '../password/assertStrong.ts';
import { addUser, anyUser, lockUsers } from '../users/queries.ts';
import { hashPassword } from './passwords.ts';

/** `password` is null where the environment gave it: it is not shown then. */
export interface FirstAdmin {
  email: string;
  password: string | null;
}

/**
 * A generated password is shown once and stored nowhere. Null where somebody has an account. A {@link StartupError}
 * where the environment gives a weak one in production.
 */
export async function ensureFirstAdmin(ctx: Ctx, env: Env): Promise<FirstAdmin | null> {
  if (await anyUser(ctx.db)) return null;
  const email = env.ADMIN_EMAIL ?? 'admin@localhost';
  const password = env.ADMIN_PASSWORD ?? randomBytes(15).toString('base64url');
  const problem = env.ADMIN_PASSWORD === undefined ? null : await passwordProblem(env.ADMIN_PASSWORD, { email });
  if (problem !== null && env.NODE_ENV === 'production') throw new StartupError(`ADMIN_PASSWORD: ${problem}.`);
  const passwordHash = await hashPassword(password);
  const made = await inTransaction(ctx, async (tx) => {
    // Two instances may start at once on one database.
    await lockUsers(tx.db);
    if (await anyUser(tx.db)) return false;
    const user = await addUser(tx.db, {
      email,
      firstName: 'First',
      lastName: 'Administrator',
      passwordHash,
      roles: ['admin'],
      state: 'active',
      createdAt: tx.ports.clock.now(),
    });
    await writeAudit(tx, { action: 'user.create', detail: { userId: user?.id, roles: ['admin'] } });
    return true;
  });
  return made ? { email, password: env.ADMIN_PASSWORD === undefined ? password : null } : null;
}
