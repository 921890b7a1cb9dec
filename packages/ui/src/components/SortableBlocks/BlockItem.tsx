'use client';

import { type KeyboardEvent, lazy, type ReactNode, Suspense } from 'react';
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronEnd,
  Copy,
  DragHandle as Grip,
  Plus,
  Trash,
} from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { DropSide } from './DropArea.tsx';
import * as styles from './SortableBlocks.css.ts';

// Sorting by drag is the heavy part: it comes once somebody is at the list.
const DragHandle = lazy(async () => ({ default: (await import('./DragHandle.tsx')).DragHandle }));
const DropArea = lazy(async () => ({ default: (await import('./DropArea.tsx')).DropArea }));

export type Block = {
  id: string;
  /** Its title or first words; empty where nothing is written yet. */
  title: string;
  invalid?: boolean;
};

export type BlockActions = {
  onMove: (to: number) => void;
  onInsert: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onToggle: () => void;
  onDragged: (id: string | null) => void;
  onDrop: (side: DropSide) => void;
};

export type BlockItemProps = BlockActions & {
  block: Block;
  index: number;
  count: number;
  kind: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  open: boolean;
  disabled: boolean;
  full: boolean;
  /** Whether it can be dragged yet. */
  armed: boolean;
  dragType: string;
  /** Index of the block that is dragged, or null. */
  dragged: number | null;
  bodyId: string;
  children: ReactNode;
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const grip = (
  <span className={styles.handle}>
    <Grip size="s" />
  </span>
);

/** Keys that a field itself needs: a list of choices opens with them. */
const ownKeys = (target: EventTarget) => target instanceof HTMLSelectElement;

export function BlockItem({
  block,
  index,
  count,
  kind,
  open,
  disabled,
  full,
  armed,
  dragType,
  dragged,
  ...rest
}: BlockItemProps) {
  const { lang, dir, bodyId, children, ...act } = rest;
  const name = block.title || `empty ${kind}`;
  const last = index === count - 1;

  function step(by: -1 | 1) {
    const to = index + by;
    if (to >= 0 && to < count) act.onMove(to);
  }

  function moveByKeys(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (disabled || event.defaultPrevented || ownKeys(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    step(by);
  }

  // Of the fields and buttons inside.
  const keys = { onKeyDown: moveByKeys };
  return (
    <li data-block={block.id}>
      <div className={styles.gap}>
        {disabled || full ? null : (
          <button
            type="button"
            className={styles.insert}
            aria-label={`Add ${kind} before ${name}`}
            onClick={act.onInsert}
          >
            <span className={styles.plus}>
              <Plus size="s" />
            </span>
          </button>
        )}
      </div>
      <div
        className={styles.block}
        data-invalid={block.invalid || undefined}
        data-dragged={dragged === index || undefined}
        {...keys}
      >
        <div className={styles.head}>
          {disabled ? null : armed ? (
            <Suspense fallback={grip}>
              <DragHandle label={`Drag ${name}`} dragType={dragType} id={block.id} onDragged={act.onDragged} />
            </Suspense>
          ) : (
            grip
          )}
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={bodyId}
            aria-keyshortcuts={disabled ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
            data-toggle=""
            onClick={act.onToggle}
          >
            <span className={styles.kind}>
              {open ? <ChevronDown size="s" /> : <ChevronEnd size="s" />}
              {capital(kind)}
              {block.invalid ? <span className={styles.wrong}>needs correcting</span> : null}
            </span>{' '}
            {block.title ? (
              <span className={styles.title} lang={lang} dir={dir}>
                {block.title}
              </span>
            ) : (
              <span className={styles.empty}>Nothing written yet</span>
            )}
          </button>
          {disabled ? null : (
            <>
              <IconButton
                label={`Move ${name} up`}
                icon={<ArrowUp size="s" />}
                size="s"
                aria-disabled={index === 0}
                onClick={() => step(-1)}
              />
              <IconButton
                label={`Move ${name} down`}
                icon={<ArrowDown size="s" />}
                size="s"
                aria-disabled={last}
                onClick={() => step(1)}
              />
              <IconButton
                label={`Duplicate ${name}`}
                icon={<Copy size="s" />}
                size="s"
                disabled={full}
                onClick={act.onDuplicate}
              />
              <IconButton label={`Remove ${name}`} icon={<Trash size="s" />} size="s" onClick={act.onRemove} />
            </>
          )}
        </div>
        <div id={bodyId} className={open ? styles.body : undefined} hidden={!open}>
          {open ? children : null}
        </div>
        {disabled || !armed ? null : (
          <Suspense>
            <DropArea
              label={`Place ${index + 1} of ${count}`}
              dragType={dragType}
              active={dragged !== null}
              fromAbove={dragged !== null && dragged < index}
              onDrop={act.onDrop}
            />
          </Suspense>
        )}
      </div>
    </li>
  );
}
