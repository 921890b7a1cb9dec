import { calls, type StaffUser } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { usersWithTotp } from '../totp/queries.ts';
import { createUser } from './createUser.ts';
import { allUsers } from './queries.ts';
import { staffUser } from './staffUser.ts';
import { updateUser } from './updateUser.ts';

/** Everybody with an account, by name. */
async function listUsers({ ctx }: { ctx: Ctx }): Promise<StaffUser[]> {
  assertCan(ctx.actor, 'users.manage');
  const twoStep = await usersWithTotp(ctx.db);
  return (await allUsers(ctx.db)).map((user) => staffUser(user, twoStep.has(user.id)));
}

export function usersRoutes(app: App): void {
  route(app, calls.listUsers, ({ ctx }) => listUsers({ ctx }));
  route(app, calls.createUser, ({ ctx, body }) => createUser({ ctx, input: body }));
  route(app, calls.updateUser, ({ ctx, params, body }) => updateUser({ ctx, input: { ...body, id: params.id } }));
}
