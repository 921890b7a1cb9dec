import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { useEffect, useId, useRef } from 'react';
import { PreviewPane, type PreviewPaneProps } from './PreviewPane.tsx';
import * as styles from './preview.css.ts';

/** A modal dialog of the browser: it holds the focus, Escape closes it, and what is behind does not scroll. */
export function PreviewSheet(props: Omit<PreviewPaneProps, 'sheet'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={title} onClose={props.onClose}>
      <VisuallyHidden>
        <h2 id={title}>Preview</h2>
      </VisuallyHidden>
      <PreviewPane {...props} sheet />
    </dialog>
  );
}
