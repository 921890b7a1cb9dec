import { fold } from '@fundfront/content-model/fold';

const folded = new WeakMap<Element, string>();

function foldedText(item: Element): string {
  const known = folded.get(item) ?? fold(item.textContent);
  folded.set(item, known);
  return known;
}

/**
 * Leaves only the items (`data-filter-item`) that hold every word of a search, and the groups (`data-filter-group`)
 * that still have one.
 * @returns how many items are left
 */
export function filterList(list: ParentNode, search: string): number {
  const terms = fold(search).split(' ').filter(Boolean);
  let left = 0;
  for (const item of list.querySelectorAll<HTMLElement>('[data-filter-item]')) {
    item.hidden = !terms.every((word) => foldedText(item).includes(word));
    if (!item.hidden) left += 1;
  }
  for (const group of list.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    group.hidden = group.querySelector('[data-filter-item]:not([hidden])') === null;
  }
  return left;
}
