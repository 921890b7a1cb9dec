import { isPlainClick } from '@fundfront/ui/plainClick';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event) || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return null;
  return link;
}

/** @returns whether the part of the page that the link names took the focus, as the browser would have moved it */
function focusPart(hash: string): boolean {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  part?.focus();
  return part !== null && document.activeElement === part;
}

/** The design system's links are plain anchors, so they need no router; one listener serves them all. */
export function useLinkClicks(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || !/^\/admin(\/|$)/.test(url.pathname)) return;
    event.preventDefault();
    if (url.hash && url.pathname === location.pathname && url.search === location.search && focusPart(url.hash)) return;
    navigate(url.pathname + url.search + url.hash);
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}
