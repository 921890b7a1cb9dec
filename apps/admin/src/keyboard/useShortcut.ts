import { useEffect, useRef } from 'react';
import { type Shortcut, type ShortcutName, shortcuts } from './shortcuts.ts';

const typing = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="dialog"], [role="menu"]';

/** Keys that whatever has the focus keeps for itself: the text editor makes links with those of the palette. */
const takenBy: Partial<Record<ShortcutName, string>> = {
  palette: '[data-own-command-key]',
  openRow: 'a, button',
};

function isPressed(name: ShortcutName, event: KeyboardEvent): boolean {
  const { key, mod = false }: Shortcut = shortcuts[name];
  if (event.key.toLowerCase() !== key.toLowerCase() || event.altKey || event.isComposing) return false;
  if ((event.ctrlKey || event.metaKey) !== mod || (mod && event.shiftKey)) return false;
  if (!(event.target instanceof Element)) return true;
  const own = takenBy[name];
  return !(own && event.target.closest(own)) && (mod || !event.target.closest(typing));
}

/** Without Ctrl or Cmd only outside of inputs and dialogs; with it anywhere. `run` may return false: the key was not for it. */
export function useShortcut(name: ShortcutName, run: () => unknown): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const { mod = false }: Shortcut = shortcuts[name];
    function onKeyDown(event: KeyboardEvent) {
      if (isPressed(name, event) && latest.current() !== false) event.preventDefault();
    }
    // A list or tree stops the keys that it handles: only the capture phase hears all of them.
    window.addEventListener('keydown', onKeyDown, { capture: mod });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: mod });
  }, [name]);
}
