import { directionOf, isSafeLink, type Locale } from '@fundfront/content-model';
import { headingLevels } from '@fundfront/content-model/richText';
import { createDocument, EditorContent, useEditor } from '@tiptap/react';
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

/** Nothing that the allow-list of the content model would take out again. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [...headingLevels] },
    link: {
      openOnClick: false,
      isAllowedUri: (url) => isSafeLink(url),
      // The API adds both as the target needs them.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];

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

  // A restored version, another person's copy or what the API made of the text arrives from outside. Typing must not
  // cause a reset, nor a save move the cursor.
  useEffect(() => {
    if (!editor || (editor.isEmpty ? '' : editor.getHTML()) === value) return;
    if (editor.state.doc.eq(createDocument(value, editor.schema))) return;
    const { from, to } = editor.state.selection;
    editor.chain().setContent(value, { emitUpdate: false }).setTextSelection({ from, to }).run();
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
