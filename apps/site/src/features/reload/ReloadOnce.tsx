'use client';

import { limits } from '@fundfront/content-model/limits';
import { useEffect } from 'react';
import { canReload } from './canReload.ts';
import { isChunkFailure } from './isChunkFailure.ts';

/** After a new release an open page asks for files that are gone: it reloads, at most once a minute. */
export function ReloadOnce() {
  useEffect(() => {
    const onFailure = (event: Event) => {
      // Without a connection every file fails, and a reload would take away even the page that is there.
      if (!navigator.onLine || !isChunkFailure(event)) return;
      if (canReload(sessionStorage, Date.now(), limits.reloadOnceMs)) location.reload();
    };
    // Files that fail tell their own element only: the capture phase passes the window first.
    window.addEventListener('error', onFailure, true);
    window.addEventListener('unhandledrejection', onFailure);
    return () => {
      window.removeEventListener('error', onFailure, true);
      window.removeEventListener('unhandledrejection', onFailure);
    };
  }, []);
  return null;
}
