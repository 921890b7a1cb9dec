'use client';

import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import {
  Button as AriaButton,
  Collection,
  DropIndicator,
  Group,
  I18nProvider,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import { ChevronDown, ChevronEnd, DragHandle } from '../../icons/index.ts';
import * as styles from './SortableTree.css.ts';

export type SortableTreeItem = { id: string; label: string; children: readonly SortableTreeItem[] };

export type TreeDrop = { target: string; position: 'before' | 'after' | 'on' };

export type SortableTreeProps = {
  label: string;
  lang: 'en' | 'ur';
  items: readonly SortableTreeItem[];
  line: (id: string) => ReactNode;
  details: (id: string) => ReactNode;
  open: string | null;
  onOpen: (id: string | null) => void;
  /** Both are left out where nothing may be moved. */
  canMove?: (id: string, drop: TreeDrop) => boolean;
  onMove?: (id: string, drop: TreeDrop) => void;
};

const parentsOf = (items: readonly SortableTreeItem[]): string[] =>
  items.flatMap(({ id, children }) => (children.length > 0 ? [id, ...parentsOf(children)] : []));

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** By keyboard: Enter on the handle, arrows, Enter. Not for navigation. */
export function SortableTree({ label, lang, items, line, details, open, onOpen, canMove, onMove }: SortableTreeProps) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  // A row that can be dragged would go along when the mouse marks text inside it.
  const [hovered, setHovered] = useState<string | null>(null);
  const dragged = useRef<string | undefined>(undefined);
  const toggle = (id: string) => onOpen(open === id ? null : id);

  const { dragAndDropHooks } = useDragAndDrop<SortableTreeItem>({
    isDisabled: !onMove || (open !== null && hovered === open),
    getItems: (_keys, values) => values.map((value) => ({ 'text/plain': value.label })),
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ keys }) => {
      dragged.current = [...keys].map(String)[0];
    },
    getDropOperation: (target) => {
      if (target.type !== 'item' || dragged.current === undefined) return 'cancel';
      const drop = { target: String(target.key), position: target.dropPosition };
      return canMove?.(dragged.current, drop) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      for (const key of keys) onMove?.(String(key), { target: String(target.key), position: target.dropPosition });
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
  });

  const row = (item: SortableTreeItem): ReactNode => (
    <TreeItem id={item.id} textValue={item.label} className={styles.item} onAction={() => toggle(item.id)}>
      <TreeItemContent>
        {({ isExpanded, hasChildItems }) => (
          <>
            <div className={styles.line} data-open={open === item.id ? '' : undefined}>
              {onMove ? (
                <AriaButton slot="drag" aria-label={`Move ${item.label}`} className={styles.handle}>
                  <DragHandle size="s" />
                </AriaButton>
              ) : null}
              {hasChildItems ? (
                <AriaButton slot="chevron" className={styles.chevron}>
                  {isExpanded ? <ChevronDown size="s" /> : <ChevronEnd size="s" />}
                </AriaButton>
              ) : (
                <span className={styles.noChevron} />
              )}
              <AriaButton aria-expanded={open === item.id} className={styles.label} onPress={() => toggle(item.id)}>
                {line(item.id)}
              </AriaButton>
            </div>
            {open === item.id ? (
              <Group
                className={styles.details}
                onPointerDown={stop}
                onClick={stop}
                onHoverChange={(over) => setHovered(over ? item.id : null)}
              >
                {details(item.id)}
              </Group>
            ) : null}
          </>
        )}
      </TreeItemContent>
      <Collection items={item.children}>{row}</Collection>
    </TreeItem>
  );

  return (
    <I18nProvider locale={lang === 'ur' ? 'ur-PK' : 'en-GB'}>
      <Tree
        aria-label={label}
        items={items}
        expandedKeys={parentsOf(items).filter((id) => !collapsed.has(id))}
        onExpandedChange={(expanded) => setCollapsed(new Set(parentsOf(items).filter((id) => !expanded.has(id))))}
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        className={styles.tree}
      >
        {row}
      </Tree>
    </I18nProvider>
  );
}
