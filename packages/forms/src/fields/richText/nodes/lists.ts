import { Node, wrappingInputRule } from '@tiptap/core';
import { htmlAttributes, same } from './attributes.ts';

const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
      Backspace: () => {
        const { empty, $from } = this.editor.state.selection;
        const first = empty && $from.parentOffset === 0 && $from.index(-1) === 0;
        return first && $from.node(-1)?.type === this.type && this.editor.commands.liftListItem(this.name);
      },
    };
  },
});

const BulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: ({ HTMLAttributes }) => ['ul', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => this.editor.commands.toggleList(this.name, 'listItem') };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*([-+*])\s$/, type: this.type })];
  },
});

const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({ ...htmlAttributes('start'), start: same('start') }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList(this.name, 'listItem') };
  },
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,4})[.)]\s$/,
        type: this.type,
        getAttributes: ([, start]) => ({ start: start === '1' ? null : start }),
      }),
    ];
  },
});

const DefinitionList = Node.create({
  name: 'definitionList',
  group: 'block',
  content: '(definitionTerm | definition)+',
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: ({ HTMLAttributes }) => ['dl', HTMLAttributes, 0],
});

const DefinitionTerm = Node.create({
  name: 'definitionTerm',
  content: 'inline*',
  defining: true,
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: ({ HTMLAttributes }) => ['dt', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { $from, empty } = this.editor.state.selection;
        if (!empty || $from.parent.type !== this.type) return false;
        if ($from.parent.content.size === 0) return this.editor.commands.leaveDefinitionList();
        const after = $from.after();
        return this.editor
          .chain()
          .insertContentAt(after, { type: 'definition', content: [{ type: 'paragraph' }] })
          .setTextSelection(after + 2)
          .run();
      },
    };
  },
});

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    definitionList: {
      /** Takes an empty term out of its list and goes on below with a paragraph. */
      leaveDefinitionList: () => ReturnType;
    };
  }
}

const Definition = Node.create({
  name: 'definition',
  content: 'block+',
  defining: true,
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: ({ HTMLAttributes }) => ['dd', HTMLAttributes, 0],
  addCommands: () => ({
    leaveDefinitionList:
      () =>
      ({ state, chain }) => {
        const { $from } = state.selection;
        const list = $from.node(-1);
        const range =
          list.childCount === 1
            ? { from: $from.before(-1), to: $from.after(-1) }
            : { from: $from.before(), to: $from.after() };
        const below = list.childCount === 1 ? range.from : $from.after(-1) - (range.to - range.from);
        return chain()
          .deleteRange(range)
          .insertContentAt(below, { type: 'paragraph' })
          .setTextSelection(below + 1)
          .run();
      },
  }),
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { $from, empty } = this.editor.state.selection;
        if (!empty || $from.node(-1)?.type !== this.type || $from.parentOffset < $from.parent.content.size)
          return false;
        const after = $from.after(-1);
        return this.editor
          .chain()
          .insertContentAt(after, { type: 'definitionTerm' })
          .setTextSelection(after + 1)
          .run();
      },
    };
  },
});

export const lists = [ListItem, BulletList, OrderedList, DefinitionList, DefinitionTerm, Definition];
