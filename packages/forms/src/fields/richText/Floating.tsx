import type { Editor } from '@tiptap/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './RichTextEditor.css.ts';

interface FloatingProps {
  editor: Editor;
  /** A position in the text; it stands below that line. */
  at: number;
  children: ReactNode;
}

/** Beside the text, in the nearest positioned ancestor, and never past its sides. */
export function Floating({ editor, at, children }: FloatingProps) {
  const own = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ block: 0, inline: 0 });
  useLayoutEffect(() => {
    const box = own.current;
    const parent = box?.offsetParent;
    if (!box || !parent) return;
    const { left, bottom } = editor.view.coordsAtPos(Math.min(at, editor.state.doc.content.size));
    const around = parent.getBoundingClientRect();
    const room = around.width - box.offsetWidth;
    setPlace({ block: bottom - around.top + 4, inline: Math.max(0, Math.min(left - around.left, room)) });
  }, [editor, at]);
  return (
    <div
      ref={own}
      className={styles.floating}
      style={{ insetBlockStart: place.block, insetInlineStart: place.inline }}
      dir="ltr"
    >
      {children}
    </div>
  );
}
