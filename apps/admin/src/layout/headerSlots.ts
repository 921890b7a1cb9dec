import { createContext, useContext } from 'react';

export interface HeaderSlots {
  crumbs: HTMLElement | null;
  actions: HTMLElement | null;
}

const context = createContext<HeaderSlots>({ crumbs: null, actions: null });

export const HeaderSlotsProvider = context.Provider;

export function useHeaderSlots(): HeaderSlots {
  return useContext(context);
}
