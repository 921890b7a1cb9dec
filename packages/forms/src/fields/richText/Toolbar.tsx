import { headingLevels } from '@fundfront/content-model/richText';
import { Bold, Bullets, Heading2, Heading3, Italic, Link, Numbers, Quote, Redo, Undo } from '@fundfront/ui/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { LinkRow } from './LinkRow.tsx';
import * as styles from './RichTextEditor.css.ts';

interface Tool {
  label: string;
  icon: ReactNode;
  pressed?: (editor: Editor) => boolean;
  enabled?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const [large, small] = headingLevels;

const tools: readonly Tool[] = [
  {
    label: 'Heading',
    icon: <Heading2 />,
    pressed: (editor) => editor.isActive('heading', { level: large }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: large }).run(),
  },
  {
    label: 'Smaller heading',
    icon: <Heading3 />,
    pressed: (editor) => editor.isActive('heading', { level: small }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: small }).run(),
  },
  {
    label: 'Bold',
    icon: <Bold />,
    pressed: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: <Italic />,
    pressed: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Bullets',
    icon: <Bullets />,
    pressed: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbers',
    icon: <Numbers />,
    pressed: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quotation',
    icon: <Quote />,
    pressed: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Undo',
    icon: <Undo />,
    enabled: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: 'Redo',
    icon: <Redo />,
    enabled: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

/** ARIA toolbar pattern: arrow keys move along it, Tab leaves it. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const forward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction === 'ltr');
  buttons.at((at + (forward ? 1 : -1)) % buttons.length)?.focus();
  event.preventDefault();
}

export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const [linking, setLinking] = useState(false);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.map((tool) => ({ pressed: tool.pressed?.(now) ?? null, enabled: tool.enabled?.(now) ?? true })),
      link: now.isActive('link'),
    }),
  });
  return (
    <>
      <div role="toolbar" aria-label={label} className={styles.toolbar} onKeyDown={moveFocus}>
        {tools.map((tool, index) => (
          <button
            key={tool.label}
            type="button"
            className={styles.tool}
            aria-label={tool.label}
            title={tool.label}
            aria-pressed={states.tools[index]?.pressed ?? undefined}
            disabled={!states.tools[index]?.enabled}
            onClick={() => tool.run(editor)}
          >
            {tool.icon}
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          aria-label="Link"
          title="Link"
          aria-pressed={states.link}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          <Link />
        </button>
      </div>
      {linking ? <LinkRow editor={editor} onDone={() => setLinking(false)} /> : null}
    </>
  );
}
