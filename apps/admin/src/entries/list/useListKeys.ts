import { useEffect, useState } from 'react';
import { useShortcut } from '../useShortcut.ts';

interface ListKeys {
  ids: readonly string[];
  onOpen: (id: string) => unknown;
  onSelect: (id: string) => void;
  onClear: () => void;
}

const onControl = (event: KeyboardEvent) =>
  event.target instanceof Element &&
  event.target.closest('a, button, input, select, textarea, [role="dialog"]') !== null;

/** J and K move through the rows, X selects one, Enter opens it, Esc clears. Returns the id of the row at the cursor. */
export function useListKeys({ ids, onOpen, onSelect, onClear }: ListKeys): string | undefined {
  const [at, setAt] = useState<string>();
  const index = at === undefined ? -1 : ids.indexOf(at);
  const current = index < 0 ? undefined : at;
  function move(by: number) {
    const next = ids[Math.min(ids.length - 1, Math.max(0, index < 0 && by > 0 ? 0 : index + by))];
    setAt(next);
    if (next) document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
  }
  useShortcut('j', () => move(1));
  useShortcut('k', () => move(-1));
  useShortcut('x', () => current && onSelect(current));
  useShortcut('Escape', () => {
    setAt(undefined);
    onClear();
  });
  useEffect(() => {
    function onEnter(event: KeyboardEvent) {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || current === undefined || onControl(event)) return;
      onOpen(current);
    }
    window.addEventListener('keydown', onEnter);
    return () => window.removeEventListener('keydown', onEnter);
  }, [current, onOpen]);
  return current;
}

export const rowId = (id: string) => `row-${id}`;
