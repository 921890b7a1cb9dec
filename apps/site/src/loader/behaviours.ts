import { limits } from '@fundfront/content-model/limits';
import { startMenuBar } from '../features/navigation/startMenuBar.ts';
import { startMobileMenu } from '../features/navigation/startMobileMenu.ts';
import { startSectionNav } from '../features/navigation/startSectionNav.ts';
import { startOfflineBar } from '../features/offline/startOfflineBar.ts';
import { startNavigationProgress } from '../features/progress/startNavigationProgress.ts';
import { startReloadOnce } from './reloadOnce.ts';

function startStickyBar(bar: HTMLElement, signal: AbortSignal): void {
  const update = () => bar.toggleAttribute('data-compact', window.scrollY > limits.stickyHeaderPx);
  update();
  window.addEventListener('scroll', update, { passive: true, signal });
}

/** What every page does without React. @param signal ends it */
export function startBehaviours(signal: AbortSignal): void {
  function each<Found extends HTMLElement>(selector: string, start: (found: Found, signal: AbortSignal) => void): void {
    for (const found of document.querySelectorAll<Found>(selector)) start(found, signal);
  }
  startReloadOnce(signal);
  each('[data-mobile-menu]', startMobileMenu);
  each('[data-sticky-bar]', startStickyBar);
  each('[data-section-nav]', startSectionNav);
  each('template[data-offline-bar]', startOfflineBar);
  each('template[data-progress-bar]', startNavigationProgress);
  // The last: a menu that is ready says that the page is.
  each('[data-menu-bar]', startMenuBar);
}
