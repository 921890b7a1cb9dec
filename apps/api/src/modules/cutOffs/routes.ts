import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { getCutOffs } from './getCutOffs.ts';

export function cutOffRoutes(app: App): void {
  route(app, calls.getCutOffs, ({ ctx, query }) => getCutOffs({ ctx, input: query }));
}
