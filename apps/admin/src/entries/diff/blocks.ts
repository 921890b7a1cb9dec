import { inertBody } from '@fundfront/ui/trustedHtml';
import { nameBlocks } from '../blockNames.ts';

/** A paragraph, heading or list item has one cell, a row of a table one for each cell, a picture its address and words. */
export interface Block {
  kind: 'text' | 'row' | 'picture';
  cells: readonly string[];
}

const containers = new Set(
  'body div ul ol dl table thead tbody tfoot blockquote section article figure details aside'.split(' '),
);
const lists = 'ul, ol, dl';

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A link's target is a change as much as its words. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const nested of copy.querySelectorAll(lists)) nested.remove();
  for (const link of copy.querySelectorAll('a[href]')) link.append(` [${link.getAttribute('href')}]`);
  for (const line of copy.querySelectorAll('br')) line.replaceWith(' ');
  return squeezed(copy.textContent ?? '');
}

const pictureOf = (image: Element): Block => ({
  kind: 'picture',
  cells: [image.getAttribute('src') ?? '', image.getAttribute('alt') ?? ''],
});

function collect(parent: Element, blocks: Block[]): void {
  let loose = '';
  const flush = () => {
    if (squeezed(loose) !== '') blocks.push({ kind: 'text', cells: [squeezed(loose)] });
    loose = '';
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element)) {
      loose += node.textContent ?? '';
      continue;
    }
    const name = node.localName;
    const isInline = node.matches('a, b, strong, i, em, u, s, sub, sup, span, code, abbr, bdi, mark, small');
    if (isInline) {
      loose += textOf(node);
      continue;
    }
    flush();
    if (containers.has(name)) collect(node, blocks);
    else if (name === 'tr') blocks.push({ kind: 'row', cells: [...node.children].map(textOf) });
    else if (name === 'img') blocks.push(pictureOf(node));
    else {
      const text = textOf(node);
      if (text !== '') blocks.push({ kind: 'text', cells: [text] });
      for (const image of node.querySelectorAll('img')) blocks.push(pictureOf(image));
      for (const list of node.querySelectorAll(`:scope > :is(${lists})`)) collect(list, blocks);
    }
  }
  flush();
}

/** Takes sanitised HTML, and looks at its words, cells and pictures, not at how they are set. */
export function blocksOf(html: string, nameOf = (id: string) => id): Block[] {
  const blocks: Block[] = [];
  const body = inertBody(html);
  nameBlocks(body, nameOf);
  collect(body, blocks);
  return blocks;
}
