import { type RefObject, useLayoutEffect, useState } from 'react';

/** Of the column that most charts stand in, px. */
const serverWidth = 838;

const useClientLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Whole px of an element's content; what the server drew with, until it is measured. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(serverWidth);
  useClientLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.floor(entry?.contentRect.width ?? 0);
      if (next > 0) setWidth(next);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
