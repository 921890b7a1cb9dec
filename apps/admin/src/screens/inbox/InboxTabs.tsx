import { limits } from '@fundfront/content-model';
import type { InboxCounts } from '@fundfront/content-model/wire';
import * as styles from '../../entries/list/List.css.ts';
import type { ChangeInbox, InboxState } from './useInboxState.ts';

interface Tab {
  label: string;
  part: Pick<InboxState, 'state' | 'assignee'>;
  count?: keyof InboxCounts;
}

const tabs: readonly Tab[] = [
  { label: 'All', part: { state: 'all', assignee: '' } },
  { label: 'Open', part: { state: 'open', assignee: '' }, count: 'open' },
  { label: 'New', part: { state: 'new', assignee: '' }, count: 'new' },
  { label: 'Mine', part: { state: 'open', assignee: 'me' }, count: 'mine' },
  { label: 'Done', part: { state: 'done', assignee: '' }, count: 'done' },
  { label: 'Spam, held', part: { state: 'spam', assignee: '' }, count: 'spam' },
];

const countText = (count: number) =>
  count < limits.inboxCount ? count.toLocaleString('en') : `${(limits.inboxCount - 1).toLocaleString('en')}+`;

interface InboxTabsProps {
  counts: InboxCounts | undefined;
  state: InboxState;
  onChange: ChangeInbox;
}

export function InboxTabs({ counts, state, onChange }: InboxTabsProps) {
  return (
    <fieldset className={styles.tabs}>
      <legend className={styles.hidden}>Show</legend>
      {tabs.map(({ label, part, count }) => (
        <button
          key={label}
          type="button"
          className={styles.tab}
          aria-pressed={state.state === part.state && state.assignee === part.assignee}
          onClick={() => onChange(part)}
        >
          {label}
          {counts && count ? <span className={styles.count}>{countText(counts[count])}</span> : null}
        </button>
      ))}
    </fieldset>
  );
}
