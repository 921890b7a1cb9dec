'use client';

import { limits } from '@fundfront/content-model/limits';
import { useEffect, useState } from 'react';
import { leavesPage } from './leavesPage.ts';
import * as styles from './NavigationProgress.css.ts';

/**
 * A thin bar while the next page is on its way, where that takes a moment. Links are plain ones: the page that is left
 * shows it, and is gone with it. Silent, since browsers say themselves that they load.
 */
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
    // On the window: whoever handles the event in the page has had it by then.
    window.addEventListener('click', start);
    window.addEventListener('submit', start);
    // Coming back finds the page as it was left, bar and all.
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
