import { embedOf } from '@fundfront/content-model/embeds';
import { Button } from '@fundfront/ui/components/Button';
import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useTextContext } from '../panels.ts';
import * as styles from './embed.css.ts';

/** A heading that says what it is, over the words that name it. Nothing of the host is loaded here either. */
export function EmbedView({ node, selected, editor, getPos }: NodeViewProps) {
  const { open } = useTextContext();
  const embed = embedOf(String(node.attrs.embed));

  function change() {
    const at = getPos();
    if (at === undefined || !editor.isEditable) return;
    editor.commands.setNodeSelection(at);
    open('embed');
  }

  return (
    <NodeViewWrapper className={styles.block} data-selected={selected || undefined}>
      <div className={styles.head} contentEditable={false} dir="ltr" lang="en">
        <span>
          {embed
            ? `${embed.provider.label}, ${embed.provider.kind}: ${embed.id}. Visitors read these words and press to load it.`
            : 'Not on the list of what can be embedded'}
        </span>
        <Button size="s" tone="quiet" tabIndex={-1} onClick={change}>
          Change address
        </Button>
      </div>
      <NodeViewContent />
    </NodeViewWrapper>
  );
}
