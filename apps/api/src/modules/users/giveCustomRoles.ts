import type { StaffUser } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { countExisting, customRolesOf, lockRoles, setCustomRoles } from '../roles/queries.ts';

export async function customRolesHeld(ctx: Ctx, userId: string): Promise<StaffUser['customRoles']> {
  return (await customRolesOf(ctx.db, userId)).map(({ id, name }) => ({ id, name }));
}

/** In place of those that the person holds. Throws VALIDATION for a role that is gone. */
export async function giveCustomRoles(tx: Ctx, userId: string, ids: readonly string[]): Promise<void> {
  await lockRoles(tx.db);
  if ((await countExisting(tx.db, ids)) < ids.length) {
    const message = 'One of these roles was deleted meanwhile. Look at the roles again';
    throw new AppError('VALIDATION', `${message}.`, { fields: [{ path: 'customRoles', message }] });
  }
  await setCustomRoles(tx.db, userId, ids);
}
