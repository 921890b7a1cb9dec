import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Resolves once the browser has nothing more urgent to do, at the latest after two seconds. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });

/** A part of the shell that may come a moment later than the screen: what opens only on request. */
export function lazyOnIdle<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    await idle();
    return { default: await load() };
  });
}
