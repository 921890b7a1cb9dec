import type { Role } from '@fundfront/content-model';
import type { StaffUser } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { deletePasskeys } from '../passkeys/queries.ts';
import { assertStrong } from '../password/assertStrong.ts';
import { personById } from '../password/queries.ts';
import { hasSecondStep } from '../secondStep/queries.ts';
import { hashPassword } from '../session/passwords.ts';
import { type EndReason, endSessions } from '../session/queries.ts';
import { enqueueSecurityMail } from '../session/securityMail.ts';
import { removeTotp, removeUselessRecoveryCodes } from '../totp/queries.ts';
import { customRolesHeld, giveCustomRoles } from './giveCustomRoles.ts';
import { changeUser, hasOtherAdmin, lockUsers, type NewUser, type UserRow, userById } from './queries.ts';
import { staffUser } from './staffUser.ts';

interface UserChange {
  id: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  roles?: Role[] | undefined;
  /** By id. */
  customRoles?: string[] | undefined;
  state?: 'active' | 'disabled' | undefined;
  password?: string | undefined;
  totp?: false | undefined;
}

const isAdmin = ({ roles, state }: Pick<UserRow, 'roles' | 'state'>) => state === 'active' && roles.includes('admin');
const isSame = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

function endReason(before: UserRow, after: UserRow): EndReason | null {
  if (before.state !== after.state) return 'disabled';
  if (before.passwordHash !== after.passwordHash) return 'password';
  return isSame(before.roles, after.roles) ? null : 'roles';
}

const noAccount = () => new AppError('NOT_FOUND', 'There is no such account.');

type HeldRoles = StaffUser['customRoles'];
const idsOf = (held: HeldRoles) => held.map(({ id }) => id);

/**
 * Another password, other roles or disabling end its sessions at once. IN_USE where no administrator would be left;
 * FORBIDDEN for turning off one's own second step, which takes a code.
 */
export async function updateUser({ ctx, input }: { ctx: Ctx; input: UserChange }): Promise<StaffUser> {
  assertCan(ctx.actor, 'users.manage');
  const { id, password, totp, customRoles, ...given } = input;
  if (totp === false && ctx.actor.kind === 'user' && ctx.actor.userId === id) {
    throw new AppError('FORBIDDEN', 'Turn your own two-step sign-in off in Account Settings, with a code.');
  }
  const values: Partial<NewUser> = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (password !== undefined) {
    const owner = await personById(ctx.db, id);
    if (!owner) throw noAccount();
    await assertStrong(password, owner);
    values.passwordHash = await hashPassword(password);
  }
  return inTransaction(ctx, async (tx) => {
    await lockUsers(tx.db);
    const before = await userById(tx.db, id);
    if (!before) throw noAccount();
    if (isAdmin(before) && !isAdmin({ ...before, ...values }) && !(await hasOtherAdmin(tx.db, id))) {
      throw new AppError('IN_USE', 'This is the last administrator. Make another one first.');
    }
    const changed = Object.keys(values).map((key) => (key === 'passwordHash' ? 'password' : key));
    const after = changed.length > 0 ? await changeUser(tx.db, id, values) : before;
    if (totp === false && (await hasSecondStep(tx.db, id))) {
      await removeTotp(tx.db, id);
      await deletePasskeys(tx.db, id);
      await removeUselessRecoveryCodes(tx.db, id);
      changed.push('totp');
      await enqueueSecurityMail(tx, before, 'secondStepReset');
      await writeAudit(tx, { action: 'totp.reset', detail: { userId: id } });
    }
    const held = await customRolesHeld(tx, id);
    if (customRoles && !isSame(idsOf(held), customRoles)) {
      await giveCustomRoles(tx, id, customRoles);
      changed.push('customRoles');
    }
    const more = { totp: await hasSecondStep(tx.db, id), customRoles: await customRolesHeld(tx, id) };
    if (changed.length === 0) return staffUser(before, more);
    const reason = endReason(before, after) ?? (changed.includes('customRoles') ? 'roles' : null);
    if (reason) await endSessions(tx.db, id, reason, tx.ports.clock.now());
    const detail = { userId: id, changed, roles: after.roles, customRoles: more.customRoles, state: after.state };
    await writeAudit(tx, { action: 'user.update', detail });
    return staffUser(after, more);
  });
}
