import { Drawer } from '@fundfront/ui/components/Drawer';
import { setLook, useLook } from '../../look/look.ts';
import { SideNav } from './SideNav.tsx';

/** The navigation on phones and tablets. */
export function NavDrawer() {
  const open = useLook((look) => look.drawerOpen);
  return (
    <Drawer open={open} onOpenChange={(next) => setLook({ drawerOpen: next })} side="start" title="Menu">
      <SideNav place="drawer" />
    </Drawer>
  );
}
