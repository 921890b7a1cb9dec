import { Node } from '@tiptap/core';
import { allowedCopy } from '../html/allowedCopy.ts';
import * as styles from '../RichTextEditor.css.ts';

function viewOf(html: string): HTMLElement {
  const dom = document.createElement('div');
  dom.className = styles.raw;
  dom.contentEditable = 'false';
  const note = document.createElement('p');
  note.className = styles.rawNote;
  note.textContent = 'This part is kept exactly as it is; it can be moved or deleted, but not changed here.';
  const shown = document.createElement('div');
  shown.inert = true;
  shown.append(allowedCopy(html));
  dom.append(note, shown);
  return dom;
}

/** A part of a stored text that the editor could not write again as it was. */
export const RawHtml = Node.create({
  name: 'rawHtml',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    html: {
      default: '',
      parseHTML: (element: Element) => element.getAttribute('data-raw'),
      renderHTML: ({ html }: Record<string, unknown>) => ({ 'data-raw': html }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-raw]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView: () => {
    return ({ node }) => ({ dom: viewOf(String(node.attrs.html)), ignoreMutation: () => true });
  },
});
