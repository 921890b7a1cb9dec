import { randomBytes } from 'node:crypto';
import type { Role } from '@fundfront/content-model';
import type { StaffUser } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { assertStrong } from '../password/assertStrong.ts';
import { enqueuePasswordMail } from '../password/passwordMail.ts';
import { hashPassword } from '../session/passwords.ts';
import { customRolesHeld, giveCustomRoles } from './giveCustomRoles.ts';
import { addUser } from './queries.ts';
import { staffUser } from './staffUser.ts';

interface NewStaff {
  email: string;
  firstName: string;
  lastName: string;
  roles: Role[];
  /** By id. */
  customRoles: string[];
  /** Without one the person is invited by mail. */
  password?: string | undefined;
}

/** VALIDATION where the e-mail has an account already, or the password is weak. */
export async function createUser({ ctx, input }: { ctx: Ctx; input: NewStaff }): Promise<StaffUser> {
  assertCan(ctx.actor, 'users.manage');
  const { password, customRoles: given, ...person } = input;
  if (password !== undefined) await assertStrong(password, person);
  const passwordHash = await hashPassword(password ?? randomBytes(32).toString('base64url'));
  return inTransaction(ctx, async (tx) => {
    const createdAt = tx.ports.clock.now();
    const user = await addUser(tx.db, { ...person, passwordHash, state: 'active', createdAt });
    if (!user) {
      const message = 'Somebody has an account with this e-mail';
      throw new AppError('VALIDATION', `${message}.`, { fields: [{ path: 'email', message }] });
    }
    await giveCustomRoles(tx, user.id, given);
    const customRoles = await customRolesHeld(tx, user.id);
    if (password === undefined) await enqueuePasswordMail(tx, user, 'invite');
    await writeAudit(tx, { action: 'user.create', detail: { userId: user.id, roles: user.roles, customRoles } });
    return staffUser(user, { totp: false, customRoles });
  });
}
