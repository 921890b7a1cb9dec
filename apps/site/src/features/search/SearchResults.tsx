import type { Hit } from './SearchBox.tsx';
import * as styles from './SearchResults.css.ts';
import type { SearchState } from './searchSession.ts';

export interface SearchWords {
  label: string;
  placeholder: string;
  searching: string;
  none: string;
  failed: string;
  results: string;
  all: string;
  close: string;
}

interface SearchResultsProps {
  state: SearchState<Hit>;
  words: SearchWords;
  place: keyof typeof styles.list;
  statusId: string;
  all: string;
}

/** Rows that the list under the box shows; the page of results has the rest. */
const shown = 8;

function statusOf(state: SearchState<Hit>, words: SearchWords): string {
  if (state.status === 'waiting') return words.searching;
  if (state.status === 'failed') return words.failed;
  if (state.status === 'found' && state.hits.length === 0) return words.none;
  return state.status === 'found' ? `${words.results}: ${state.hits.length}` : '';
}

/** What the search answered, under its box. */
export function SearchResults({ state, words, place, statusId, all }: SearchResultsProps) {
  const hits = state.status === 'found' ? state.hits : [];
  const status = statusOf(state, words);
  return (
    <div className={state.status === 'idle' ? styles.hidden : styles.list[place]}>
      <p id={statusId} role="status" className={hits.length > 0 ? styles.hidden : styles.status}>
        {status}
      </p>
      {state.status === 'found' && hits.length > 0 ? (
        <ul className={styles.rows} aria-label={words.results}>
          {hits.slice(0, shown).map((hit) => (
            <li key={hit.path}>
              <a data-hit href={hit.path} className={styles.hit}>
                <Marked text={hit.title} words={state.words} />
                {hit.summary ? <span className={styles.summary}>{hit.summary}</span> : null}
              </a>
            </li>
          ))}
          <li>
            <a data-hit href={`${all}?q=${encodeURIComponent(state.words)}`} className={styles.all}>
              {words.all}
            </a>
          </li>
        </ul>
      ) : null}
    </div>
  );
}

/** The title with the words that were typed set off, where they stand in it as they were typed. */
function Marked({ text, words }: { text: string; words: string }) {
  const at = text.toLocaleLowerCase().indexOf(words.toLocaleLowerCase());
  if (at < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </span>
  );
}
