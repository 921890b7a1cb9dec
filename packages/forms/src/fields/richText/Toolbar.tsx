import { Menu } from '@fundfront/ui/components/Menu';
import {
  Bold,
  Code,
  Highlighter,
  Italic,
  Link,
  More,
  Plus,
  Redo,
  Strike,
  Subscript,
  Superscript,
  Underline,
  Undo,
} from '@fundfront/ui/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { blockCommands } from './blockCommands.tsx';
import type { Panels } from './panels.ts';
import * as styles from './RichTextEditor.css.ts';
import { useRovingStop } from './useRovingStop.ts';

const TableBar = lazy(async () => ({ default: (await import('./TableBar.tsx')).TableBar }));

interface Tool {
  label: string;
  keys?: string;
  icon: ReactNode;
  pressed?: (editor: Editor) => boolean;
  enabled?: (editor: Editor) => boolean;
  run: (editor: Editor, panels: Panels) => void;
}

const active: Readonly<Record<string, (editor: Editor) => boolean>> = {
  heading: (editor) => editor.isActive('heading', { level: 2 }),
  subheading: (editor) => editor.isActive('heading', { level: 3 }),
  bullets: (editor) => editor.isActive('bulletList'),
  numbers: (editor) => editor.isActive('orderedList'),
  quote: (editor) => editor.isActive('blockquote'),
  table: (editor) => editor.isActive('table'),
  picture: (editor) => editor.isActive('picture'),
};

const blockTool = (id: string): Tool[] =>
  blockCommands
    .filter((command) => command.id === id)
    .map(({ label, icon, run }) => ({ label, icon, run, pressed: active[id] }));

const mark = (label: string, icon: ReactNode, name: string, keys?: string): Tool => ({
  label,
  icon,
  keys,
  pressed: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
});

/** The "/" that opens the menu of blocks, in an empty paragraph. */
function askForBlock(editor: Editor): void {
  const { $from } = editor.state.selection;
  const chain = editor.chain().focus();
  if ($from.parent.type.name === 'paragraph' && $from.parent.content.size === 0) chain.insertContent('/').run();
  else {
    const after = $from.depth > 0 ? $from.after(1) : editor.state.doc.content.size;
    chain
      .insertContentAt(after, { type: 'paragraph', content: [{ type: 'text', text: '/' }] })
      .setTextSelection(after + 2)
      .run();
  }
}

const tools: readonly Tool[] = [
  { label: 'Insert a block', keys: '/', icon: <Plus />, run: askForBlock },
  ...['heading', 'subheading'].flatMap(blockTool),
  mark('Bold', <Bold />, 'bold', 'Ctrl B'),
  mark('Italic', <Italic />, 'italic', 'Ctrl I'),
  ...['bullets', 'numbers', 'quote'].flatMap(blockTool),
  {
    label: 'Link',
    keys: 'Ctrl K',
    icon: <Link />,
    pressed: (editor) => editor.isActive('link'),
    run: (_editor, panels) => panels.open('link'),
  },
  ...['picture', 'table'].flatMap(blockTool),
  {
    label: 'Undo',
    keys: 'Ctrl Z',
    icon: <Undo />,
    enabled: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: 'Redo',
    keys: 'Ctrl Shift Z',
    icon: <Redo />,
    enabled: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

const moreMarks: readonly Tool[] = [
  mark('Underlined', <Underline />, 'underline', 'Ctrl U'),
  mark('Struck out', <Strike />, 'strike', 'Ctrl Shift X'),
  mark('Above the line', <Superscript />, 'superscript', 'Ctrl .'),
  mark('Below the line', <Subscript />, 'subscript', 'Ctrl ,'),
  mark('Marked', <Highlighter />, 'highlight'),
  mark('Small print', <Italic />, 'small'),
  mark('Fixed width', <Code />, 'code', 'Ctrl E'),
];

interface ToolbarProps {
  editor: Editor;
  label: string;
  panels: Panels;
}

export function Toolbar({ editor, label, panels }: ToolbarProps) {
  const roving = useRovingStop(() => editor.commands.focus());
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.map((tool) => ({ pressed: tool.pressed?.(now) ?? null, enabled: tool.enabled?.(now) ?? true })),
      inTable: now.isActive('table') ? now.state.selection.from + now.state.doc.content.size / 1e9 : null,
    }),
  });
  // Outside of a table it goes at once: it counts on one.
  const barWanted = useDeferredValue(states.inTable !== null);

  return (
    <>
      <div role="toolbar" aria-label={label} className={styles.toolbar} onKeyDown={roving.onKeyDown}>
        {tools.map((tool, index) => (
          <button
            key={tool.label}
            type="button"
            className={styles.tool}
            {...roving.buttonProps(index)}
            aria-label={tool.label}
            title={tool.keys ? `${tool.label} (${tool.keys})` : tool.label}
            aria-pressed={states.tools[index]?.pressed ?? undefined}
            aria-disabled={!states.tools[index]?.enabled}
            onClick={() => states.tools[index]?.enabled && tool.run(editor, panels)}
          >
            {tool.icon}
          </button>
        ))}
        <Menu
          label="More formatting"
          items={moreMarks.map(({ label: name, icon, keys, run }) => ({
            id: name,
            label: name,
            icon,
            shortcut: keys,
            onAction: () => run(editor, panels),
          }))}
          trigger={
            <button
              type="button"
              className={styles.tool}
              {...roving.buttonProps(tools.length)}
              aria-label="More formatting"
              title="More formatting"
            >
              <More />
            </button>
          }
        />
      </div>
      <Suspense>{barWanted && states.inTable !== null ? <TableBar editor={editor} /> : null}</Suspense>
    </>
  );
}
