'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Plus } from '../../icons/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { type Block, BlockItem } from './BlockItem.tsx';
import * as styles from './SortableBlocks.css.ts';

export type { Block } from './BlockItem.tsx';

export type SortableBlocksProps = {
  label: string;
  /** What each block is, in lower case, such as "fact". */
  kind: string;
  /** Of the titles. */
  lang: 'en' | 'ur';
  dir: 'ltr' | 'rtl';
  blocks: readonly Block[];
  /** Of an open block. */
  body: (id: string, index: number) => ReactNode;
  disabled?: boolean;
  /** No more may be added. */
  full?: boolean;
  onMove: (from: number, to: number) => void;
  /** Answer the new block's id. */
  onInsert: (index: number) => string;
  onDuplicate: (index: number) => string;
  onRemove: (index: number) => void;
};

/** `inside`: where it is already. */
type FocusPlace = { id: string; on: 'head' | 'body' | 'inside' } | 'end';

const focusable = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button';

/**
 * Blocks that are sorted by drag, by buttons and by Alt with the arrows, and folded to a line each. Only the open ones
 * render their body; one that becomes invalid opens by itself.
 */
export function SortableBlocks({
  label,
  kind,
  lang,
  dir,
  blocks,
  body,
  disabled = false,
  full = false,
  ...on
}: SortableBlocksProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [shownInvalid, setShownInvalid] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const [armed, setArmed] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  const next = useRef<FocusPlace | null>(null);
  const id = useId();
  const dragType = `application/x-block-${id.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;

  const invalid = blocks.filter((block) => block.invalid).map((block) => block.id);
  if (invalid.join() !== shownInvalid) {
    const before = shownInvalid.split(',');
    setShownInvalid(invalid.join());
    setOpen(new Set([...open, ...invalid.filter((each) => !before.includes(each))]));
  }

  useEffect(() => {
    const place = next.current;
    if (!place) return;
    if (place === 'end') end.current?.focus();
    else {
      const item = list.current?.querySelector(`[data-block="${CSS.escape(place.id)}"]`);
      const head = item?.querySelector<HTMLElement>('[data-toggle]');
      const field = head && document.getElementById(head.getAttribute('aria-controls') ?? '');
      if (!head) return;
      const target = place.on === 'body' ? (field?.querySelector<HTMLElement>(focusable) ?? head) : head;
      if (place.on !== 'inside') target.focus();
      target.scrollIntoView({ block: 'nearest' });
    }
    next.current = null;
  });

  const setBlockOpen = (block: string, isOpen: boolean) =>
    setOpen((now) => new Set(isOpen ? [...now, block] : [...now].filter((each) => each !== block)));

  /** @param focused whether the focus is inside the block, where it stays */
  function move(from: number, to: number, focused: boolean) {
    const block = blocks[from];
    if (!block || from === to) return;
    on.onMove(from, to);
    setAnnouncement(`Moved to ${to + 1} of ${blocks.length}`);
    next.current = { id: block.id, on: focused ? 'inside' : 'head' };
  }

  function insert(index: number) {
    const added = on.onInsert(index);
    setBlockOpen(added, true);
    setAnnouncement(`Added as ${index + 1} of ${blocks.length + 1}`);
    next.current = { id: added, on: 'body' };
  }

  function duplicate(index: number) {
    const copy = on.onDuplicate(index);
    setAnnouncement(`Duplicated. The copy is ${index + 2} of ${blocks.length + 1}`);
    next.current = { id: copy, on: 'head' };
  }

  function remove(index: number) {
    const neighbour = blocks[index + 1] ?? blocks[index - 1];
    on.onRemove(index);
    setAnnouncement(`Removed. ${blocks.length - 1} left`);
    next.current = neighbour ? { id: neighbour.id, on: 'head' } : 'end';
  }

  const from = blocks.findIndex((block) => block.id === dragged);
  return (
    <div onPointerEnter={() => setArmed(true)} onFocusCapture={() => setArmed(true)}>
      <ol ref={list} aria-label={label} className={styles.list}>
        {blocks.map((block, index) => (
          <BlockItem
            key={block.id}
            block={block}
            index={index}
            count={blocks.length}
            kind={kind}
            lang={lang}
            dir={dir}
            open={open.has(block.id)}
            disabled={disabled}
            full={full}
            armed={armed}
            dragType={dragType}
            dragged={from === -1 ? null : from}
            bodyId={`${id}-${block.id}`}
            onToggle={() => setBlockOpen(block.id, !open.has(block.id))}
            onMove={(to) => move(index, to, true)}
            onInsert={() => insert(index)}
            onDuplicate={() => duplicate(index)}
            onRemove={() => remove(index)}
            onDragged={setDragged}
            onDrop={(side) => {
              if (from === -1) return;
              const gap = side === 'before' ? index : index + 1;
              move(from, gap > from ? gap - 1 : gap, false);
            }}
          >
            {body(block.id, index)}
          </BlockItem>
        ))}
      </ol>
      {disabled ? null : (
        <Button ref={end} tone="quiet" size="s" icon={<Plus />} disabled={full} onClick={() => insert(blocks.length)}>
          {`Add ${kind}`}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
