import { directionOf, isSafeLink, type Locale } from '@fundfront/content-model';
import { Notice } from '@fundfront/ui/components/Notice';
import { getSchema } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { BlockMenu, type KeyHandler } from './BlockMenu.tsx';
import { canonicalHtml } from './html/canonical.ts';
import { parseRichText } from './html/parseRichText.ts';
import { toHtml } from './html/toHtml.ts';
import { extensions } from './nodes/index.ts';
import { loadTableEditing } from './nodes/tables.ts';
import { type Panel, panelOfSelection, TextContextProvider } from './panels.ts';
import { cleanPaste, leftOutText } from './paste/cleanPaste.ts';
import './proseMirror.css.ts';
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

const schema = getSchema(extensions);

const EditorPanels = lazy(async () => ({ default: (await import('./EditorPanels.tsx')).EditorPanels }));

/** An address alone becomes a link: of the selected words, or of itself. False for anything else. */
function pasteAddress({ state, dispatch }: EditorView, text: string): boolean {
  const href = text.trim();
  const { link } = state.schema.marks;
  if (!link || !/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(href) || !isSafeLink(href)) return false;
  if (state.selection.$from.parent.type.spec.code) return false;
  const { from, to, empty } = state.selection;
  const mark = link.create({ href });
  dispatch(
    empty ? state.tr.replaceSelectionWith(state.schema.text(href, [mark]), false) : state.tr.addMark(from, to, mark),
  );
  return true;
}

/** The nearest to the text: the table's, where the cursor stands in one. */
function focusToolbar(box: HTMLElement | null): boolean {
  const stops = [...(box?.querySelectorAll<HTMLElement>('[role="toolbar"] button[tabindex="0"]') ?? [])];
  stops.at(-1)?.focus();
  return stops.length > 0;
}

function hasTable({ state }: Editor): boolean {
  let found = false;
  state.doc.descendants(({ type }) => {
    found ||= type.name === 'table';
    return !found;
  });
  return found;
}

function useTableEditing(editor: Editor | null): void {
  const needed = useEditorState({ editor, selector: ({ editor: now }) => now !== null && hasTable(now) });
  useEffect(() => {
    if (!editor || !needed) return;
    let wanted = true;
    void loadTableEditing().then(({ editTables }) => wanted && !editor.isDestroyed && editTables(editor));
    return () => {
      wanted = false;
    };
  }, [editor, needed]);
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, describedBy, invalid, locale, disabled, value, onChange, onBlur } = props;
  const [panel, setPanel] = useState<Panel | null>(null);
  const deferredPanel = useDeferredValue(panel);
  const [leftOut, setLeftOut] = useState('');
  const menuKeys = useRef<KeyHandler | null>(null);
  const box = useRef<HTMLDivElement>(null);
  /** What this editor wrote last: the same text coming back is no news. */
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    injectCSS: false,
    content: parseRichText(value, schema),
    editable: !disabled,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        'data-own-command-key': '',
        lang: locale,
        dir: directionOf(locale),
        class: styles.text,
      },
      handleKeyDown: (view, event) => {
        if (menuKeys.current?.(event)) return true;
        if (event.key === 'F10' && event.altKey) return focusToolbar(box.current);
        setLeftOut('');
        const changes = event.key === 'Enter' ? panelOfSelection(view.state.selection) : undefined;
        if (changes) {
          setPanel(changes);
          return true;
        }
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        setPanel('link');
        return true;
      },
      transformPastedHTML: (copied) => {
        const cleaned = cleanPaste(copied);
        setLeftOut(leftOutText(cleaned.leftOut));
        return cleaned.html;
      },
      handlePaste: (view, event) => pasteAddress(view, event.clipboardData?.getData('text/plain') ?? ''),
    },
    onUpdate: ({ editor: changed }) => {
      written.current = toHtml(changed.state.doc);
      onChange(written.current);
    },
    onFocus: () => void loadTableEditing(),
    onBlur,
  });
  useTableEditing(editor);
  const rawParts = useEditorState({
    editor,
    selector: ({ editor: now }) => now?.state.doc.children.filter(({ type }) => type.name === 'rawHtml').length ?? 0,
  });

  // A restored version, another person's copy or what the API made of the text arrives from outside. Typing must not
  // cause a reset, nor a save move the cursor.
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    if (canonicalHtml(toHtml(editor.state.doc)) === canonicalHtml(value)) return;
    const { from, to } = editor.state.selection;
    const content = parseRichText(value, editor.schema);
    editor.chain().setContent(content, { emitUpdate: false }).setTextSelection({ from, to }).run();
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  const context = useMemo(() => ({ locale, open: setPanel }), [locale]);
  return (
    <div ref={box} className={styles.editor} data-invalid={invalid || undefined}>
      {editor ? <Toolbar editor={editor} label={`${label}: formatting`} panels={context} /> : null}
      {rawParts ? (
        <div className={styles.rawNotice}>
          <Notice
            title={`${rawParts === 1 ? 'One part' : `${rawParts} parts`} of this text can’t be edited here`}
            role="note"
          >
            Each is kept exactly as it is, and published with the rest.
          </Notice>
        </div>
      ) : null}
      <output className={styles.leftOut}>{leftOut}</output>
      <TextContextProvider value={context}>
        <EditorContent editor={editor} />
      </TextContextProvider>
      {editor && !disabled ? <BlockMenu editor={editor} panels={context} keys={menuKeys} /> : null}
      <Suspense>
        {editor && panel && deferredPanel ? (
          <EditorPanels panel={deferredPanel} editor={editor} locale={locale} onDone={() => setPanel(null)} />
        ) : null}
      </Suspense>
    </div>
  );
}
