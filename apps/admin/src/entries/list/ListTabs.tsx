import { limits } from '@fundfront/content-model';
import { keysOf } from '@fundfront/content-model/objects';
import type { calls, ResponseOf, StateCount } from '@fundfront/content-model/wire';
import type { ReactNode } from 'react';
import * as styles from './List.css.ts';
import type { ListTab } from './listState.ts';

type Counts = ResponseOf<typeof calls.countEntries>;

interface ListTabsProps {
  counts: Counts | undefined;
  tab: ListTab;
  onTab: (tab: ListTab) => void;
  many: boolean;
  children?: ReactNode;
}

const labels = {
  all: 'All',
  draft: 'Drafts',
  changed: 'Edited since',
  outdated: 'Urdu behind',
  missing: 'Not in Urdu',
  trash: 'Trash',
} as const satisfies Partial<Record<ListTab, string>>;

/** `1,000+` where counting stopped. */
export function countText({ count, more }: StateCount): string {
  return `${count.toLocaleString('en')}${more ? '+' : ''}`;
}

/** Buttons, not ARIA tabs: they filter the one table below. */
export function ListTabs({ counts, tab, onTab, many, children }: ListTabsProps) {
  const shown = keysOf(labels).filter((name) => many || (name !== 'outdated' && name !== 'missing'));
  return (
    <fieldset className={styles.tabs}>
      <legend className={styles.hidden}>Show</legend>
      {shown.map((name) => (
        <button key={name} type="button" className={styles.tab} aria-pressed={name === tab} onClick={() => onTab(name)}>
          {labels[name]}
          <span
            className={styles.count}
            title={counts?.[name].more ? `More than ${limits.countedEntries.toLocaleString('en')}` : undefined}
          >
            {counts ? countText(counts[name]) : null}
          </span>
        </button>
      ))}
      {children}
    </fieldset>
  );
}
