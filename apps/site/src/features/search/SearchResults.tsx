import { Highlight } from '../../components/Highlight.tsx';
import type { SearchHit } from '../../content/site.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './SearchResults.css.ts';
import type { SearchState } from './searchSession.ts';

interface SearchResultsProps {
  state: SearchState<SearchHit>;
  messages: Messages['searchBox'];
  variant: keyof typeof styles.list;
  statusId: string;
  all: string;
}

const shown = 8;

function statusOf(state: SearchState<SearchHit>, messages: Messages['searchBox']): string {
  if (state.status === 'waiting') return messages.searching;
  if (state.status === 'failed') return messages.failed;
  if (state.status === 'found' && state.hits.length === 0) return messages.none;
  return state.status === 'found' ? `${messages.results}: ${state.hits.length}` : '';
}

export function SearchResults({ state, messages, variant, statusId, all }: SearchResultsProps) {
  const hits = state.status === 'found' ? state.hits : [];
  const nothing = state.status === 'found' && hits.length === 0;
  const status = statusOf(state, messages);
  const best = hits.slice(0, shown);
  // Not Map.groupBy: this runs in browsers that do not have it yet.
  const kinds = [...new Set(best.map((hit) => hit.kind))];
  return (
    <div className={state.status === 'idle' ? styles.hidden : styles.list[variant]}>
      <p id={statusId} role="status" className={hits.length > 0 ? styles.hidden : styles.status}>
        {status}
      </p>
      {nothing && variant !== 'page' ? (
        <a data-hit href={`${all}?q=${encodeURIComponent(state.terms)}`} className={styles.all}>
          {messages.popular}
        </a>
      ) : null}
      {state.status === 'found' && hits.length > 0 ? (
        <ul className={styles.rows} aria-label={messages.results}>
          {kinds.map((kind) => (
            <li key={kind}>
              <p className={styles.kind}>{messages.kinds[kind]}</p>
              <ul className={styles.group}>
                {best
                  .filter((hit) => hit.kind === kind)
                  .map((hit) => (
                    <Hit key={hit.path} hit={hit} />
                  ))}
              </ul>
            </li>
          ))}
          <li>
            <a data-hit href={`${all}?q=${encodeURIComponent(state.terms)}`} className={styles.all}>
              {messages.all}
            </a>
          </li>
        </ul>
      ) : null}
    </div>
  );
}

function Hit({ hit }: { hit: SearchHit }) {
  return (
    <li>
      <a data-hit href={hit.path} className={styles.hit}>
        <span>
          <Highlight text={hit.title} words={hit.matched} />
        </span>
        {hit.summary ? (
          <span className={styles.summary}>
            <Highlight text={hit.summary} words={hit.matched} />
          </span>
        ) : null}
      </a>
    </li>
  );
}
