'use client';

import { limits } from '@fundfront/content-model/limits';
import { useEffect } from 'react';

const key = 'reloaded-at';

/** Milliseconds. Notes the reload when it allows one. */
export function canReload(store: Pick<Storage, 'getItem' | 'setItem'>, now: number, minInterval: number): boolean {
  const last = Number(store.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (now - last < minInterval) return false;
  store.setItem(key, String(now));
  return true;
}

const failed = /ChunkLoadError|Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module/i;
const built = '/_next/static/';

const isChunkUrl = (url: string) => new URL(url, location.href).pathname.startsWith(built);

export function isChunkFailure(event: Event): boolean {
  const { target } = event;
  if (target instanceof HTMLScriptElement) return isChunkUrl(target.src);
  if (target instanceof HTMLLinkElement) return target.rel === 'stylesheet' && isChunkUrl(target.href);
  const reason = event instanceof ErrorEvent ? event.error : Reflect.get(event, 'reason');
  return reason instanceof Error && failed.test(`${reason.name} ${reason.message}`);
}

/** After a release an open page asks for files that are gone: it reloads, at most once a minute. */
export function ReloadOnce() {
  useEffect(() => {
    const onFailure = (event: Event) => {
      // Without a connection every file fails, and a reload would take away even the page that is there.
      if (!navigator.onLine || !isChunkFailure(event)) return;
      if (canReload(sessionStorage, Date.now(), limits.reloadOnceMs)) location.reload();
    };
    // Load errors do not bubble: the capture phase passes the window first.
    window.addEventListener('error', onFailure, true);
    window.addEventListener('unhandledrejection', onFailure);
    return () => {
      window.removeEventListener('error', onFailure, true);
      window.removeEventListener('unhandledrejection', onFailure);
    };
  }, []);
  return null;
}
