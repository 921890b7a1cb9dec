'use client';

import { inertBody } from '@fundfront/ui/trustedHtml';
import { useEffect } from 'react';
import { pageReplaced } from '../../loader/pageReplaced.ts';

async function takeOver(): Promise<void> {
  const response = await fetch(location.href);
  if (!response.ok) return;
  const next = inertBody(await response.text());
  next.querySelector('[data-island="followEditor"]')?.setAttribute('data-live', '');
  document.body.replaceChildren(...next.childNodes);
  dispatchEvent(new Event(pageReplaced));
}

/** The editor around the frame says when what it shows was typed over; the page changes in place and keeps its scroll. */
export function FollowEditor({ admin }: { admin: string }) {
  useEffect(() => {
    if (window.parent === window) return;
    let wanted = 0;
    const follow = async ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== admin || data !== 'preview:refresh') return;
      wanted += 1;
      if (wanted > 1) return;
      for (let begun = 0; begun < wanted; ) {
        begun = wanted;
        await takeOver().catch(() => undefined);
      }
      wanted = 0;
    };
    window.addEventListener('message', follow);
    window.parent.postMessage('preview:ready', admin);
    return () => window.removeEventListener('message', follow);
  }, [admin]);
  return null;
}
