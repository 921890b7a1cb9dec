import { keysOf } from '@fundfront/content-model/objects';
import type { ReactNode } from 'react';
import * as list from '../../../entries/list/List.css.ts';
import { filterLabels, isShownBy } from './rowState.ts';
import * as styles from './Sheet.css.ts';
import type { DaySheet } from './useDaySheet.ts';

/** Buttons, not ARIA tabs: they filter the one table below. */
export function FilterTabs({ day, end }: { day: DaySheet; end: ReactNode }) {
  return (
    <fieldset className={list.tabs}>
      <legend className={list.hidden}>Show</legend>
      {keysOf(filterLabels).map((name) => (
        <button
          key={name}
          type="button"
          className={list.tab}
          aria-pressed={name === day.filter}
          onClick={() => day.setFilter(name)}
        >
          {filterLabels[name]}{' '}
          <span className={list.count}>{day.sheet.rows.filter((row) => isShownBy(name, row)).length}</span>
        </button>
      ))}
      <output className={styles.saved}>{end}</output>
    </fieldset>
  );
}
