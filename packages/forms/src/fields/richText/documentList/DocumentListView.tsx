import { formatBytes } from '@fundfront/content-model/bytes';
import { Button } from '@fundfront/ui/components/Button';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useFormServices } from '../../../ContentForm/services.ts';
import { useTextContext } from '../panels.ts';
import * as styles from './documentList.css.ts';
import { filesOf, offTheSite } from './files.ts';

/** As visitors see it now, with those that they do not see. */
export function DocumentListView({ node, selected, editor, getPos }: NodeViewProps) {
  const { locale, open } = useTextContext();
  const refs = filesOf(node.attrs.files);
  const files = useFormServices().useListedFiles(
    refs.map(({ id }) => id),
    locale,
  );

  function change() {
    const at = getPos();
    if (at === undefined || !editor.isEditable) return;
    editor.commands.setNodeSelection(at);
    open('documents');
  }

  return (
    <NodeViewWrapper className={styles.block} data-selected={selected || undefined} dir="ltr" lang="en">
      <div className={styles.head}>
        <span>{`Document list, ${refs.length}`}</span>
        <Button size="s" tone="quiet" tabIndex={-1} onClick={change}>
          Choose files
        </Button>
      </div>
      <ol className={styles.list}>
        {refs.map(({ id }) => {
          const file = files?.find((each) => each.id === id);
          return (
            <li key={id} className={styles.row}>
              <bdi>{file?.title ?? (files ? offTheSite : '…')}</bdi>
              {file ? <span className={styles.size}>{formatBytes(file.file.bytes)}</span> : null}
            </li>
          );
        })}
      </ol>
    </NodeViewWrapper>
  );
}
