'use client';

import { useEffect } from 'react';

/** Calls, pictures and files are today's. */
const notPages = /^\/(?:api|og|_next)\/|\.\w+$/;

/**
 * For what script draws after the page came: the server has put every link of the document into the moment already. In
 * the capture phase, before a form or a link acts on its own.
 */
export function StayInPast({ prefix }: { prefix: string }) {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.hasAttribute('data-today') || link.getAttribute('href')?.startsWith('#')) return;
      const { origin, pathname, search, hash } = new URL(link.href, location.href);
      if (origin !== location.origin || pathname.startsWith(`${prefix}/`) || notPages.test(pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      location.assign(prefix + pathname + search + hash);
    };
    const refuse = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', stay, true);
    document.addEventListener('submit', refuse, true);
    return () => {
      document.removeEventListener('click', stay, true);
      document.removeEventListener('submit', refuse, true);
    };
  }, [prefix]);
  return null;
}
