import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { createUser } from './createUser.ts';
import { allUsers } from './queries.ts';
import { staffUser } from './staffUser.ts';
import { updateUser } from './updateUser.ts';

export function usersRoutes(app: App): void {
  route(app, calls.listUsers, async ({ ctx }) => (await allUsers(ctx.db)).map(staffUser));
  route(app, calls.createUser, ({ ctx, body }) => createUser({ ctx, input: body }));
  route(app, calls.updateUser, ({ ctx, params, body }) => updateUser({ ctx, input: { ...body, id: params.id } }));
}
