import { useEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="dialog"], [role="menu"]';

/** Without `mod` only outside of inputs and dialogs; with `mod` (Ctrl or Cmd) anywhere. */
export function useShortcut(key: string, run: () => void, { mod = false }: { mod?: boolean } = {}): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== key.toLowerCase() || event.altKey || event.isComposing) return;
      if ((event.ctrlKey || event.metaKey) !== mod) return;
      if (!mod && event.target instanceof Element && event.target.closest(typing)) return;
      event.preventDefault();
      latest.current();
    }
    // A list or tree stops the keys that it handles: only the capture phase hears all of them.
    window.addEventListener('keydown', onKeyDown, { capture: mod });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: mod });
  }, [key, mod]);
}
