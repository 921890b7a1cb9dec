import { inertBody } from '@fundfront/ui/trustedHtml';
import type { JSONContent } from '@tiptap/core';
import { type Schema, DOMParser as TextParser } from '@tiptap/pm/model';
import { holdsBlocks, isInline } from '../nodes/attributes.ts';
import { canonicalHtml } from './canonical.ts';
import { toHtml } from './toHtml.ts';

const takesText = ['body', 'blockquote', 'dd', 'details', 'div', 'figure', 'li', 'td', 'th'];

const isBlank = (node: Node) => node.nodeType === Node.TEXT_NODE && /^[ \t\r\n\f]*$/.test(node.textContent ?? '');
const isWords = (node: Node) => node.nodeType === Node.TEXT_NODE || isInline(node);

/** Words that stand beside blocks get a paragraph, marked so that it can be taken away again. */
function wrapBareWords(parent: Element): void {
  for (const child of [...parent.children]) if (!isInline(child)) wrapBareWords(child);
  for (const paragraph of parent.querySelectorAll(':scope > p')) paragraph.setAttribute('data-written', 'p');
  // The words of an embed are its name, and no paragraph.
  if (parent.hasAttribute('data-embed') && !holdsBlocks(parent)) return;
  const preformatted = parent.localName === 'pre' && holdsBlocks(parent);
  if (!preformatted && !takesText.includes(parent.localName)) return;
  let run: Node[] = [];
  const close = () => {
    const [first] = run;
    if (first && (preformatted || !run.every(isBlank))) {
      const paragraph = parent.ownerDocument.createElement('p');
      paragraph.setAttribute('data-written', 'bare');
      parent.insertBefore(paragraph, first);
      paragraph.append(...run);
    }
    run = [];
  };
  for (const child of [...parent.childNodes]) {
    if (isWords(child)) run.push(child);
    else close();
  }
  close();
}

function unmarked(block: Element): string {
  const holder = inertBody('');
  holder.append(block.cloneNode(true));
  for (const paragraph of holder.querySelectorAll('[data-written]')) {
    if (paragraph.getAttribute('data-written') === 'bare') paragraph.replaceWith(...paragraph.childNodes);
    else paragraph.removeAttribute('data-written');
  }
  return holder.innerHTML;
}

/** Each block as the editor understands it; one that it could not write again as it was is kept as it is. */
export function parseRichText(html: string, schema: Schema): JSONContent {
  const parser = TextParser.fromSchema(schema);
  const body = inertBody(html);
  wrapBareWords(body);
  const content = [...body.children].flatMap((block): JSONContent[] => {
    const stored = unmarked(block);
    const holder = body.ownerDocument.createElement('div');
    holder.append(block.cloneNode(true));
    const parsed = parser.parse(holder);
    if (canonicalHtml(toHtml(parsed)) === canonicalHtml(stored)) return parsed.children.map((node) => node.toJSON());
    return [{ type: 'rawHtml', attrs: { html: stored } }];
  });
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}
