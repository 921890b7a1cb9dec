import { Ltr } from '@fundfront/ui/components/Ltr';
import type { ReactNode } from 'react';
import * as styles from './YearGroups.css.ts';

export function groupByYear<Entry>(
  entries: readonly Entry[],
  dateOf: (entry: Entry) => string | null,
): { year: string; entries: Entry[] }[] {
  const dated = entries.filter((entry) => dateOf(entry) !== null);
  const years = Map.groupBy(dated, (entry) => (dateOf(entry) ?? '').slice(0, 4));
  return [...years].map(([year, inYear]) => ({ year, entries: inYear }));
}

interface YearGroupsProps<Entry> {
  entries: readonly Entry[];
  /** YYYY-MM-DD; null leaves an entry out, as in the preview of an unfinished one. */
  dateOf: (entry: Entry) => string | null;
  row: (entry: Entry) => ReactNode;
}

export function YearGroups<Entry>({ entries, dateOf, row }: YearGroupsProps<Entry>) {
  return groupByYear(entries, dateOf).map((group) => (
    <section key={group.year} aria-labelledby={`year-${group.year}`} className={styles.group}>
      <h2 id={`year-${group.year}`} className={styles.year}>
        <Ltr>{group.year}</Ltr>
      </h2>
      <ul className={styles.list}>{group.entries.map(row)}</ul>
    </section>
  ));
}
