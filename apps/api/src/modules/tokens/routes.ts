import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { createToken } from './createToken.ts';
import { listTokens } from './listTokens.ts';
import { revokeToken } from './revokeToken.ts';

export function tokenRoutes(app: App): void {
  route(app, calls.listReadTokens, ({ ctx }) => listTokens({ ctx }));
  route(app, calls.createReadToken, ({ ctx, body }) => createToken({ ctx, input: body }));
  route(app, calls.revokeReadToken, ({ ctx, params }) => revokeToken({ ctx, input: params }));
}
