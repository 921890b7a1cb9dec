import { Close, MenuLines, Search } from '@fundfront/ui/icons';
import type { ReactNode } from 'react';
import * as styles from './MobileMenu.css.ts';

interface MobileMenuProps {
  messages: { open: string; close: string; panel: string; search: string };
  fallback: { menu: string; search: string };
  brand: ReactNode;
  children: ReactNode;
}

/** Works by `startMobileMenu`; without script its triggers are links to pages. */
export function MobileMenu({ messages, fallback, brand, children }: MobileMenuProps) {
  return (
    <div className={styles.triggers} data-print="hide" data-mobile-menu="">
      <a
        href={fallback.search}
        aria-label={messages.search}
        className={styles.icon}
        data-opens-at='input[type="search"]'
      >
        <Search />
      </a>
      <a href={fallback.menu} aria-label={messages.open} className={styles.icon} data-opens-at="[data-first]">
        <MenuLines />
      </a>
      <dialog aria-label={messages.panel} className={styles.panel}>
        <div className={styles.bar}>
          {brand}
          <button type="button" data-close data-first aria-label={messages.close} className={styles.icon}>
            <Close />
          </button>
        </div>
        {children}
      </dialog>
    </div>
  );
}
