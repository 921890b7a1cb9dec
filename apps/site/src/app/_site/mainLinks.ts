import type { MenuEntry } from '../../content/menu/getMenu.ts';
import type { PageLink } from '../../content/page.ts';

/** The first level of the menu as links to go on from. */
export function mainLinks(menu: readonly MenuEntry[]): PageLink[] {
  return menu.flatMap(({ title, href, external }) =>
    href === null || external ? [] : [{ title, path: href, summary: null }],
  );
}
