import type { StaffUser } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertMay } from '../../guards.ts';
import { allUsers } from './queries.ts';
import { staffUser } from './staffUser.ts';

/** Everybody with an account, by name. */
export async function listUsers({ ctx }: { ctx: Ctx }): Promise<StaffUser[]> {
  assertMay(ctx.actor, 'users.manage');
  return (await allUsers(ctx.db)).map(staffUser);
}
