import { type MenuName, menus } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Plus } from '@fundfront/ui/icons';
import { CallError } from '../../layout/CallError.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { MenuPreview } from './MenuPreview.tsx';
import { MenuTree } from './MenuTree.tsx';
import { insertNode } from './tree.ts';
import type { MenuDraft } from './useMenuDraft.ts';

export interface MenuPanelProps {
  draft: MenuDraft;
  editable: boolean;
  selected: string | null;
  onSelect: (key: string | null) => void;
}

const menuOf = (name: MenuName) => menus.find((menu) => menu.name === name) ?? menus[0];

export function MenuPanel({ draft, editable, selected: chosen, onSelect }: MenuPanelProps) {
  const selected = draft.currentKey(chosen);
  const { label, locale } = menuOf(draft.menu);
  const { nodes, loading, error } = draft;
  const add = () => {
    const key = `new-${crypto.randomUUID()}`;
    const node = {
      key,
      id: null,
      title: '',
      url: '',
      isFullWidth: false,
      isHeading: false,
      version: 0,
      live: false,
      children: [],
    };
    draft.change(insertNode(nodes, node, { parent: null, index: nodes.length }));
    onSelect(key);
  };
  return (
    <Panel
      title={label}
      inset="none"
      action={
        editable ? (
          <Button size="s" tone="secondary" icon={<Plus size="s" />} onClick={add}>
            Add an item
          </Button>
        ) : null
      }
    >
      {error ? <CallError what={`The ${label.toLowerCase()}`} error={error} onRetry={draft.reload} /> : null}
      {loading && !error ? <Skeleton lines={8} /> : null}
      {!loading && !error && nodes.length === 0 ? (
        <EmptyState title="No items yet">Add the first one; it shows to the public once you publish.</EmptyState>
      ) : null}
      {nodes.length > 0 ? (
        <>
          {draft.menu === 'admin' ? null : <MenuPreview nodes={nodes} locale={locale} selected={selected} />}
          <MenuTree
            label={label}
            locale={locale}
            plain={draft.menu === 'admin'}
            nodes={nodes}
            editable={editable}
            selected={selected}
            onSelect={onSelect}
            onChange={draft.change}
          />
        </>
      ) : null}
    </Panel>
  );
}
