import { keysOf } from '@fundfront/content-model/objects';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import * as styles from './List.css.ts';
import type { ListTab } from './listState.ts';

type Counts = ResponseOf<typeof calls.listEntries>['counts'];

interface ListTabsProps {
  counts: Counts | undefined;
  tab: ListTab;
  onTab: (tab: ListTab) => void;
  many: boolean;
}

const labels: Record<ListTab, string> = {
  all: 'All',
  draft: 'Drafts',
  changed: 'Edited since',
  outdated: 'Urdu behind',
  missing: 'Not in Urdu',
};

/** Buttons, not ARIA tabs: they filter the one table below. */
export function ListTabs({ counts, tab, onTab, many }: ListTabsProps) {
  const shown = keysOf(labels).filter((name) => many || (name !== 'outdated' && name !== 'missing'));
  return (
    <fieldset className={styles.tabs}>
      <legend className={styles.hidden}>Show</legend>
      {shown.map((name) => (
        <button key={name} type="button" className={styles.tab} aria-pressed={name === tab} onClick={() => onTab(name)}>
          {labels[name]}
          {counts ? <span className={styles.count}>{counts[name].toLocaleString('en')}</span> : null}
        </button>
      ))}
    </fieldset>
  );
}
