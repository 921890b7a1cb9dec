'use client';

import { useEffect, useEffectEvent } from 'react';
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

export function useCommandKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // A text editor makes links with the same keys.
      if (event.target instanceof Element && event.target.closest('[data-own-command-key]')) return;
      event.preventDefault();
      press();
    };
    // A list or tree that handles its keys keeps them from the window: only the capture phase hears all of them.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** The screen binds Ctrl/Cmd+K (`useCommandKey`). */
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
