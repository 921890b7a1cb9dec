import type { ReactNode } from 'react';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxList } from './InboxList.tsx';
import * as styles from './InboxPanes.css.ts';
import type { Inbox } from './useInbox.ts';

interface InboxPanesProps {
  inbox: Inbox;
  current?: string;
  children: ReactNode;
}

/** Filters over all panes, then the list beside what is open of it. */
export function InboxPanes({ inbox, current, children }: InboxPanesProps) {
  return (
    <>
      <InboxFilters inbox={inbox} />
      <div className={styles.panes}>
        <section className={styles.listPane} aria-label="List">
          <InboxList inbox={inbox} current={current} />
        </section>
        <section className={styles.detailPane} aria-label="Submission">
          {children}
        </section>
      </div>
    </>
  );
}
