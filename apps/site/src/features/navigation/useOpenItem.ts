import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Milliseconds. `rest`: a pointer must rest on an item before it opens. `turn`: with one open, a pointer that only
 * crosses a neighbour on its diagonal way into the panel does not switch. `leave`: a short slip outside closes nothing.
 */
export const hoverDelays = { rest: 120, turn: 200, leave: 320 } as const;

export function useOpenItem() {
  const [openId, setOpenId] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef<string | null>(null);

  const open = useCallback((id: string | null) => {
    clearTimeout(timer.current);
    current.current = id;
    setOpenId(id);
  }, []);

  const after = useCallback(
    (wait: number, id: string | null) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => open(id), wait);
    },
    [open],
  );

  const enter = useCallback(
    (id: string) => {
      if (current.current === id) clearTimeout(timer.current);
      else after(current.current === null ? hoverDelays.rest : hoverDelays.turn, id);
    },
    [after],
  );

  const leave = useCallback(() => {
    if (current.current === null) clearTimeout(timer.current);
    else after(hoverDelays.leave, null);
  }, [after]);

  useEffect(() => {
    // The back button may show the page as it was left.
    const close = () => open(null);
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      clearTimeout(timer.current);
    };
  }, [open]);

  return { openId, open, enter, leave };
}
