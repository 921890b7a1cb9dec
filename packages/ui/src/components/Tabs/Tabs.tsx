'use client';

import { type ReactNode, useId, useState } from 'react';
import * as styles from './Tabs.css.ts';
import { tabKeys } from './tabKeys.ts';

export type TabItem = { id: string; label: string; count?: number; panel: ReactNode };

export type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onChange?: (id: string) => void;
};

/** All panels are in the page, so they can be found and read without a script. */
export function Tabs({ label, items, value, defaultValue, onChange }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultValue ?? items[0]?.id ?? '');
  const chosen = value ?? own;
  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  const ids = items.map((item) => item.id);

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.buttons} onKeyDown={tabKeys(ids, choose)}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            aria-controls={`${base}-panel-${item.id}`}
            aria-selected={item.id === chosen}
            tabIndex={item.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(item.id)}
          >
            {item.label}
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}-panel-${item.id}`}
          aria-labelledby={`${base}-tab-${item.id}`}
          data-state={item.id === chosen ? 'open' : 'closed'}
          className={styles.panel}
        >
          <p className={styles.noScriptName}>{item.label}</p>
          {item.panel}
        </div>
      ))}
    </div>
  );
}
