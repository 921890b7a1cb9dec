import type { ReactNode } from 'react';
import * as styles from './StickyBar.css.ts';

export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.holder}>
      <div className={styles.bar} data-sticky-bar="">
        {children}
      </div>
    </div>
  );
}
