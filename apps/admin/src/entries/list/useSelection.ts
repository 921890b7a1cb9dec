import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** All of these, or none of them where all are selected. */
  toggleAll: (ids: readonly string[]) => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Goes over pages: what was selected on another one stays selected.
 * @param list what is listed; another one begins without a selection
 */
export function useSelection(list: string): Selection {
  const [held, setHeld] = useState({ list, ids: none });
  const ids = held.list === list ? held.ids : none;
  const set = (next: ReadonlySet<string>) => setHeld({ list, ids: next });
  return {
    ids,
    toggle: (id) => set(ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id])),
    toggleAll: (those) => {
      const all = those.every((id) => ids.has(id));
      set(all ? new Set([...ids].filter((id) => !those.includes(id))) : new Set([...ids, ...those]));
    },
    clear: () => set(none),
  };
}
