import { type Callout, headingLevels } from '@fundfront/content-model/richText';
import {
  Bullets,
  Chart,
  Code,
  Definitions,
  Divider,
  FileText,
  Globe,
  Heading2,
  Heading3,
  Help,
  Info,
  Link,
  Numbers,
  Paragraph,
  Picture,
  Quote,
  TableGrid,
  Warning,
} from '@fundfront/ui/icons';
import type { Editor, JSONContent } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { Panels } from './panels.ts';

export interface BlockCommand {
  id: string;
  label: string;
  /** Found by these words too. */
  words: string;
  icon: ReactNode;
  /** Typed at the start of a paragraph, it does the same. */
  typed?: string;
  run: (editor: Editor, panels: Panels) => void;
}

const [large, small, fourth] = headingLevels;
const paragraph: JSONContent = { type: 'paragraph' };
const headerCell: JSONContent = { type: 'tableHeader', attrs: { scope: 'col' }, content: [paragraph] };
const cell: JSONContent = { type: 'tableCell', content: [paragraph] };
const rowOf = (one: JSONContent): JSONContent => ({ type: 'tableRow', content: [one, one, one] });

/** The cursor comes to the first place inside that takes words. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const { $from } = editor.state.selection;
  const replaced = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  const range = replaced ? { from: $from.before(), to: $from.after() } : { from: $from.after(), to: $from.after() };
  editor.chain().focus().insertContentAt(range, block).run();
  let inside: number | undefined;
  const { doc } = editor.state;
  doc.nodesBetween(range.from, Math.min(range.from + 8, doc.content.size), (node, position) => {
    if (node.isTextblock && position >= range.from) inside ??= position + 1;
  });
  if (inside !== undefined) editor.chain().setTextSelection(inside).focus().run();
}

const callout = (kind: Callout): JSONContent => ({
  type: 'division',
  attrs: { attributes: { 'data-callout': kind } },
  content: [paragraph],
});

export const blockCommands: readonly BlockCommand[] = [
  {
    id: 'heading',
    label: 'Heading',
    words: 'title h2',
    icon: <Heading2 />,
    typed: '##',
    run: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level: large }).run(),
  },
  {
    id: 'subheading',
    label: 'Smaller heading',
    words: 'title h3 subheading',
    icon: <Heading3 />,
    typed: '###',
    run: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level: small }).run(),
  },
  {
    id: 'minor',
    label: 'Smallest heading',
    words: 'title h4',
    icon: <Heading3 />,
    typed: '####',
    run: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level: fourth }).run(),
  },
  {
    id: 'text',
    label: 'Plain text',
    words: 'paragraph',
    icon: <Paragraph />,
    run: (editor) => editor.chain().focus().setNode('paragraph').run(),
  },
  {
    id: 'bullets',
    label: 'Bullets',
    words: 'list unordered',
    icon: <Bullets />,
    typed: '-',
    run: (editor) => editor.chain().focus().toggleList('bulletList', 'listItem').run(),
  },
  {
    id: 'numbers',
    label: 'Numbers',
    words: 'list ordered steps',
    icon: <Numbers />,
    typed: '1.',
    run: (editor) => editor.chain().focus().toggleList('orderedList', 'listItem').run(),
  },
  {
    id: 'table',
    label: 'Table',
    words: 'grid rows columns',
    icon: <TableGrid />,
    run: (editor) => insertBlock(editor, { type: 'table', content: [rowOf(headerCell), rowOf(cell), rowOf(cell)] }),
  },
  {
    id: 'picture',
    label: 'Picture',
    words: 'image photo media',
    icon: <Picture />,
    run: (_editor, panels) => panels.open('picture'),
  },
  {
    id: 'figure',
    label: 'Fund figure',
    words: 'nav price offer redemption return ytd number',
    icon: <Chart />,
    run: (_editor, panels) => panels.open('figure'),
  },
  {
    id: 'documents',
    label: 'Document list',
    words: 'files downloads pdf media',
    icon: <FileText />,
    run: (_editor, panels) => panels.open('documents'),
  },
  {
    id: 'questions',
    label: 'Questions and answers',
    words: 'faq accordion disclosure details',
    icon: <Help />,
    run: (editor) =>
      insertBlock(editor, {
        type: 'questions',
        content: [{ type: 'question', content: [{ type: 'questionTitle' }, paragraph] }],
      }),
  },
  {
    id: 'embed',
    label: 'Embed',
    words: 'video youtube map place iframe',
    icon: <Globe />,
    run: (_editor, panels) => panels.open('embed'),
  },
  {
    id: 'note',
    label: 'Callout: good to know',
    words: 'note info box',
    icon: <Info />,
    run: (editor) => insertBlock(editor, callout('note')),
  },
  {
    id: 'warning',
    label: 'Callout: warning',
    words: 'risk caution box',
    icon: <Warning />,
    run: (editor) => insertBlock(editor, callout('warning')),
  },
  {
    id: 'quote',
    label: 'Quotation',
    words: 'blockquote cite',
    icon: <Quote />,
    typed: '>',
    run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
  },
  {
    id: 'definitions',
    label: 'Terms and meanings',
    words: 'definition list dl glossary',
    icon: <Definitions />,
    run: (editor) =>
      insertBlock(editor, {
        type: 'definitionList',
        content: [{ type: 'definitionTerm' }, { type: 'definition', content: [paragraph] }],
      }),
  },
  {
    id: 'code',
    label: 'Fixed width',
    words: 'preformatted pre formula code',
    icon: <Code />,
    run: (editor) => editor.chain().focus().toggleNode('preformatted', 'paragraph').run(),
  },
  {
    id: 'divider',
    label: 'Dividing line',
    words: 'hr rule separator',
    icon: <Divider />,
    run: (editor) => insertBlock(editor, { type: 'horizontalRule' }),
  },
  {
    id: 'link',
    label: 'Link',
    words: 'url address page document',
    icon: <Link />,
    run: (_editor, panels) => panels.open('link'),
  },
];

/** Those whose every word of the query begins one of theirs; those found by their label come first. */
export function findCommands(query: string): readonly BlockCommand[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (text: string) =>
    wanted.every((each) =>
      text
        .toLowerCase()
        .split(/\W+/)
        .some((word) => word.startsWith(each)),
    );
  const byLabel = blockCommands.filter(({ label }) => matches(label));
  return [...byLabel, ...blockCommands.filter((one) => !byLabel.includes(one) && matches(`${one.label} ${one.words}`))];
}
