import type { Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { type FormEvent, useState } from 'react';
import { useDebouncedSearch } from '../../entries/useDebouncedSearch.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Moment.css.ts';

interface PageChoiceProps {
  at: string;
  locale: Locale;
  path: string | null;
  onChoose: (path: string) => void;
}

/** Pages of the moment by their words; an address may be typed in full, also one that was moved since. */
export function PageChoice({ at, locale, path, onChoose }: PageChoiceProps) {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDebouncedSearch(search, setSearch);
  const { data: pages = [] } = useCall(
    calls.momentPages,
    { query: { at, locale, search } },
    { enabled: search !== '', keepPreviousData: true },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = typed.startsWith('/') ? typed.trim() : pages[0]?.path;
    if (chosen) onChoose(chosen);
  }

  return (
    <section className={styles.part} aria-label="Page">
      <h2 className={styles.heading}>Page</h2>
      <form onSubmit={submit}>
        <SearchField
          label="Search the pages of then"
          placeholder="Words, or /an-address"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      {path ? <p className={styles.quiet}>{`Shown: ${path}`}</p> : null}
      {search === '' ? null : pages.length === 0 ? (
        <p className={styles.quiet} role="status">
          No page of then has these words.
        </p>
      ) : (
        <ul className={styles.list}>
          {pages.slice(0, 8).map((page) => (
            <li key={page.path}>
              <button type="button" className={styles.jump} onClick={() => onChoose(page.path)}>
                <span lang={locale}>{page.title}</span> <bdi className={styles.quiet}>{page.path}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
