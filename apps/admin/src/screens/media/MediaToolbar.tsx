import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { Select } from '@fundfront/ui/components/Select';
import { useCallback, useRef } from 'react';
import { countLabel } from '../../entries/media/mediaLabels.ts';
import { useDebouncedSearch } from '../../entries/useDebouncedSearch.ts';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { Toolbar } from '../../layout/Toolbar.tsx';
import * as styles from './MediaScreen.css.ts';
import { type ChangeFilter, checks, type MediaFilter, nowhere } from './useMediaFilter.ts';

export type Overview = ResponseOf<typeof calls.mediaOverview>;

interface MediaToolbarProps {
  filter: MediaFilter;
  overview: Overview | undefined;
  onChange: ChangeFilter;
}

const kinds = [
  { value: 'image', label: 'Pictures' },
  { value: 'pdf', label: 'PDF' },
  { value: 'document', label: 'Word and Excel' },
] as const;

export function MediaToolbar({ filter, overview, onChange }: MediaToolbarProps) {
  const search = useCallback((terms: string) => onChange({ search: terms }), [onChange]);
  const [typed, setTyped] = useDebouncedSearch(filter.search, search);
  const input = useRef<HTMLInputElement>(null);
  useShortcut('find', () => input.current?.focus());
  const missing = overview?.checks.noAlt;

  return (
    <Toolbar
      end={
        <>
          <SegmentedControl
            label="View"
            options={[
              { value: 'grid', label: 'Grid' },
              { value: 'list', label: 'List' },
            ]}
            value={filter.view}
            onChange={(view) => onChange({ view })}
          />
          <Select
            width="fit"
            aria-label="Order"
            value={filter.sort}
            onChange={({ currentTarget }) => onChange({ sort: currentTarget.value === 'title' ? 'title' : 'newest' })}
          >
            <option value="newest">Newest first</option>
            <option value="title">By title</option>
          </Select>
        </>
      }
    >
      <SearchField
        ref={input}
        width="bar"
        shortcut={keyLabel('find')}
        label="Search files"
        placeholder="Name, alt text, tag"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Select
        width="fit"
        aria-label="Kind"
        value={filter.kind ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ kind: kinds.find(({ value }) => value === currentTarget.value)?.value })
        }
      >
        <option value="">Any kind</option>
        {kinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <span className={styles.narrowOnly}>
        <Select
          width="fit"
          aria-label="Folder, tag or check"
          value={`${filter.check ? `check ${filter.check}` : ''}${filter.folder ? `folder ${filter.folder}` : ''}${filter.tag ? `tag ${filter.tag}` : ''}`}
          onChange={({ currentTarget }) => {
            const [kind = '', ...rest] = currentTarget.value.split(' ');
            const value = rest.join(' ');
            const check = checks.find((each) => kind === 'check' && each.value === value)?.value;
            onChange({
              ...nowhere,
              check,
              ...(kind === 'folder' && { folder: value }),
              ...(kind === 'tag' && { tag: value }),
            });
          }}
        >
          <option value="">All files</option>
          {overview?.folders.map(({ id, name }) => (
            <option key={id} value={`folder ${id}`}>
              {name}
            </option>
          ))}
          {overview?.tags.map((tag) => (
            <option key={tag} value={`tag ${tag}`}>
              # {tag}
            </option>
          ))}
          {checks.map(({ value, label }) => (
            <option key={value} value={`check ${value}`}>
              {label}
            </option>
          ))}
        </Select>
      </span>
      {missing && missing.value > 0 ? (
        <span className={styles.wideOnly}>
          <Button
            tone="secondary"
            aria-pressed={filter.check === 'noAlt'}
            onClick={() => onChange({ ...nowhere, check: filter.check === 'noAlt' ? undefined : 'noAlt' })}
          >
            Alt missing {countLabel(missing)}
          </Button>
        </span>
      ) : null}
    </Toolbar>
  );
}
