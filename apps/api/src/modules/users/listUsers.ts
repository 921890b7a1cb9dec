import type { StaffUser } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { usersWithTotp } from '../totp/queries.ts';
import { allUsers } from './queries.ts';
import { staffUser } from './staffUser.ts';

export async function listUsers({ ctx }: { ctx: Ctx }): Promise<StaffUser[]> {
  assertCan(ctx.actor, 'users.manage');
  const twoStep = await usersWithTotp(ctx.db);
  return (await allUsers(ctx.db)).map((user) => staffUser(user, twoStep.has(user.id)));
}
