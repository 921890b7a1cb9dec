import { ChevronEnd, ChevronStart } from '../../icons/index.ts';
import * as styles from './Pagination.css.ts';
import { Step, type Target } from './Step.tsx';

type PaginationLabels = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  summary?: string;
};

export type PaginationProps = PaginationLabels & {
  page: number;
  pages: number;
  pageLabel: (page: number) => string;
} & (
    | { hrefFor: (page: number) => string; onPage?: undefined }
    | { hrefFor?: undefined; onPage: (page: number) => void }
  );

export type PagerProps = PaginationLabels & { previous?: Target; next?: Target };

// Safari forgets that it is a list where its marks are taken away.
const asList = { role: 'list' } as const;

function Edge({ way, label, target }: { way: 'prev' | 'next'; label: string; target: Target }) {
  return (
    <li>
      <Step {...target} rel={way}>
        {way === 'prev' ? <ChevronStart size="s" /> : null}
        {label}
        {way === 'next' ? <ChevronEnd size="s" /> : null}
      </Step>
    </li>
  );
}

/** `gap` where pages are left out. */
export function pageRange(current: number, total: number): (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  const out: (number | 'gap')[] = [];
  for (const page of pages) {
    const previous = out.at(-1);
    if (typeof previous === 'number' && page - previous === 2) out.push(previous + 1);
    else if (typeof previous === 'number' && page - previous > 2) out.push('gap');
    out.push(page);
  }
  return out;
}

export function Pagination(props: PaginationProps) {
  const { label, previousLabel, nextLabel, summary, page, pages, pageLabel, hrefFor, onPage } = props;
  const target = (to: number): Target => {
    if (to < 1 || to > pages) return {};
    return hrefFor ? { href: hrefFor(to) } : { onPress: () => onPage(to) };
  };
  return (
    <nav aria-label={label} className={styles.root}>
      {summary ? <span className={styles.summary}>{summary}</span> : null}
      <ul {...asList} className={styles.list}>
        <Edge way="prev" label={previousLabel} target={target(page - 1)} />
        {pageRange(page, pages).map((entry, index, all) =>
          entry === 'gap' ? (
            <li key={`gap-after-${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <Step {...target(entry)} current={entry === page} name={pageLabel(entry)}>
                {entry}
              </Step>
            </li>
          ),
        )}
        <Edge way="next" label={nextLabel} target={target(page + 1)} />
      </ul>
    </nav>
  );
}

export function Pager({ label, previousLabel, nextLabel, summary, previous = {}, next = {} }: PagerProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      {summary ? <span className={styles.summary}>{summary}</span> : null}
      <ul {...asList} className={styles.list}>
        <Edge way="prev" label={previousLabel} target={previous} />
        <Edge way="next" label={nextLabel} target={next} />
      </ul>
    </nav>
  );
}
