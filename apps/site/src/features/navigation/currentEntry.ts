import type { MenuEntry, MenuLink } from '../../content/menu/getMenu.ts';

const hrefs = (links: readonly MenuLink[]): (string | null)[] =>
  links.flatMap((link) => [link.href, ...hrefs(link.children)]);

/** Length of the address that matches; 0 for none. */
function closeness(href: string | null, path: string, home: string): number {
  if (href === null) return 0;
  const below = href !== home && path.startsWith(`${href}/`);
  return below || path === href ? href.length : 0;
}

/**
 * The closest address wins, an entry's own before those of its panel. Every page is below home, which matches only
 * itself.
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
