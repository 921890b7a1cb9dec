import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { findCommands } from './blockCommands.tsx';
import { Floating } from './Floating.tsx';
import { movedBy, Options, optionId } from './Options.tsx';
import type { Panels } from './panels.ts';
import * as styles from './RichTextEditor.css.ts';

export type KeyHandler = (event: KeyboardEvent) => boolean;

interface Typed {
  query: string;
  /** Where the "/" stands. */
  from: number;
}

function typedCommand(editor: Editor): Typed | null {
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const query = /(?:^|\s)\/((?:[\p{L}\p{N}][\p{L}\p{N} ]{0,20})?)$/u.exec(before)?.[1];
  return query === undefined ? null : { query, from: $from.pos - query.length - 1 };
}

interface BlockMenuProps {
  editor: Editor;
  panels: Panels;
  /** Set here: the text asks it before it handles a key. */
  keys: RefObject<KeyHandler | null>;
}

/** Opens where "/" is typed at the start of a word, and is filtered by what follows. */
export function BlockMenu({ editor, panels, keys }: BlockMenuProps) {
  const id = useId();
  const typed = useEditorState({ editor, selector: ({ editor: now }) => (now.isFocused ? typedCommand(now) : null) });
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [chosen, setChosen] = useState({ query: '', index: 0 });
  const found = typed ? findCommands(typed.query) : [];
  const open = typed !== null && typed.from !== dismissed && found.length > 0;
  const index = typed && chosen.query === typed.query ? Math.min(chosen.index, found.length - 1) : 0;

  function run(at: number) {
    const command = found[at];
    if (!typed || !command) return;
    editor.chain().focus().deleteRange({ from: typed.from, to: editor.state.selection.from }).run();
    command.run(editor, panels);
  }

  useEffect(() => {
    const { dom } = editor.view;
    if (open) dom.setAttribute('aria-activedescendant', optionId(id, index));
    else dom.removeAttribute('aria-activedescendant');
  }, [editor, id, open, index]);

  useEffect(() => {
    if (!typed) setDismissed(null);
  }, [typed]);

  useEffect(() => {
    keys.current = (event) => {
      if (!open || !typed) return false;
      const moved = movedBy(event.key, index, found.length);
      if (moved !== undefined) setChosen({ query: typed.query, index: moved });
      else if (event.key === 'Enter' || event.key === 'Tab') run(index);
      else if (event.key === 'Escape') setDismissed(typed.from);
      else return false;
      event.stopPropagation();
      return true;
    };
  });

  if (!open || !typed) return null;
  return (
    <Floating editor={editor} at={typed.from}>
      <Options
        id={id}
        label="Blocks"
        options={found.map(({ id: key, ...command }) => ({ ...command, key }))}
        chosen={index}
        onChoose={run}
      />
      <p className={styles.hint} aria-hidden="true">
        ↑ ↓ move · Enter insert · Esc close · type to filter
      </p>
    </Floating>
  );
}
