import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { moveCursor, nearestIndex } from './geometry.ts';

/** Milliseconds after the last key: a screen reader reads where somebody stops, not what they pass. */
const announceAfter = 300;

interface CursorOptions {
  /** Of all lines together, oldest first. */
  days: readonly string[];
  /** Number of the day at a distance in px from the start of the drawing. */
  dayAt: (x: number) => number;
  /** What is read aloud of a day. */
  spoken: (day: string) => string;
}

export function useCursor({ days, dayAt, spoken }: CursorOptions) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [byKey, setByKey] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  // Other points may have come meanwhile.
  const index = chosen === null ? -1 : days.indexOf(chosen);

  useEffect(() => {
    if (byKey === null) return;
    const timer = setTimeout(() => setAnnounced(byKey), announceAfter);
    return () => clearTimeout(timer);
  }, [byKey]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setChosen(null);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveCursor(days, index < 0 ? null : index, event.key, event.shiftKey);
    const day = next === null ? undefined : days[next];
    if (day === undefined) return;
    event.preventDefault();
    setChosen(day);
    setByKey(spoken(day));
  }

  function onPointerMove(event: PointerEvent) {
    const { left } = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - left + event.currentTarget.scrollLeft;
    setChosen(days[nearestIndex(days, dayAt(x))] ?? null);
  }

  function onPointerLeave(event: PointerEvent) {
    // A finger that was lifted wants to read.
    if (event.pointerType === 'mouse') setChosen(null);
  }

  return {
    day: index < 0 ? null : chosen,
    announced,
    handlers: { onKeyDown, onPointerMove, onPointerDown: onPointerMove, onPointerLeave },
  };
}
