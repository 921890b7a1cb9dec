import { IconButton } from '@fundfront/ui/components/IconButton';
import { Kbd } from '@fundfront/ui/components/Kbd';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { Sidebar } from '@fundfront/ui/icons';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { setUiState } from '../../uiStore/uiStore.ts';
import { currentUrl, filterGroups } from '../navigation/groups.ts';
import { useNavigation } from '../navigation/useNavigation.ts';
import { Brand } from './Brand.tsx';
import { lazyOnIdle } from './lazyOnIdle.ts';
import { NavGroups } from './NavGroups.tsx';
import * as styles from './SideNav.css.ts';

const ThemeSwitch = lazyOnIdle(async () => (await import('./ThemeSwitch.tsx')).ThemeSwitch);

export function SideNav({ variant }: { variant: 'side' | 'drawer' }) {
  const groups = useNavigation();
  const [filter, setFilter] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const shown = filterGroups(groups, filter);
  const here = currentUrl(
    groups.flatMap(({ entries }) => entries),
    pathname,
  );

  useShortcut('filterNavigation', () => field.current?.focus());

  const onKeyDown = (event: KeyboardEvent) => {
    const first = list.current?.querySelector('a');
    if (event.key === 'Enter') first?.click();
    else if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Escape') setFilter('');
    else return;
    event.preventDefault();
  };

  return (
    <nav className={styles.nav[variant]} aria-label="Main">
      {variant === 'side' ? (
        <div className={styles.head}>
          <Brand />
          <IconButton
            label="Fold the navigation"
            icon={<Sidebar size="s" />}
            size="s"
            onClick={() => setUiState({ navCollapsed: true })}
          />
        </div>
      ) : null}
      <div className={styles.filter}>
        <SearchField
          ref={field}
          label="Filter menu"
          {...(variant === 'side' && { shortcut: keyLabel('filterNavigation') })}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.list} ref={list}>
        <NavGroups groups={shown} here={here} />
        {shown.length === 0 ? <p className={styles.nothing}>No entry has these words.</p> : null}
      </div>
      <div className={styles.foot}>
        <Suspense>
          <ThemeSwitch />
        </Suspense>
        {variant === 'side' ? (
          <button type="button" className={styles.help} onClick={() => setUiState({ shortcutsOpen: true })}>
            <VisuallyHidden>Keyboard shortcuts</VisuallyHidden>
            <Kbd>{keyLabel('sheet')}</Kbd>
          </button>
        ) : null}
      </div>
    </nav>
  );
}
