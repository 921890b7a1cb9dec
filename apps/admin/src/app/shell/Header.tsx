import { IconButton } from '@fundfront/ui/components/IconButton';
import { Kbd } from '@fundfront/ui/components/Kbd';
import { MenuLines, Search } from '@fundfront/ui/icons';
import { type RefCallback, Suspense } from 'react';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { setUiState } from '../../uiStore/uiStore.ts';
import * as styles from './Header.css.ts';
import { lazyOnIdle } from './lazyOnIdle.ts';

const Notifications = lazyOnIdle(async () => (await import('./Notifications.tsx')).Notifications);
const UserMenu = lazyOnIdle(async () => (await import('./UserMenu.tsx')).UserMenu);

interface HeaderProps {
  crumbs: RefCallback<HTMLElement>;
  actions: RefCallback<HTMLElement>;
}

export function Header({ crumbs, actions }: HeaderProps) {
  const openPalette = () => setUiState({ paletteOpen: true });
  return (
    <header className={styles.bar}>
      <span className={styles.burger}>
        <IconButton label="Open the menu" icon={<MenuLines />} onClick={() => setUiState({ drawerOpen: true })} />
      </span>
      <div className={styles.crumbs} ref={crumbs} />
      <div className={styles.actions} ref={actions} />
      <div className={styles.tools}>
        <button type="button" className={styles.search} onClick={openPalette}>
          <Search size="s" />
          <span className={styles.searchLabel}>Search</span>
          <span className={styles.searchKey} aria-hidden="true">
            <Kbd>{keyLabel('palette')}</Kbd>
          </span>
        </button>
        <div className={styles.onRequest}>
          <Suspense>
            <Notifications />
            <UserMenu />
          </Suspense>
        </div>
      </div>
    </header>
  );
}
