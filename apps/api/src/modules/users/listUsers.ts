import type { StaffUser } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { customRoleNames } from '../roles/queries.ts';
import { usersWithSecondStep } from '../secondStep/queries.ts';
import { allUsers } from './queries.ts';
import { staffUser } from './staffUser.ts';

export async function listUsers({ ctx }: { ctx: Ctx }): Promise<StaffUser[]> {
  assertCan(ctx.actor, 'users.manage');
  const twoStep = await usersWithSecondStep(ctx.db);
  const customRoles = await customRoleNames(ctx.db);
  return (await allUsers(ctx.db)).map((user) =>
    staffUser(user, { totp: twoStep.has(user.id), customRoles: customRoles.get(user.id) ?? [] }),
  );
}
