import { SkipLink } from '@fundfront/ui/components/SkipLink';
import { Spinner } from '@fundfront/ui/components/Spinner';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useIsNavigating } from '../../history/HistoryRouter.tsx';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { HeaderSlotsProvider } from '../../layout/headerSlots.ts';
import { useOnceOpen } from '../../layout/useOnceOpen.ts';
import { setUiState, useUiStore } from '../../uiStore/uiStore.ts';
import { Header } from './Header.tsx';
import { lazyOnIdle } from './lazyOnIdle.ts';
import { Progress } from './Progress.tsx';
import * as styles from './Shell.css.ts';
import { SideNav } from './SideNav.tsx';
import { useLinkClicks } from './useLinkClicks.ts';
import { useLinkPreload } from './useLinkPreload.ts';

const CollapsedNav = lazyOnIdle(async () => (await import('./CollapsedNav.tsx')).CollapsedNav);
const UploadTray = lazyOnIdle(async () => (await import('../../entries/media/UploadTray.tsx')).UploadTray);
const NavDrawer = lazy(async () => ({ default: (await import('./NavDrawer.tsx')).NavDrawer }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog }));
const loadPalette = () => import('../palette/Palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** With the first press of any key or button, so that the palette answers its own at once. */
function usePreloadedPalette(): void {
  useEffect(() => {
    const preload = () => {
      stop();
      loadPalette().catch(() => undefined);
    };
    const stop = () => {
      removeEventListener('keydown', preload, { capture: true });
      removeEventListener('pointerdown', preload, { capture: true });
    };
    addEventListener('keydown', preload, { capture: true });
    addEventListener('pointerdown', preload, { capture: true });
    return stop;
  }, []);
}

export function Shell() {
  const { navCollapsed, collapseRequests, collapseOverridden, drawerOpen, shortcutsOpen, paletteOpen } = useUiStore();
  const opened = {
    drawer: useOnceOpen(drawerOpen),
    shortcuts: useOnceOpen(shortcutsOpen),
    palette: useOnceOpen(paletteOpen),
  };
  const autoCollapsed = collapseRequests > 0 && !collapseOverridden;
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ crumbs, actions }), [crumbs, actions]);
  const { pathname } = useLocation();
  useLinkClicks();
  useLinkPreload();
  const navigating = useIsNavigating();
  usePreloadedPalette();
  useShortcut('palette', () => setUiState({ paletteOpen: !paletteOpen }));
  useShortcut('sheet', () => setUiState({ shortcutsOpen: true }));

  useEffect(() => {
    if (pathname) setUiState({ drawerOpen: false });
  }, [pathname]);

  return (
    <HeaderSlotsProvider value={slots}>
      <SkipLink href="#screen">Skip to the screen</SkipLink>
      <Progress />
      <div className={styles.app} data-nav={navCollapsed ? 'folded' : autoCollapsed ? 'squeezed' : 'open'}>
        <div className={styles.nav}>
          <SideNav variant="side" />
        </div>
        <div className={styles.strip}>
          <Suspense>{navCollapsed || autoCollapsed ? <CollapsedNav /> : null}</Suspense>
        </div>
        <div className={styles.pane}>
          <Header crumbs={setCrumbs} actions={setActions} />
          <main id="screen" className={styles.screen} tabIndex={-1} data-navigating={navigating || undefined}>
            <Suspense
              fallback={
                <div className={styles.loading}>
                  <Spinner label="Opening the screen" />
                </div>
              }
            >
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      <Suspense>
        {opened.drawer ? <NavDrawer /> : null}
        {opened.shortcuts ? <ShortcutsDialog /> : null}
        {opened.palette ? <Palette /> : null}
        <UploadTray />
      </Suspense>
    </HeaderSlotsProvider>
  );
}
