import { directionOf, type Locale } from '@fundfront/content-model';
import { Chip } from '@fundfront/ui/components/Chip';
import { SortableTree } from '@fundfront/ui/components/SortableTree';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { useState } from 'react';
import { ItemForm } from './ItemForm.tsx';
import * as styles from './MenuTree.css.ts';
import {
  changeNode,
  dropPosition,
  linesOf,
  type MenuNode,
  moveNode,
  removeNode,
  type Step,
  stepPosition,
  type TreePosition,
  treeItemsOf,
} from './tree.ts';

export interface MenuTreeProps {
  label: string;
  locale: Locale;
  plain: boolean;
  nodes: readonly MenuNode[];
  editable: boolean;
  selected: string | null;
  onSelect: (key: string | null) => void;
  onChange: (nodes: readonly MenuNode[]) => void;
}

function ItemLine({ node, locale, plain }: { node: MenuNode; locale: Locale; plain: boolean }) {
  return (
    <>
      <span className={styles.title} lang={locale}>
        {node.title || 'Untitled'}
      </span>
      <bdi className={styles.url} dir="ltr">
        {node.url || 'no address'}
      </bdi>
      <span className={styles.marks} dir="ltr">
        {node.isFullWidth && !plain ? <Chip>Mega</Chip> : null}
        {node.isHeading && !plain ? <Chip>Heading</Chip> : null}
        {node.id === null ? <StatusMark status="draft" label="New" /> : null}
        {node.id !== null && !node.live ? <StatusMark status="draft" label="Not public" /> : null}
      </span>
    </>
  );
}

export function MenuTree({ label, locale, plain, nodes, editable, selected, onSelect, onChange }: MenuTreeProps) {
  const [announcement, setAnnouncement] = useState('');
  const lines = new Map(linesOf(nodes).map((line) => [line.node.key, line]));

  const moveTo = (key: string, position: TreePosition | null) => {
    if (!position) return setAnnouncement('There is no place in this direction.');
    const moved = moveNode(nodes, key, position);
    if (moved === nodes) return setAnnouncement('It cannot be moved there: menus have three levels.');
    onChange(moved);
    const line = linesOf(moved).find(({ node }) => node.key === key);
    if (line) setAnnouncement(`${line.node.title}: level ${line.depth + 1}, ${line.index + 1} of ${line.of}`);
  };

  return (
    <div className={styles.container} dir={directionOf(locale)}>
      <SortableTree
        label={label}
        lang={locale}
        items={treeItemsOf(nodes)}
        open={selected}
        onOpen={onSelect}
        line={(key) => {
          const node = lines.get(key)?.node;
          return node ? <ItemLine node={node} locale={locale} plain={plain} /> : null;
        }}
        details={(key) => {
          const line = lines.get(key);
          if (!line) return null;
          return (
            <ItemForm
              line={line}
              locale={locale}
              plain={plain}
              editable={editable}
              onStep={(step: Step) => moveTo(key, stepPosition(nodes, key, step))}
              onChange={(values) => onChange(changeNode(nodes, key, values))}
              onRemove={() => {
                onChange(removeNode(nodes, key));
                setAnnouncement(`${line.node.title} is taken out. It goes when you save.`);
              }}
            />
          );
        }}
        canMove={(key, drop) => {
          const position = dropPosition(nodes, key, drop);
          return position !== null && moveNode(nodes, key, position) !== nodes;
        }}
        onMove={editable ? (key, drop) => moveTo(key, dropPosition(nodes, key, drop)) : undefined}
      />
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </div>
  );
}
