import { embedOf } from '@fundfront/content-model/embeds';
import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { holdsBlocks, htmlAttributes } from '../nodes/attributes.ts';
import { EmbedView } from './EmbedView.tsx';

/** Something of a host on the list, by its id; its words are its name for visitors. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  content: 'inline*',
  defining: true,
  isolating: true,
  addAttributes: () => ({
    ...htmlAttributes('data-embed'),
    embed: {
      default: '',
      parseHTML: (element: Element) => element.getAttribute('data-embed'),
      renderHTML: ({ embed }: Record<string, unknown>) => ({ 'data-embed': embed }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-embed]',
      priority: 60,
      getAttrs: (element) =>
        embedOf(element.getAttribute('data-embed') ?? '') && !holdsBlocks(element) ? null : false,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
  addNodeView: () => ReactNodeViewRenderer(EmbedView),
  addKeyboardShortcuts() {
    const inEmbed = () => this.editor.state.selection.$from.parent.type === this.type;
    return {
      Enter: () => {
        if (!inEmbed()) return false;
        const below = this.editor.state.selection.$from.after();
        return this.editor
          .chain()
          .insertContentAt(below, { type: 'paragraph' })
          .setTextSelection(below + 1)
          .run();
      },
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection;
        return empty && inEmbed() && $from.parent.content.size === 0 && this.editor.commands.deleteNode(this.name);
      },
      Escape: () => inEmbed() && this.editor.commands.setNodeSelection(this.editor.state.selection.$from.before()),
    };
  },
});
