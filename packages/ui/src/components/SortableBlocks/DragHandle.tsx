'use client';

import { useDrag } from 'react-aria-components/useDrag';
import { DragHandle as Grip } from '../../icons/index.ts';
import * as styles from './SortableBlocks.css.ts';

export type DragHandleProps = {
  label: string;
  /** Of the list: a block is dropped only where it came from. */
  dragType: string;
  id: string;
  onDragged: (id: string | null) => void;
};

const button = (label: string) => ({ role: 'button', tabIndex: 0, 'aria-label': label });

/** By mouse, by a long touch, and by Enter. No `button`: Firefox drags none. */
export function DragHandle({ label, dragType, id, onDragged }: DragHandleProps) {
  const { dragProps } = useDrag({
    getItems: () => [{ [dragType]: id }],
    getAllowedDropOperations: () => ['move'],
    // A browser ends a drag at once where the page changes under the pointer as it begins.
    onDragStart: () => void requestAnimationFrame(() => onDragged(id)),
    onDragEnd: () => requestAnimationFrame(() => onDragged(null)),
  });
  return (
    <span {...dragProps} {...button(label)} className={styles.handle}>
      <Grip size="s" />
    </span>
  );
}
