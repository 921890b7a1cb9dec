import type { KeyboardEvent } from 'react';

/** Undefined for other keys. Arrows follow the reading direction. */
export function nextTab(key: string, index: number, count: number, rtl: boolean): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

export function tabKeys(ids: readonly string[], choose: (id: string) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]'));
    const focused = document.activeElement;
    const index = focused instanceof HTMLElement ? tabs.indexOf(focused) : -1;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = index < 0 ? undefined : nextTab(event.key, index, tabs.length, rtl);
    if (next === undefined) return;
    event.preventDefault();
    const id = ids[next];
    if (id !== undefined) choose(id);
    tabs[next]?.focus();
  };
}
