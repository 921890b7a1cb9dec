import { type Extension, Mark, markInputRule } from '@tiptap/core';
import { htmlAttributes, isInline } from './attributes.ts';

/** How many marks an element stands in: which of two is the outer one is not changed by editing. */
const depth = {
  default: null,
  rendered: false,
  parseHTML: (element: Element) => {
    let count = 0;
    for (let up = element.parentElement; up && isInline(up); up = up.parentElement) count += 1;
    return count;
  },
};
export const nesting = { depth };

interface MarkOptions {
  name: string;
  /** The first is written for what is marked here. */
  tags: readonly [string, ...string[]];
  shortcut?: string;
  typed?: RegExp;
  /** May stand in itself, with other attributes. */
  nests?: boolean;
}

const all: readonly MarkOptions[] = [
  { name: 'bold', tags: ['strong', 'b'], shortcut: 'Mod-b', typed: /(?:^|\s)(\*\*(?!\s)([^*]+)\*\*)$/ },
  { name: 'italic', tags: ['em', 'i'], shortcut: 'Mod-i', typed: /(?:^|\s)(\*(?!\s)([^*]+)\*)$/ },
  { name: 'underline', tags: ['u'], shortcut: 'Mod-u' },
  { name: 'strike', tags: ['s'], shortcut: 'Mod-Shift-x' },
  { name: 'superscript', tags: ['sup'], shortcut: 'Mod-.' },
  { name: 'subscript', tags: ['sub'], shortcut: 'Mod-,' },
  { name: 'highlight', tags: ['mark'] },
  { name: 'small', tags: ['small'] },
  { name: 'code', tags: ['code'], shortcut: 'Mod-e', typed: /(?:^|\s)(`([^`]+)`)$/ },
  { name: 'abbreviation', tags: ['abbr'], nests: true },
  { name: 'span', tags: ['span'], nests: true },
  { name: 'isolate', tags: ['bdi'], nests: true },
  { name: 'override', tags: ['bdo'], nests: true },
];

const markOf = ({ name, tags, shortcut, typed, nests }: MarkOptions) =>
  Mark.create({
    name,
    ...(nests && { excludes: '' }),
    addAttributes: () => ({
      ...htmlAttributes(),
      ...nesting,
      tag: { default: tags[0], rendered: false, parseHTML: (element: Element) => element.localName },
    }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ mark, HTMLAttributes }) => [String(mark.attrs.tag), HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return shortcut ? { [shortcut]: () => this.editor.commands.toggleMark(name) } : {};
    },
    addInputRules() {
      return typed ? [markInputRule({ find: typed, type: this.type })] : [];
    },
  });

export const marks: readonly (Mark | Extension)[] = all.map(markOf);
