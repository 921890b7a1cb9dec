import { useState } from 'react';
import { useShortcut } from '../../keyboard/useShortcut.ts';

interface ListKeys {
  ids: readonly string[];
  /** Where the cursor is at first. */
  start?: string | undefined;
  onOpen: (id: string) => unknown;
  onSelect: (id: string) => void;
  onClear: () => void;
}

/** J and K move through the rows, X selects one, Enter opens it, Esc clears. Returns the id of the row at the cursor. */
export function useListKeys({ ids, start, onOpen, onSelect, onClear }: ListKeys): string | undefined {
  const [at, setAt] = useState(start);
  const index = at === undefined ? -1 : ids.indexOf(at);
  const current = index < 0 ? undefined : at;
  function move(by: number) {
    const next = ids[Math.min(ids.length - 1, Math.max(0, index < 0 && by > 0 ? 0 : index + by))];
    setAt(next);
    if (next) document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
  }
  useShortcut('nextRow', () => move(1));
  useShortcut('previousRow', () => move(-1));
  useShortcut('selectRow', () => current && onSelect(current));
  useShortcut('clearSelection', () => {
    setAt(undefined);
    onClear();
  });
  useShortcut('openRow', () => current !== undefined && onOpen(current));
  return current;
}

export const rowId = (id: string) => `row-${id}`;
