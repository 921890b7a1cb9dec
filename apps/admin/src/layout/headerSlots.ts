import { createContext, useContext } from 'react';

/** The places in the header that the screen of the moment fills. Null until the shell has drawn them. */
export interface HeaderSlots {
  crumbs: HTMLElement | null;
  actions: HTMLElement | null;
}

const context = createContext<HeaderSlots>({ crumbs: null, actions: null });

export const HeaderSlotsProvider = context.Provider;

export function useHeaderSlots(): HeaderSlots {
  return useContext(context);
}
