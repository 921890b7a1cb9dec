import { useEffect } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type ThemeChoice = 'light' | 'dark' | 'system';

interface Look {
  theme: ThemeChoice;
  /** The side navigation as a narrow strip, by the person's choice. */
  navFolded: boolean;
  /** How many screens of the moment ask for room: the navigation folds below 1700 px then. */
  squeezes: number;
  /** The person unfolded it all the same; counts until no screen asks for room any more. */
  roomRefused: boolean;
  drawerOpen: boolean;
  paletteOpen: boolean;
  shortcutsOpen: boolean;
}

/** State of the interface alone. Only theme and fold are kept; `public/theme.js` reads the theme before the first paint. */
export const useLook = create<Look>()(
  persist(
    (): Look => ({
      theme: 'system',
      navFolded: false,
      squeezes: 0,
      roomRefused: false,
      drawerOpen: false,
      paletteOpen: false,
      shortcutsOpen: false,
    }),
    { name: 'admin-look', partialize: ({ theme, navFolded }) => ({ theme, navFolded }) },
  ),
);

export const setLook = (change: Partial<Look>) => useLook.setState(change);

/** Asks for room while the component stands and `wanted`: a live preview beside a form, for instance. */
export function useSqueezedNav(wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    useLook.setState(({ squeezes }) => ({ squeezes: squeezes + 1 }));
    return () => {
      useLook.setState(({ squeezes, roomRefused }) => ({
        squeezes: squeezes - 1,
        roomRefused: roomRefused && squeezes > 1,
      }));
    };
  }, [wanted]);
}
