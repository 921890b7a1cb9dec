'use client';

import { useEffect, useEffectEvent } from 'react';

/** Calls back on Ctrl+K, Cmd+K on a Mac, wherever the focus is. */
export function useCommandKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      press();
    };
    // A list or tree that handles its keys keeps them from the window: only the capture phase hears all of them.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
