'use client';

import { limits } from '@fundfront/content-model/limits';
import { useEffect, useState } from 'react';
import * as styles from './NavigationProgress.css.ts';

const ownTab = (target: string | null | undefined) => !target || target === '_self';

function clickLeaves(event: MouseEvent, here: URL): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !ownTab(link.target)) return false;
  const to = new URL(link.href, here);
  if (to.origin !== here.origin || to.pathname.startsWith('/api/')) return false;
  return to.hash === '' || to.pathname !== here.pathname || to.search !== here.search;
}

function submitLeaves(event: SubmitEvent): boolean {
  const form = event.target instanceof HTMLFormElement ? event.target : null;
  return (
    form !== null && form.method !== 'dialog' && ownTab(event.submitter?.getAttribute('formtarget') ?? form.target)
  );
}

export function leavesPage(event: Event, here: URL): boolean {
  if (event.defaultPrevented) return false;
  return event instanceof MouseEvent ? clickLeaves(event, here) : event instanceof SubmitEvent && submitLeaves(event);
}

/** Links are plain ones: the page that is left shows the bar. Silent, since browsers announce that they load. */
export function NavigationProgress() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setShown(false);
    };
    const begin = () => {
      setShown(true);
      timer = setTimeout(end, limits.progressMs);
    };
    const start = (event: Event) => {
      if (!leavesPage(event, new URL(location.href))) return;
      end();
      timer = setTimeout(begin, limits.progressThrottleMs);
    };
    // On the window: handlers in the page come first.
    window.addEventListener('click', start);
    window.addEventListener('submit', start);
    // The back button may show the page as it was left, bar and all.
    window.addEventListener('pageshow', end);
    return () => {
      end();
      window.removeEventListener('click', start);
      window.removeEventListener('submit', start);
      window.removeEventListener('pageshow', end);
    };
  }, []);

  return shown ? <div className={styles.bar} data-progress="" aria-hidden="true" /> : null;
}
