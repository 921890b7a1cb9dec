import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { createUser } from './createUser.ts';
import { listUsers } from './listUsers.ts';
import { updateUser } from './updateUser.ts';

export function usersRoutes(app: App): void {
  route(app, calls.listUsers, ({ ctx }) => listUsers({ ctx }));
  route(app, calls.createUser, ({ ctx, body }) => createUser({ ctx, input: body }));
  route(app, calls.updateUser, ({ ctx, params, body }) => updateUser({ ctx, input: { ...body, id: params.id } }));
}
