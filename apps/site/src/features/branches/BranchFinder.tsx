'use client';

import type { Locale } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { useState } from 'react';
import { LocatorMap } from '../../components/LocatorMap.tsx';
import * as styles from './BranchFinder.css.ts';
import { BranchRow, type BranchRowMessages } from './BranchRow.tsx';
import { type Branch, byCity, matching } from './branch.ts';
import { nearestFirst } from './distance.ts';
import { FinderBar, type FinderBarMessages } from './FinderBar.tsx';
import { useGeolocation } from './useGeolocation.ts';

export type BranchFinderMessages = BranchRowMessages &
  FinderBarMessages & { one: string; many: string; nothing: string; clear: string; mapNote: string };

interface BranchFinderProps {
  locale: Locale;
  branches: readonly Branch[];
  messages: BranchFinderMessages;
}

const toPlace = ({ id, city, position }: Branch) => ({
  id,
  name: city,
  latitude: position && String(position.latitude),
  longitude: position && String(position.longitude),
});

export function BranchFinder({ locale, branches, messages }: BranchFinderProps) {
  const [city, setCity] = useState('');
  const [search, setSearch] = useState('');
  const { geolocation, locate, reset } = useGeolocation();
  const shown = matching(branches, city, search);
  const clear = () => {
    setCity('');
    setSearch('');
  };
  return (
    <div className={styles.columns}>
      <div className={styles.finder}>
        <FinderBar
          messages={messages}
          cities={byCity(branches, locale).map(({ name }) => name)}
          city={city}
          onCity={setCity}
          search={search}
          onSearch={setSearch}
          geolocation={geolocation}
          onNearest={geolocation.status === 'known' ? reset : locate}
        />
        <p role="status" className={styles.count}>
          {shown.length === 0
            ? messages.nothing
            : `${shown.length} ${shown.length === 1 ? messages.one : messages.many}`}
        </p>
        {shown.length === 0 ? (
          <div className={styles.clear}>
            <Button tone="secondary" onClick={clear}>
              {messages.clear}
            </Button>
          </div>
        ) : geolocation.position ? (
          <ul className={styles.nearest}>
            {nearestFirst(shown, geolocation.position).map(({ branch, km }) => (
              <BranchRow key={branch.id} branch={branch} messages={messages} level={2} km={km} />
            ))}
          </ul>
        ) : (
          byCity(shown, locale).map(({ name, branches: inCity }) => (
            <section key={name} className={styles.city}>
              <h2 className={styles.cityName} {...inCity[0]?.language}>
                {name}
              </h2>
              <ul className={styles.list}>
                {inCity.map((branch) => (
                  <BranchRow key={branch.id} branch={branch} messages={messages} level={3} km={null} />
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
      <div className={styles.locator}>
        <LocatorMap note={messages.mapNote} places={shown.map(toPlace)} />
      </div>
    </div>
  );
}
