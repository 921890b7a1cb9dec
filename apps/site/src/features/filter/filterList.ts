import { fold } from '@fundfront/content-model/fold';
import { typingErrors } from '@fundfront/content-model/typos';

const folded = new WeakMap<Element, string>();

/** The end of one element and the beginning of the next are two words. */
function textOf(item: Element): string {
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' ');
}

function foldedText(item: Element): string {
  const known = folded.get(item) ?? fold(textOf(item));
  folded.set(item, known);
  return known;
}

const holds = (text: string, term: string) => ` ${text}`.includes(` ${term}`);

const holdsMistyped = (text: string, term: string) =>
  holds(text, term) || text.split(' ').some((word) => typingErrors(term, word) !== undefined);

/**
 * Leaves only the items (`data-filter-item`) in which words begin with every word of a search, where there are none those
 * with words nearly like them, and the groups (`data-filter-group`) that still have one.
 * @returns how many items are left
 */
export function filterList(list: ParentNode, search: string): number {
  const terms = fold(search).split(' ').filter(Boolean);
  const items = [...list.querySelectorAll<HTMLElement>('[data-filter-item]')];
  const passing = (test: typeof holds) =>
    new Set(items.filter((item) => terms.every((term) => test(foldedText(item), term))));
  const exact = passing(holds);
  const left = exact.size > 0 ? exact : passing(holdsMistyped);
  for (const item of items) item.hidden = !left.has(item);
  for (const group of list.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    group.hidden = group.querySelector('[data-filter-item]:not([hidden])') === null;
  }
  return left.size;
}
