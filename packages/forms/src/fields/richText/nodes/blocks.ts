import { headingLevels } from '@fundfront/content-model/richText';
import { Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import { holdsBlocks, htmlAttributes } from './attributes.ts';

const Document = Node.create({ name: 'doc', topNode: true, content: 'block+' });
const Text = Node.create({ name: 'text', group: 'inline' });

/**
 * `written` says how it stood in the stored text: as an element, or bare inside its parent. Null for what was typed
 * here, which is written as its place asks for.
 */
const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1_000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({
    ...htmlAttributes(),
    written: {
      default: null,
      keepOnSplit: false,
      parseHTML: (element: Element) => element.getAttribute('data-written'),
      renderHTML: ({ written }: Record<string, unknown>) => (written === null ? {} : { 'data-written': written }),
    },
  }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode(this.name) };
  },
});

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    ...htmlAttributes(),
    level: {
      default: headingLevels[0],
      rendered: false,
      parseHTML: (element: Element) => Number(element.localName.slice(1)),
    },
  }),
  parseHTML: () => headingLevels.map((level) => ({ tag: `h${level}` })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
  addKeyboardShortcuts() {
    const keys = headingLevels.map((level): [string, () => boolean] => [
      `Mod-Alt-${level}`,
      () => this.editor.commands.toggleNode(this.name, 'paragraph', { level }),
    ]);
    return Object.fromEntries(keys);
  },
  addInputRules() {
    return headingLevels.map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^(#{${level}})\\s$`), type: this.type, getAttributes: { level } }),
    );
  },
});

const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap(this.name) };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

/** Also a callout, by `data-callout`. */
const Division = Node.create({
  name: 'division',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'div' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'inline*',
  code: true,
  defining: true,
  whitespace: 'pre',
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
});

/** HTML asks for words alone in `pre`, yet bodies of older systems hold paragraphs in it, which browsers show. */
const PreformattedBlocks = Node.create({
  name: 'preformattedBlocks',
  group: 'block',
  content: 'block+',
  defining: true,
  whitespace: 'pre',
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [
    { tag: 'pre', priority: 60, preserveWhitespace: 'full', getAttrs: (element) => holdsBlocks(element) && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
});

const HorizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ HTMLAttributes }) => ['hr', HTMLAttributes],
});

const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: ({ HTMLAttributes }) => ['br', HTMLAttributes],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

export const blocks = [
  Document,
  Text,
  Paragraph,
  Heading,
  Blockquote,
  Division,
  Preformatted,
  PreformattedBlocks,
  HorizontalRule,
  HardBreak,
];
