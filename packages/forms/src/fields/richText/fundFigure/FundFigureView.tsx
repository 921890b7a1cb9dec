import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useFormServices } from '../../../ContentForm/services.ts';
import { useTextContext } from '../panels.ts';
import { describeFigure } from './describeFigure.ts';
import * as styles from './fundFigure.css.ts';

/** With the figure of now, so that a sentence can be read as visitors will read it. */
export function FundFigureView({ node, selected, editor, getPos }: NodeViewProps) {
  const { locale, open } = useTextContext();
  const funds = useFormServices().useFunds(locale);
  const row = funds?.find(({ id }) => id === node.attrs.entry);
  const { label, fund, value, note } = describeFigure(node.attrs.figure, row);
  const shown = funds ? value : '…';

  function change() {
    const at = getPos();
    if (at === undefined || !editor.isEditable) return;
    editor.commands.setNodeSelection(at);
    open('figure');
  }

  return (
    <NodeViewWrapper as="span" className={styles.token} data-selected={selected || undefined} dir="ltr" lang="en">
      <button
        type="button"
        tabIndex={-1}
        className={styles.button}
        aria-label={`Fund figure: ${shown} ${label}, ${note}, of ${funds ? fund : '…'}`}
        title={`${label} of ${fund}`}
        onClick={change}
      >
        <strong>{shown}</strong> <span className={styles.note}>{`${label}, ${note}`}</span>
      </button>
    </NodeViewWrapper>
  );
}
