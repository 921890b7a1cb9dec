'use client';

import type { ReactNode } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import * as styles from './CommandPalette.css.ts';
import type { CommandGroup, CommandItem } from './filterCommands.ts';

export type Command = CommandItem & { icon?: ReactNode };

type CommandListProps = {
  label: string;
  groups: readonly CommandGroup<Command>[];
  emptyText: string;
  onSelect: (id: string) => void;
};

const asScroller = { tabIndex: 0 } as const;

export function CommandList({ label, groups, emptyText, onSelect }: CommandListProps) {
  return (
    <section {...asScroller} aria-label={label} className={styles.scroller}>
      <ListBox
        aria-label={label}
        className={styles.list}
        onAction={(key) => onSelect(String(key))}
        renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
      >
        {groups.map((group) => (
          <ListBoxSection key={group.label} id={group.label}>
            <Header className={styles.groupName}>{group.label}</Header>
            {group.items.map((item) => (
              <ListBoxItem key={item.id} id={item.id} textValue={item.label} className={styles.item}>
                {item.icon ? <span className={styles.itemIcon}>{item.icon}</span> : null}
                <span className={styles.label}>{item.label}</span>
                {item.hint ? <span className={styles.hint}>{item.hint}</span> : null}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </section>
  );
}
