import { limits, slugify } from '@fundfront/content-model';

/** Leaves room for a number that tells two apart. */
const longest = limits.slugLength - 20;

/**
 * The first free slug of these names, else one with a number.
 * @param isFree whether an address with this slug may be taken
 */
export function uniqueSlug(names: readonly string[], isFree: (slug: string) => boolean): string {
  const slugs = names.map((name) => slugify(name).slice(0, longest).replace(/-+$/, '')).filter((slug) => slug !== '');
  const found = slugs.find(isFree);
  if (found) return found;
  const stem = slugs[0] ?? 'fund';
  let number = 2;
  while (!isFree(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
