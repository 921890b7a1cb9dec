import { contentType, type MenuName, menus } from '@fundfront/content-model';
import { Notice } from '@fundfront/ui/components/Notice';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useLeaveGuard } from '../../entries/edit/useLeaveGuard.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Toolbar } from '../../layout/Toolbar.tsx';
import { useCan, useTypeRights } from '../../session/useCan.ts';
import { MenuActions } from './MenuActions.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import * as styles from './MenuScreen.css.ts';
import { linesOf } from './tree.ts';
import { type MenuDraft, useMenuDraft } from './useMenuDraft.ts';
import { useSaveMenus } from './useSaveMenus.ts';

type View = 'site' | 'admin';

const views: { value: View; label: string }[] = [
  { value: 'site', label: 'Menus of the site' },
  { value: 'admin', label: 'Admin navigation' },
];

/** @param target as in `/admin/menu/urdu` or `/admin/menu/<id of an item>` */
function viewOf(target: string | undefined, admin: MenuDraft): View {
  const inAdmin = target === 'admin' || linesOf(admin.nodes).some(({ node }) => node.key === target);
  return inAdmin ? 'admin' : 'site';
}

const localeOf = (name: MenuName) => menus.find((menu) => menu.name === name)?.locale;

export function MenuScreen() {
  const { id: target } = useParams();
  const drafts: Record<MenuName, MenuDraft> = {
    main: useMenuDraft('main'),
    urdu: useMenuDraft('urdu'),
    admin: useMenuDraft('admin'),
  };
  const [chosen, setChosen] = useState<View>();
  const [selected, setSelected] = useState<string | null>(target ?? null);
  const rights = useTypeRights(contentType('menuItem'));
  const canEditMenus = rights.canEdit();
  const canEdit = useCan('content.edit', 'anywhere') && canEditMenus;
  const canPublish = rights.canPublish();
  const all = menus.map(({ name }) => drafts[name]);
  const saving = useSaveMenus(all);
  const count = all.reduce((sum, { operations }) => sum + operations.length, 0);
  const guard = useLeaveGuard(count > 0);
  const view = chosen ?? viewOf(target, drafts.admin);
  const shown: MenuName[] = view === 'admin' ? ['admin'] : ['main', 'urdu'];

  return (
    <Screen
      title="Menu"
      crumbs={[{ label: 'Site' }]}
      inset="none"
      status={saving.status ?? (count > 0 ? `${count} ${count === 1 ? 'change' : 'changes'} not saved` : undefined)}
      actions={
        canEditMenus ? (
          <MenuActions drafts={all} saving={saving} canEdit={canEdit} canPublish={canPublish} onInvalid={setSelected} />
        ) : null
      }
    >
      <Toolbar>
        <SegmentedControl label="Which menus" options={views} value={view} onChange={setChosen} />
      </Toolbar>
      <div className={styles.ground}>
        {canEditMenus ? null : (
          <Notice title="Your role may read the menus, not change them">A publisher or an administrator can.</Notice>
        )}
        {saving.failure ? (
          <Notice tone="bad" role="alert" title="Not everything was saved">
            {saving.failure}
          </Notice>
        ) : null}
        <div className={styles.columns}>
          {shown.map((name) => (
            <MenuPanel
              key={name}
              draft={drafts[name]}
              editable={canEdit && rights.canEdit(localeOf(name)) && !saving.busy}
              selected={selected}
              onSelect={setSelected}
            />
          ))}
        </div>
      </div>
      {guard}
    </Screen>
  );
}
