'use client';

import { useEffect, useState } from 'react';
import { connectionEvents } from '../../content/browserFetch.ts';
import * as styles from './OfflineBar.css.ts';

export function OfflineBar({ message }: { message: string }) {
  const [lost, setLost] = useState(false);

  useEffect(() => {
    const gone = () => setLost(true);
    const back = () => setLost(false);
    setLost(!navigator.onLine);
    const events = { offline: gone, [connectionEvents.lost]: gone, online: back, [connectionEvents.back]: back };
    for (const [name, listener] of Object.entries(events)) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(events)) window.removeEventListener(name, listener);
    };
  }, []);

  return (
    <div role="status" className={styles.region}>
      {lost ? <p className={styles.bar}>{message}</p> : null}
    </div>
  );
}
