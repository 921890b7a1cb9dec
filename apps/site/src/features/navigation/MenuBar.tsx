import type { ReactNode } from 'react';
import * as styles from './MenuBar.css.ts';

export interface MenuBarItem {
  id: string;
  title: string;
  href: string | null;
  external: boolean;
  current: boolean;
  panel: ReactNode;
  wide: boolean;
}

interface MenuBarProps {
  label: string;
  newTab: string;
  items: readonly MenuBarItem[];
}

/** Works by `startMenuBar`; without script the browser's own hover and focus open the panels. */
export function MenuBar({ label, newTab, items }: MenuBarProps) {
  return (
    <nav aria-label={label} className={styles.nav} data-menu-bar="">
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id} data-item={index} className={item.wide ? styles.itemWide : styles.item}>
            <MenuBarLink item={item} panelId={`menu-${index}`} newTab={newTab} />
            {item.panel ? (
              <div id={`menu-${index}`} data-panel className={item.wide ? styles.panelWide : styles.panel}>
                {item.panel}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuBarLink({ item, panelId, newTab }: { item: MenuBarItem; panelId: string; newTab: string }) {
  const state = item.panel ? { 'aria-expanded': false, 'aria-controls': panelId } : {};
  if (item.href === null) {
    return (
      <button type="button" data-top className={styles.top} {...state}>
        {item.title}
      </button>
    );
  }
  const tab = item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      data-top
      href={item.href}
      className={styles.top}
      aria-current={item.current ? 'true' : undefined}
      {...tab}
      {...state}
    >
      {item.title}
      {item.external ? <span className={styles.hidden}> ({newTab})</span> : null}
    </a>
  );
}
