import { isSafeLink } from '@fundfront/content-model';
import { Mark } from '@tiptap/core';
import { htmlAttributes, same } from './attributes.ts';
import { nesting } from './marks.ts';

function isStorable(element: Element): boolean {
  const href = element.getAttribute('href')?.trim();
  return href === undefined || (href !== '' && isSafeLink(href));
}

/** `entry` is the id of a piece of content: wherever that moves, the site leads there. */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    ...htmlAttributes('href', 'title', 'target', 'data-entry'),
    ...nesting,
    href: same('href'),
    title: same('title'),
    target: same('target'),
    entry: {
      default: null,
      parseHTML: (element: Element) => element.getAttribute('data-entry'),
      renderHTML: ({ entry }: Record<string, unknown>) => (entry === null ? {} : { 'data-entry': entry }),
    },
  }),
  parseHTML: () => [{ tag: 'a', getAttrs: (element) => (isStorable(element) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});
