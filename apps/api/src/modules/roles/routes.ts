import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { deleteRole } from './deleteRole.ts';
import { listRoles } from './listRoles.ts';
import { createRole, updateRole } from './saveRole.ts';

export function roleRoutes(app: App): void {
  route(app, calls.listRoles, ({ ctx }) => listRoles({ ctx }));
  route(app, calls.createRole, ({ ctx, body }) => createRole({ ctx, input: body }));
  route(app, calls.updateRole, ({ ctx, params, body }) => updateRole({ ctx, input: { ...body, id: params.id } }));
  route(app, calls.deleteRole, ({ ctx, params }) => deleteRole({ ctx, input: params }));
}
