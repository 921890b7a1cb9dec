import type { FieldControl } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { FileText } from '@fundfront/ui/icons';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { EntryOptions, FormServices, Option } from '../../ContentForm/services.ts';
import { movedBy, Options, optionId } from '../richText/Options.tsx';
import * as styles from './EntrySearch.css.ts';

interface EntrySearchProps extends FieldControl {
  services: Pick<FormServices, 'useOptions' | 'useOptionLabel'>;
  type: string;
  value: string | null;
  /** What stands for no entry; null where there must be one. */
  empty: string | null;
  disabled?: boolean;
  onChange: (id: string | null) => void;
  onBlur?: () => void;
}

const pauseMs = 150;

function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Finds one of many entries by its name. What was typed and not chosen is let go of. */
export function EntrySearch({
  services,
  type,
  value,
  empty,
  disabled,
  onChange,
  onBlur,
  ...control
}: EntrySearchProps) {
  const id = useId();
  const label = labelOf(value, services.useOptionLabel(type, value ?? ''));
  const [text, setText] = useState<string | null>(null);
  const [index, setIndex] = useState(0);
  const search = usePaused(text?.trim() ?? '');
  const list = services.useOptions(text === null ? '' : type, search);
  const asking = list === null || search !== (text?.trim() ?? '');
  const none: Option[] = empty !== null && search === '' ? [{ value: '', label: empty }] : [];
  const found = text === null || asking ? [] : [...none, ...list.options];
  const chosen = Math.min(index, found.length - 1);

  function choose(at: number) {
    const option = found[at];
    if (!option) return;
    onChange(option.value || null);
    setText(null);
  }

  function open(typed: string) {
    setText(typed);
    setIndex(0);
  }

  function handleKey(event: KeyboardEvent) {
    const moved = movedBy(event.key, chosen, found.length);
    if (moved !== undefined) setIndex(moved);
    else if (event.key === 'ArrowDown' && text === null) open('');
    else if (event.key === 'Enter' && text !== null) choose(chosen);
    else if (event.key === 'Escape' && text !== null) setText(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.search}>
      <TextInput
        {...control}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? optionId(`${id}-list`, chosen) : undefined}
        autoComplete="off"
        placeholder={text === null ? (empty ?? 'Search by name') : (label ?? 'Search by name')}
        value={text ?? label ?? ''}
        disabled={disabled}
        onClick={() => text === null && open('')}
        onChange={(event) => open(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          setText(null);
          onBlur?.();
        }}
      />
      <div className={text === null ? undefined : styles.found}>
        {found.length > 0 ? (
          <Options
            id={`${id}-list`}
            label="Found"
            options={found.map(({ value: key, ...option }) => ({ key, icon: <FileText />, ...option }))}
            chosen={chosen}
            onChoose={choose}
          />
        ) : null}
        <output className={styles.hint}>{text === null ? '' : hintOf(asking, list)}</output>
      </div>
    </div>
  );
}

function labelOf(id: string | null, label: string | null | undefined): string | null {
  if (id === null) return null;
  return label === undefined ? 'No longer in the list' : (label ?? 'Loading…');
}

function hintOf(asking: boolean, list: EntryOptions | null): string {
  if (asking || !list) return 'Searching…';
  if (list.options.length === 0) return 'Nothing has that name.';
  return list.more ? 'There are more: type a part of the name.' : '';
}
