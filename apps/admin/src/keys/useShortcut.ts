import { useEffect, useEffectEvent } from 'react';

/** A key as it is printed, or with Ctrl (Cmd on a Mac) before it: `/`, `c`, `mod+s`. */
export type Shortcut = string;

const typing = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';

function fits(event: KeyboardEvent, shortcut: Shortcut): boolean {
  const withMod = shortcut.startsWith('mod+');
  const key = withMod ? shortcut.slice(4) : shortcut;
  if (event.altKey || (event.ctrlKey || event.metaKey) !== withMod) return false;
  return event.key.toLowerCase() === key.toLowerCase();
}

/** Whether the person is typing or choosing: single letters then mean themselves. */
function busy(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest(typing) != null || document.querySelector('[data-ff-modal]') !== null;
}

/** Calls back when the key is pressed anywhere, but letters not while somebody types or a dialog is open. */
export function useShortcut(shortcut: Shortcut, onPress: (event: KeyboardEvent) => void, enabled = true): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !fits(event, shortcut)) return;
      if (!shortcut.startsWith('mod+') && busy(event)) return;
      event.preventDefault();
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcut, enabled]);
}

/** How the modifier is printed here. */
export const modKey = /Mac|iP(hone|ad)/.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl';
