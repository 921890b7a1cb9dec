import { useEffect, useRef } from 'react';
import { create } from 'zustand';

export interface ScreenAction {
  id: string;
  label: string;
  run: () => unknown;
}

export interface RecentEntry {
  path: string;
  title: string;
  kind: string;
}

const recentEntries = 5;

/** What the palette knows of the open screen and of those before it. Gone with the tab: a computer may have several users. */
export const usePaletteStore = create<{ actions: readonly ScreenAction[]; recent: readonly RecentEntry[] }>()(() => ({
  actions: [],
  recent: [],
}));

/** While the screen is open, the palette offers these too. A screen leaves out what the person may not do. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const shown = JSON.stringify(actions.map(({ id, label }) => ({ id, label })));
  useEffect(() => {
    const offered: ScreenAction[] = latest.current.map(({ id, label }) => ({
      id,
      label,
      run: () => latest.current.find((action) => action.id === id)?.run(),
    }));
    if (shown) usePaletteStore.setState({ actions: offered });
    return () => usePaletteStore.setState({ actions: [] });
  }, [shown]);
}

export function useRecentEntry({ path, title, kind }: RecentEntry): void {
  useEffect(() => {
    usePaletteStore.setState(({ recent }) => ({
      recent: [{ path, title, kind }, ...recent.filter((entry) => entry.path !== path)].slice(0, recentEntries),
    }));
  }, [path, title, kind]);
}
