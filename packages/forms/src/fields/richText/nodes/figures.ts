import { isMediaPath } from '@fundfront/content-model';
import { Node } from '@tiptap/core';
import { htmlAttributes, same } from './attributes.ts';

const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    ...htmlAttributes('src', 'alt', 'width', 'height'),
    src: same('src'),
    alt: same('alt'),
    width: same('width'),
    height: same('height'),
  }),
  parseHTML: () => [
    { tag: 'img', getAttrs: (element) => (isMediaPath(element.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figureCaption? block+ figureCaption?',
  defining: true,
  isolating: true,
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

const FigureCaption = Node.create({
  name: 'figureCaption',
  content: 'inline*',
  defining: true,
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { $from } = this.editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        const below = $from.after(-1);
        return this.editor
          .chain()
          .insertContentAt(below, { type: 'paragraph' })
          .setTextSelection(below + 1)
          .run();
      },
    };
  },
});

export const figures = [Picture, Figure, FigureCaption];
