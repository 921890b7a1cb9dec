'use client';

import { Button } from '@fundfront/ui/components/Button';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { Select } from '@fundfront/ui/components/Select';
import { Pin } from '@fundfront/ui/icons';
import * as styles from './BranchFinder.css.ts';
import type { GeolocationState } from './useGeolocation.ts';

export interface FinderBarMessages {
  filter: string;
  city: string;
  allCities: string;
  search: string;
  nearest: string;
  byCity: string;
  asking: string;
  sorted: string;
  denied: string;
  unavailable: string;
}

interface FinderBarProps {
  messages: FinderBarMessages;
  cities: readonly string[];
  city: string;
  onCity: (city: string) => void;
  search: string;
  onSearch: (search: string) => void;
  geolocation: GeolocationState;
  onNearest: () => void;
}

export function FinderBar({
  messages,
  cities,
  city,
  onCity,
  search,
  onSearch,
  geolocation,
  onNearest,
}: FinderBarProps) {
  const statusMessage = {
    off: null,
    asking: messages.asking,
    known: messages.sorted,
    denied: messages.denied,
    unavailable: messages.unavailable,
  }[geolocation.status];
  return (
    <search aria-label={messages.filter} className={styles.tools} data-print="hide">
      <div className={styles.bar}>
        <Select aria-label={messages.city} value={city} onChange={(event) => onCity(event.target.value)}>
          <option value="">{messages.allCities}</option>
          {cities.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
        <SearchField label={messages.search} value={search} onChange={(event) => onSearch(event.target.value)} />
        <Button
          tone="secondary"
          stretch="phone"
          icon={<Pin size="s" />}
          busy={geolocation.status === 'asking'}
          onClick={onNearest}
        >
          {geolocation.status === 'known' ? messages.byCity : messages.nearest}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {statusMessage}
      </p>
    </search>
  );
}
