import { directionOf, isSafeLink, type Locale } from '@fundfront/content-model';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import * as styles from './RichTextEditor.css.ts';
import { Toolbar } from './Toolbar.tsx';

interface RichTextEditorProps {
  id: string;
  label: string;
  describedBy: string | undefined;
  invalid: boolean;
  locale: Locale;
  disabled: boolean;
  /** HTML; empty for nothing. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      // What the site would not show cannot be typed in either.
      isAllowedUri: (url) => isSafeLink(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];

/** Formatted text: headings, lists, quotes, links. Direction follows each paragraph's own words. */
export function RichTextEditor({
  id,
  label,
  describedBy,
  invalid,
  locale,
  disabled,
  value,
  onChange,
  onBlur,
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    textDirection: 'auto',
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        lang: locale,
        dir: directionOf(locale),
        class: styles.text,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur,
  });

  // A restored version or the other's copy arrives from outside; typing must not be answered with a reset.
  useEffect(() => {
    if (!editor || (editor.isEmpty ? '' : editor.getHTML()) === value) return;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  return (
    <div className={styles.editor} data-invalid={invalid || undefined}>
      {editor ? <Toolbar editor={editor} label={`${label}: formatting`} /> : null}
      <EditorContent editor={editor} />
    </div>
  );
}
