'use client';

import { useRef, useState } from 'react';
import { useDrop } from 'react-aria-components/useDrop';
import * as styles from './SortableBlocks.css.ts';

export type DropSide = 'before' | 'after';

export type DropAreaProps = {
  label: string;
  dragType: string;
  /** Whether a block of this list is under way, and from before this one. */
  active: boolean;
  fromAbove: boolean;
  onDrop: (side: DropSide) => void;
};

/** Takes the focus while a block is carried by keys, and holds no press of its own. */
const button = (label: string) => ({ role: 'button', tabIndex: -1, 'aria-label': label });

export function DropArea({ label, dragType, active, fromAbove, onDrop }: DropAreaProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<DropSide | null>(null);
  // By keys a block takes the place of the one that it is dropped on.
  const place = fromAbove ? 'after' : 'before';
  const sideAt = (y: number): DropSide => {
    const middle = (ref.current?.getBoundingClientRect().height ?? 0) / 2;
    return Math.abs(y - middle) < 1 ? place : y < middle ? 'before' : 'after';
  };
  const { dropProps } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(dragType) ? 'move' : 'cancel'),
    onDropEnter: ({ y }) => setSide(sideAt(y)),
    onDropMove: ({ y }) => setSide(sideAt(y)),
    onDropExit: () => setSide(null),
    onDrop: ({ y }) => onDrop(sideAt(y)),
  });
  return (
    <div
      {...dropProps}
      ref={ref}
      {...button(label)}
      aria-hidden={!active}
      className={styles.dropArea}
      data-active={active || undefined}
      data-side={side ?? undefined}
    />
  );
}
