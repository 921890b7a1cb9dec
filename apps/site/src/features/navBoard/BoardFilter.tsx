'use client';

import { type ReactNode, useState } from 'react';
import * as styles from './BoardFilter.css.ts';
import type { BoardTab } from './tabs.ts';

interface BoardFilterProps {
  label: string;
  /** Its count says of how many, where not all are shown. */
  all: { label: string; count: number | string };
  tabs: readonly BoardTab[];
  children: ReactNode;
}

export function BoardFilter({ label, all, tabs, children }: BoardFilterProps) {
  const [shown, setShown] = useState('all');
  return (
    <div className={styles.board} data-shown={shown}>
      <fieldset aria-label={label} className={styles.tabs} data-print="hide">
        {[{ id: 'all', ...all }, ...tabs].map((tab) => (
          <button
            key={tab.id}
            type="button"
            aria-pressed={shown === tab.id}
            className={styles.tab}
            onClick={() => setShown(tab.id)}
          >
            {tab.label}
            <span className={styles.count}>{tab.count}</span>
          </button>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
