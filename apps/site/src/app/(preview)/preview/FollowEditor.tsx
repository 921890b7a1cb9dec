'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The editor around the frame says when what it shows was typed over; the page changes in place and keeps its scroll. */
export function FollowEditor({ admin }: { admin: string }) {
  const router = useRouter();
  useEffect(() => {
    if (window.parent === window) return;
    const follow = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === window.parent && origin === admin && data === 'preview:refresh') router.refresh();
    };
    window.addEventListener('message', follow);
    window.parent.postMessage('preview:ready', admin);
    return () => window.removeEventListener('message', follow);
  }, [router, admin]);
  return null;
}
