'use client';

import { Select } from '@fundfront/ui/components/Select';
import { type ReactNode, useState } from 'react';
import * as styles from './CityFilter.css.ts';

export interface CityGroup {
  key: string;
  title: string;
  rows: readonly { key: string; city: string | null; row: ReactNode }[];
}

interface CityFilterProps {
  label: string;
  all: { label: string; found: string };
  cities: readonly { name: string; found: string }[];
  groups: readonly CityGroup[];
}

const id = 'city-filter';

/** Without script the whole list shows, and no choice that would do nothing. */
export function CityFilter({ label, all, cities, groups }: CityFilterProps) {
  const [city, setCity] = useState('');
  const shown = groups.flatMap((group) => {
    const rows = group.rows.filter((row) => city === '' || row.city === city);
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
  return (
    <>
      <div className={styles.bar} data-print="hide">
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <Select id={id} width="short" value={city} onChange={(event) => setCity(event.target.value)}>
          <option value="">{all.label}</option>
          {cities.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <p role="status" className={styles.found}>
          {cities.find(({ name }) => name === city)?.found ?? all.found}
        </p>
      </div>
      {shown.map((group) => (
        <section key={group.key} aria-labelledby={`${id}-${group.key}`} className={styles.group}>
          <h3 id={`${id}-${group.key}`} className={styles.title}>
            {group.title}
          </h3>
          <ul className={styles.list}>
            {group.rows.map(({ key, row }) => (
              <li key={key} className={styles.row}>
                {row}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
