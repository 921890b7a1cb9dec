import { defaultLocale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { liveOfKeys } from '../live/queries.ts';
import { assertStrong } from '../password/assertStrong.ts';
import { addUser } from '../users/queries.ts';
import { countRegistration } from './attempts.ts';
import { hashPassword } from './passwords.ts';

async function registrationOpen(ctx: Ctx): Promise<boolean> {
  const [row] = await liveOfKeys(ctx.db, defaultLocale, ['settings']);
  return row?.base.registration === true;
}

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/**
 * The account waits for an administrator. FORBIDDEN while the settings do not allow it. An address that has an account
 * is answered alike, so that nobody can find out who has one.
 */
export async function register({ ctx, input }: { ctx: Ctx; input: Registration }): Promise<void> {
  if (!(await registrationOpen(ctx))) throw new AppError('FORBIDDEN', 'Registration is closed.');
  await countRegistration(ctx);
  const { password, ...person } = input;
  await assertStrong(password, person);
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    const createdAt = tx.ports.clock.now();
    const user = await addUser(tx.db, { ...person, passwordHash, roles: [], state: 'waiting', createdAt });
    if (user) await writeAudit(tx, { action: 'user.register', detail: { userId: user.id } });
  });
}
