'use client';

import { limits } from '@fundfront/content-model/limits';
import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './StickyBar.css.ts';

/** Shrinks after the specification's 50 px. */
export function StickyBar({ children }: { children: ReactNode }) {
  const [compact, setCompact] = useState(false);

  useEffect(() => {
    const update = () => setCompact(window.scrollY > limits.stickyHeaderPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return (
    <div className={styles.holder}>
      <div className={styles.bar} data-compact={compact || undefined}>
        {children}
      </div>
    </div>
  );
}
