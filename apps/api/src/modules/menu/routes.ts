import { adminNavigation } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { editableMenu } from './editableMenu.ts';
import { menuTree } from './menuTree.ts';

export function menuRoutes(app: App): void {
  route(app, calls.mainMenu, ({ ctx }) => menuTree({ ctx, menu: 'main' }));
  route(app, calls.urduMenu, ({ ctx }) => menuTree({ ctx, menu: 'urdu' }));
  route(app, calls.editableMenu, ({ ctx, params }) => editableMenu({ ctx, menu: params.menu }));
  route(app, calls.adminMenu, async ({ ctx }) => {
    const items = await menuTree({ ctx, menu: 'admin' });
    const results = items.length > 0 ? items : adminNavigation;
    return { results: results.map(({ title, url }) => ({ title, url })) };
  });
}
