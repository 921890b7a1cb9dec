import { useEffect } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type ThemeChoice = 'light' | 'dark' | 'system';

interface UiState {
  theme: ThemeChoice;
  density: 'comfortable' | 'compact';
  navCollapsed: boolean;
  calendarView: 'month' | 'list';
  /** While there is any, the navigation folds below 1700 px. */
  collapseRequests: number;
  collapseOverridden: boolean;
  drawerOpen: boolean;
  paletteOpen: boolean;
  shortcutsOpen: boolean;
}

/** Only how it looks is stored; `public/theme.js` reads the theme before the first paint. */
export const useUiStore = create<UiState>()(
  persist(
    (): UiState => ({
      theme: 'system',
      density: 'comfortable',
      navCollapsed: false,
      calendarView: 'month',
      collapseRequests: 0,
      collapseOverridden: false,
      drawerOpen: false,
      paletteOpen: false,
      shortcutsOpen: false,
    }),
    {
      name: 'admin-look',
      partialize: ({ theme, density, navCollapsed, calendarView }) => ({ theme, density, navCollapsed, calendarView }),
    },
  ),
);

export const setUiState = (change: Partial<UiState>) => useUiStore.setState(change);

export function useCollapsedNav(wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    useUiStore.setState(({ collapseRequests }) => ({ collapseRequests: collapseRequests + 1 }));
    return () => {
      useUiStore.setState(({ collapseRequests, collapseOverridden }) => ({
        collapseRequests: collapseRequests - 1,
        collapseOverridden: collapseOverridden && collapseRequests > 1,
      }));
    };
  }, [wanted]);
}

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function apply(choice: ThemeChoice) {
  const dark = choice === 'dark' || (choice === 'system' && darkSystem().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

export function followTheme(): void {
  apply(useUiStore.getState().theme);
  useUiStore.subscribe(({ theme }) => apply(theme));
  darkSystem().addEventListener('change', () => apply(useUiStore.getState().theme));
}

const uses = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** Until then the page shows what it has: `data-before-use` of the root holds back the Nastaliq (`theme.css.ts` of ui). */
export function markFirstUse(): void {
  const used = new AbortController();
  let seen: string | undefined;
  const show = (event: Event) => {
    // A browser tells a page that moves below a resting pointer where it is: only a second place is somebody's.
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      const place = `${event.screenX} ${event.screenY}`;
      const isFirst = seen === undefined;
      if (isFirst) seen = place;
      if (isFirst || seen === place) return;
    }
    delete document.documentElement.dataset.beforeUse;
    used.abort();
  };
  for (const use of uses) addEventListener(use, show, { signal: used.signal, passive: true, capture: true });
}
