import type { ReactNode } from 'react';
import * as styles from './SidebarLayout.css.ts';

interface SidebarLayoutProps {
  rail: ReactNode;
  children: ReactNode;
}

/** In one column the facts come first; `Split` puts its second part last. */
export function SidebarLayout({ rail, children }: SidebarLayoutProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.rail}>{rail}</div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
