import { isFundFigureName } from '@fundfront/content-model/fundFigures';
import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { htmlAttributes } from '../nodes/attributes.ts';
import { FundFigureView } from './FundFigureView.tsx';

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: Element) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) => {
    const value = attributes[name === 'data-entry' ? 'entry' : 'figure'];
    return value === null ? {} : { [name]: value };
  },
});

/** Of one fund: only what and whose is stored, its value comes from the data. */
export const FundFigure = Node.create({
  name: 'fundFigure',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    ...htmlAttributes('data-fund-figure', 'data-entry'),
    figure: attribute('data-fund-figure'),
    entry: attribute('data-entry'),
  }),
  parseHTML: () => [
    {
      tag: 'span[data-fund-figure]',
      priority: 60,
      getAttrs: (element) =>
        isFundFigureName(element.getAttribute('data-fund-figure')) && !element.hasChildNodes() ? null : false,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(FundFigureView, { as: 'span' }),
});
