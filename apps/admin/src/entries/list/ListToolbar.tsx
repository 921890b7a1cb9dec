import type { ContentType } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { Select } from '@fundfront/ui/components/Select';
import { type ReactNode, useCallback, useId, useRef } from 'react';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { setUiState, useUiStore } from '../../uiStore/uiStore.ts';
import { useDebouncedSearch } from '../useDebouncedSearch.ts';
import { ColumnsPopover } from './ColumnsPopover.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import * as styles from './List.css.ts';
import type { ChangeList, ListState } from './listState.ts';

interface ListToolbarProps {
  type: ContentType;
  state: ListState;
  onChange: ChangeList;
  children?: ReactNode;
}

export function ListToolbar({ type, state, onChange, children }: ListToolbarProps) {
  const search = useCallback((terms: string) => onChange({ search: terms }), [onChange]);
  const [typed, setTyped] = useDebouncedSearch(state.search, search);
  const compact = useUiStore(({ density }) => density === 'compact');
  const sortId = useId();
  const input = useRef<HTMLInputElement>(null);
  useShortcut('find', () => input.current?.focus());

  const sorts = [
    ...(type.tree ? [{ value: 'tree', label: 'Tree' }] : []),
    ...type.list.columns.map((column) => ({ value: column, label: type.fields[column]?.label ?? column })),
    { value: 'updatedAt', label: 'Changed' },
  ];
  return (
    <div className={styles.toolbar}>
      <span className={styles.tools}>
        <SearchField
          ref={input}
          label={`Search ${type.labels.many.toLowerCase()}`}
          shortcut={keyLabel('find')}
          width="bar"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <FilterPopover type={type} state={state} onChange={onChange} />
      </span>
      <span className={styles.tools}>
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
        <ColumnsPopover type={type} state={state} onChange={(columns) => onChange({ columns })} />
        <Button
          tone="quiet"
          aria-pressed={compact}
          onClick={() => setUiState({ density: compact ? 'comfortable' : 'compact' })}
        >
          Compact
        </Button>
        {children}
      </span>
    </div>
  );
}
