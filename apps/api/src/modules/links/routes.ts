import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { searchLinks } from './searchLinks.ts';

export function linkRoutes(app: App): void {
  route(app, calls.searchLinks, ({ ctx, query }) => searchLinks({ ctx, ...query }));
}
