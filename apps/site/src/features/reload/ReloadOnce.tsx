'use client';

import { limits } from '@fundfront/content-model/limits';
import { useEffect } from 'react';
import { mayReload } from './mayReload.ts';

const failed = /ChunkLoadError|Loading (?:CSS )?chunk|dynamically imported module/i;

/** After a new release an open page asks for files that are gone: it reloads, at most once a minute. */
export function ReloadOnce() {
  useEffect(() => {
    const onFailure = (reason: unknown) => {
      if (!(reason instanceof Error) || !failed.test(`${reason.name} ${reason.message}`)) return;
      if (mayReload(sessionStorage, Date.now(), limits.reloadOnceMs)) location.reload();
    };
    const onError = (event: ErrorEvent) => onFailure(event.error);
    const onRejection = (event: PromiseRejectionEvent) => onFailure(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  return null;
}
