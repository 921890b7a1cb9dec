/**
 * Milliseconds. `rest`: a pointer must rest on an item before it opens. `turn`: with one open, a pointer that only
 * crosses a neighbour on its diagonal way into the panel does not switch. `leave`: a short slip outside closes nothing.
 */
export const hoverDelays = { rest: 120, turn: 200, leave: 320 } as const;

export function openItem(show: (id: string | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: string | null = null;
  const open = (id: string | null) => {
    clearTimeout(timer);
    if (id === current) return;
    current = id;
    show(id);
  };
  const after = (wait: number, id: string | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => open(id), wait);
  };
  return {
    current: () => current,
    open,
    enter(id: string) {
      if (current === id) clearTimeout(timer);
      else after(current === null ? hoverDelays.rest : hoverDelays.turn, id);
    },
    leave() {
      if (current === null) clearTimeout(timer);
      else after(hoverDelays.leave, null);
    },
  };
}
