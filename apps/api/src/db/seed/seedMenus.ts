import { type Locale, type MenuName, menus } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { addEntry } from './addEntry.ts';
import { menuItems } from './menus.ts';
import type { SeedMenuItem } from './types.ts';

async function seedItems(
  ctx: Ctx,
  menu: MenuName,
  locale: Locale,
  items: readonly SeedMenuItem[],
  parent: { id: string | null; key: string },
): Promise<void> {
  for (const [index, { children = [], isFullWidth = false, isHeading = false, title, url }] of items.entries()) {
    const slug = `${parent.key}-${index + 1}`;
    const data = { title, slug, url, menu, isFullWidth, isHeading };
    const id = await addEntry(ctx, { type: 'menuItem', locale, data, parentId: parent.id });
    await seedItems(ctx, menu, locale, children, { id, key: slug });
  }
}

export async function seedMenus(ctx: Ctx): Promise<void> {
  for (const { name, locale } of menus) await seedItems(ctx, name, locale, menuItems[name], { id: null, key: name });
}
