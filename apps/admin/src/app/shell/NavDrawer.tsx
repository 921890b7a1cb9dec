import { Drawer } from '@fundfront/ui/components/Drawer';
import { setUiState, useUiStore } from '../../uiStore/uiStore.ts';
import { SideNav } from './SideNav.tsx';

export function NavDrawer() {
  const open = useUiStore((ui) => ui.drawerOpen);
  return (
    <Drawer open={open} onOpenChange={(next) => setUiState({ drawerOpen: next })} side="start" title="Menu">
      <SideNav variant="drawer" />
    </Drawer>
  );
}
