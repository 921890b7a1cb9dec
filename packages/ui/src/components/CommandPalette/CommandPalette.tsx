'use client';

import { Dialog as AriaDialog, Autocomplete, Input, SearchField } from 'react-aria-components';
import { Search } from '../../icons/index.ts';
import { ModalSurface } from '../Dialog/ModalSurface.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { type Command, CommandList } from './CommandList.tsx';
import * as styles from './CommandPalette.css.ts';
import { type CommandGroup, filterCommands } from './filterCommands.ts';

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly CommandGroup<Command>[];
  onSelect: (id: string) => void;
  emptyText: string;
  /** `none` where the groups come already searched, from a server. */
  filter?: 'words' | 'none';
};

/** Whoever shows it binds its key, usually Ctrl/Cmd+K. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, label, placeholder, query, onQueryChange, groups, onSelect, emptyText, filter } = props;
  const shown = filter === 'none' ? groups.filter((group) => group.items.length > 0) : filterCommands(groups, query);
  const select = (id: string) => {
    onOpenChange(false);
    onSelect(id);
  };
  return (
    <ModalSurface open={open} onOpenChange={onOpenChange} scrim={styles.scrim} surface={styles.surface}>
      <AriaDialog aria-label={label} className={styles.dialog}>
        <Autocomplete inputValue={query} onInputChange={onQueryChange}>
          <div className={styles.head}>
            <span className={styles.icon}>
              <Search />
            </span>
            <SearchField aria-label={label} autoFocus className={styles.field}>
              <Input placeholder={placeholder} className={styles.input} />
            </SearchField>
            <span aria-hidden="true">
              <Kbd>Esc</Kbd>
            </span>
          </div>
          <CommandList label={label} groups={shown} emptyText={emptyText} onSelect={select} />
        </Autocomplete>
      </AriaDialog>
    </ModalSurface>
  );
}
