import { documentList, listedFilesIn } from '@fundfront/content-model/richText';
import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { htmlAttributes } from '../nodes/attributes.ts';
import { DocumentListView } from './DocumentListView.tsx';
import { filesOf } from './files.ts';

/** Files by id, in order: names, sizes and addresses are those of the day on which the page is looked at. */
export const DocumentList = Node.create({
  name: 'documentList',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    ...htmlAttributes('data-block'),
    files: {
      default: [],
      rendered: false,
      parseHTML: (element: Element) => listedFilesIn(element.innerHTML),
    },
  }),
  parseHTML: () => [
    {
      tag: 'ul[data-block="documents"]',
      priority: 60,
      getAttrs: (element) => (documentList().exec(element.outerHTML)?.[0] === element.outerHTML ? null : false),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'ul',
    { ...HTMLAttributes, 'data-block': 'documents' },
    ...filesOf(node.attrs.files).map(({ kind, id }) => ['li', { [`data-${kind}`]: id }]),
  ],
  addNodeView: () => ReactNodeViewRenderer(DocumentListView),
});
