import { SkipLink } from '@fundfront/ui/components/SkipLink';
import { Spinner } from '@fundfront/ui/components/Spinner';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { HeaderSlotsProvider } from '../../layout/headerSlots.ts';
import { setUiState, useUiStore } from '../../uiStore/uiStore.ts';
import { Header } from './Header.tsx';
import { lazyOnIdle } from './lazyOnIdle.ts';
import { Progress } from './Progress.tsx';
import * as styles from './Shell.css.ts';
import { SideNav } from './SideNav.tsx';
import { useLinkClicks } from './useLinkClicks.ts';

const CollapsedNav = lazyOnIdle(async () => (await import('./CollapsedNav.tsx')).CollapsedNav);
const NavDrawer = lazyOnIdle(async () => (await import('./NavDrawer.tsx')).NavDrawer);
const ShortcutsDialog = lazyOnIdle(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);
const UploadTray = lazyOnIdle(async () => (await import('../../entries/media/UploadTray.tsx')).UploadTray);
const Palette = lazyOnIdle(async () => (await import('../palette/Palette.tsx')).Palette);

export function Shell() {
  const { navCollapsed, collapseRequests, collapseOverridden } = useUiStore();
  const autoCollapsed = collapseRequests > 0 && !collapseOverridden;
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ crumbs, actions }), [crumbs, actions]);
  const { pathname } = useLocation();
  useLinkClicks();

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
          <main id="screen" className={styles.screen} tabIndex={-1}>
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
        <NavDrawer />
        <ShortcutsDialog />
        <Palette />
        <UploadTray />
      </Suspense>
    </HeaderSlotsProvider>
  );
}
