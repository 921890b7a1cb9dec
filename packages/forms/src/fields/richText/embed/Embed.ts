import { embedOf } from '@fundfront/content-model/embeds';
import { Node } from '@tiptap/core';
import { holdsBlocks, htmlAttributes } from '../nodes/attributes.ts';
import * as styles from './embed.css.ts';

/** A heading that says what it is, over the words that name it. Nothing of the host is loaded here either. */
function viewOf(value: string) {
  const embed = embedOf(value);
  const dom = document.createElement('div');
  dom.className = styles.block;
  const note = document.createElement('p');
  note.className = styles.note;
  note.contentEditable = 'false';
  note.lang = 'en';
  note.dir = 'ltr';
  note.textContent = embed
    ? `${embed.provider.label}, ${embed.provider.kind}: ${embed.id}. Visitors read these words and press to load it.`
    : 'Not on the list of what can be embedded';
  const contentDOM = document.createElement('div');
  dom.append(note, contentDOM);
  return { dom, contentDOM };
}

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
  addNodeView: () => {
    return ({ node }) => viewOf(String(node.attrs.embed));
  },
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
