import type { ReactNode } from 'react';
import type { ExternalToast, toast as sonnerToast } from 'sonner';

type Sonner = typeof sonnerToast;
type Show = (message: ReactNode, options?: ExternalToast) => void;

const pending: ((sonner: Sonner) => void)[] = [];
const listeners = new Set<() => void>();
let sonner: Sonner | undefined;
let wanted = false;

/** The library is loaded from now on, if it was not before. */
export function loadToasts(): void {
  wanted = true;
  for (const listener of listeners) listener();
}

export const toastsWanted = () => wanted;

export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was said before the library was there is shown now. */
export function deliverToasts(to: Sonner): void {
  sonner = to;
  for (const deliver of pending.splice(0)) deliver(to);
}

function deliver(to: (sonner: Sonner) => unknown): void {
  if (sonner) {
    to(sonner);
    return;
  }
  pending.push(to);
  loadToasts();
}

const showAs =
  (kind: 'success' | 'error' | 'warning' | 'info'): Show =>
  (message, options) =>
    deliver((to) => to[kind](message, options));

const plain: Show = (message, options) => deliver((to) => to(message, options));

/** From anywhere; `Toaster` shows it. */
export const toast = Object.assign(plain, {
  success: showAs('success'),
  error: showAs('error'),
  warning: showAs('warning'),
  info: showAs('info'),
  dismiss: () => deliver((to) => to.dismiss()),
});
