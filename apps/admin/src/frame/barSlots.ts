import { createContext, useContext } from 'react';

/** The places in the header that the screen of the moment fills. Null until the shell has drawn them. */
export interface BarSlots {
  crumbs: HTMLElement | null;
  actions: HTMLElement | null;
}

const context = createContext<BarSlots>({ crumbs: null, actions: null });

export const BarSlotsProvider = context.Provider;

export function useBarSlots(): BarSlots {
  return useContext(context);
}
