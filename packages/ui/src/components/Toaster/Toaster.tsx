'use client';

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { loadToasts, onToastsWanted, toast, toastsWanted } from './toast.ts';

export { toast };

export type ToasterProps = {
  label: string;
};

const SonnerToaster = lazy(async () => ({ default: (await import('./SonnerToaster.tsx')).SonnerToaster }));

const firstPress = ['pointerdown', 'keydown'] as const;

/**
 * Once per app; then call `toast(…)` from anywhere. Its code comes with the first press of a key or button: no part of a
 * page's first load, and there before anything that was done can fail for want of a network.
 */
export function Toaster({ label }: ToasterProps) {
  const wanted = useSyncExternalStore(onToastsWanted, toastsWanted, () => false);
  useEffect(() => {
    for (const event of firstPress) addEventListener(event, loadToasts, { once: true, capture: true });
    return () => {
      for (const event of firstPress) removeEventListener(event, loadToasts, { capture: true });
    };
  }, []);
  return <Suspense>{wanted ? <SonnerToaster label={label} /> : null}</Suspense>;
}
