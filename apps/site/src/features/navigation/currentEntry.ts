import type { MenuEntry, MenuLink } from '../../content/menu/getMenu.ts';

const hrefs = (links: readonly MenuLink[]): (string | null)[] =>
  links.flatMap((link) => [link.href, ...hrefs(link.children)]);

/** Length of an address that the page has or lies below; 0 where it is neither. */
function closeness(href: string | null, path: string, home: string): number {
  if (href === null) return 0;
  const below = href !== home && path.startsWith(`${href}/`);
  return below || path === href ? href.length : 0;
}

/**
 * The first-level entry that the page shown belongs to: the one with the closest address, its own before those that its
 * panel leads to. Everything lies below the home page, which therefore is only itself.
 */
export function currentEntry(menu: readonly MenuEntry[], path: string, home: string): MenuEntry | null {
  let best: { entry: MenuEntry | null; closeness: number } = { entry: null, closeness: 0 };
  for (const entry of menu) {
    const own = closeness(entry.href, path, home);
    const inside = entry.columns.flatMap((column) => [column.href, ...hrefs(column.links)]);
    const closest = Math.max(own + (own > 0 ? 0.5 : 0), ...inside.map((href) => closeness(href, path, home)));
    if (closest > best.closeness) best = { entry, closeness: closest };
  }
  return best.entry;
}
