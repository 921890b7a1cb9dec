import type { ReactNode } from 'react';
import * as styles from './Facts.css.ts';

export type FactsProps = {
  items: readonly { term: string; value: ReactNode }[];
  layout?: keyof typeof styles.layout;
};

export function Facts({ items, layout = 'ends' }: FactsProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term} className={`${styles.row} ${styles.layout[layout]}`}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
