import { useEffect, useRef } from 'react';

/** Null for other keys and beyond the ends. Arrows follow the reading direction: next lies to the left in Urdu. */
export function step(key: string, index: number, count: number, rtl: boolean): number | null {
  const last = count - 1;
  const keys: Record<string, number> = {
    [rtl ? 'ArrowLeft' : 'ArrowRight']: index + 1,
    [rtl ? 'ArrowRight' : 'ArrowLeft']: index - 1,
    Home: 0,
    End: last,
  };
  const to = keys[key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}

/** Travel in px, below which a touch is no swipe. */
const enough = 48;

/** A finger that moves the picture to the left asks for what lies right of it. */
export function keyOfSwipe(from: { x: number; y: number }, to: { x: number; y: number }): string | null {
  const [across, along] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < enough || Math.abs(across) < 2 * Math.abs(along)) return null;
  return across < 0 ? 'ArrowRight' : 'ArrowLeft';
}

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
