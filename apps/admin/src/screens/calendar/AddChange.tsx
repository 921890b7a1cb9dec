import { type Locale, limits, localeNames, locales } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useState } from 'react';
import { releaseCalls, useReleaseActions } from '../../entries/schedule/useReleaseActions.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Calendar.css.ts';

const shown = 5;

/** The latest version of what is found goes into the release, one language at a time. */
export function AddChange({ releaseId }: { releaseId: string }) {
  const [search, setSearch] = useState('');
  const { busy, run } = useReleaseActions();
  const { data } = useCall(calls.dashboardSearch, { query: { search } }, { enabled: search.trim().length > 1 });
  const found = search.trim().length > 1 ? (data ?? []).slice(0, shown) : [];
  const add = (entryId: string, locale: Locale) =>
    run(() => releaseCalls.add(releaseId, [{ entryId, locale, action: 'publish' }]), 'Added to the release');
  return (
    <div>
      <Field label="Add a change" help="Search by title">
        {(field) => (
          <TextInput
            {...field}
            type="search"
            maxLength={limits.searchLength}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      <ul className={styles.list}>
        {found.map(({ id, title, locale }) => (
          <li key={`${id} ${locale}`} className={styles.change}>
            <bdi>{title}</bdi>
            <span>
              {locales.map((each) => (
                <Button key={each} tone="quiet" size="s" busy={busy} onClick={() => add(id, each)}>
                  <span>
                    Add <span lang={each}>{localeNames[each]}</span>
                  </span>
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
