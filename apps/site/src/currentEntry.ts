/** Where an entry of the menu leads by itself, and where its panel does. */
export interface EntryAddresses {
  id: string;
  href: string | null;
  inside: readonly (string | null)[];
}

/** Stands in a header that is for all pages for the address of each in the other language. */
export const anyAlternate = '{alternate}';

/** Length of the address that matches; 0 for none. */
function closeness(href: string | null, path: string, home: string): number {
  if (href === null) return 0;
  const below = href !== home && path.startsWith(`${href}/`);
  return below || path === href ? href.length : 0;
}

/**
 * The closest address wins, an entry's own before those of its panel. Every page is below home, which matches only
 * itself.
 * @returns the id of an entry
 */
export function currentEntry(entries: readonly EntryAddresses[], path: string, home: string): string | null {
  let best: { id: string | null; closeness: number } = { id: null, closeness: 0 };
  for (const { id, href, inside } of entries) {
    const own = closeness(href, path, home);
    const closest = Math.max(own + (own > 0 ? 0.5 : 0), ...inside.map((each) => closeness(each, path, home)));
    if (closest > best.closeness) best = { id, closeness: closest };
  }
  return best.id;
}
