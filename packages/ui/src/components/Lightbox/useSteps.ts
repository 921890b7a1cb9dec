import { useEffect, useRef } from 'react';
import { keyOfSwipe, step } from './step.ts';

/** Leads from picture to picture by keys and by a finger, in the reading direction of where the stage stands. */
export function useSteps(index: number, count: number, onIndex: (index: number) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const go = (to: number) => onIndex(Math.min(count - 1, Math.max(0, to)));

  // The stage is no control of its own, so it listens from here; its buttons do the same for everyone.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    let start: { x: number; y: number } | null = null;

    const follow = (key: string | null) => {
      const to = key === null ? null : step(key, index, count, getComputedStyle(element).direction === 'rtl');
      if (to !== null) onIndex(to);
      return to !== null;
    };
    // On the window: a picture that was pressed has no focus, and the keys should work all the same.
    const onKey = (event: KeyboardEvent) => {
      if (follow(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey, { signal });
    element.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (start = { x, y }), { signal });
    element.addEventListener('pointercancel', () => (start = null), { signal });
    element.addEventListener(
      'pointerup',
      ({ clientX: x, clientY: y }) => {
        if (start) follow(keyOfSwipe(start, { x, y }));
        start = null;
      },
      { signal },
    );
    return () => listening.abort();
  }, [index, count, onIndex]);

  return { stage, go };
}
