import type { ContentType } from '@fundfront/content-model';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { Select } from '@fundfront/ui/components/Select';
import { useCallback, useId, useRef } from 'react';
import { useDebouncedSearch } from '../useDebouncedSearch.ts';
import { useShortcut } from '../useShortcut.ts';
import * as styles from './List.css.ts';
import type { ListState } from './listState.ts';

interface ListToolbarProps {
  type: ContentType;
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

export function ListToolbar({ type, state, onChange }: ListToolbarProps) {
  const search = useCallback((terms: string) => onChange({ search: terms }), [onChange]);
  const [typed, setTyped] = useDebouncedSearch(state.search, search);
  const sortId = useId();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('f', () => input.current?.focus());

  const sorts = [
    ...(type.tree ? [{ value: 'tree', label: 'Tree' }] : []),
    ...type.list.columns.map((column) => ({ value: column, label: type.fields[column]?.label ?? column })),
    { value: 'updatedAt', label: 'Changed' },
  ];
  return (
    <div className={styles.toolbar}>
      <SearchField
        ref={input}
        label={`Search ${type.labels.many.toLowerCase()}`}
        shortcut="F"
        width="bar"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <span className={styles.sort}>
        <label htmlFor={sortId}>Sort</label>
        <Select
          id={sortId}
          width="fit"
          value={state.sort}
          onChange={(event) => onChange({ sort: event.currentTarget.value })}
        >
          {sorts.map((sort) => (
            <option key={sort.value} value={sort.value}>
              {sort.label}
            </option>
          ))}
        </Select>
      </span>
    </div>
  );
}
