import type { Locale } from '@fundfront/content-model';

interface Shown {
  at?: string;
  /** Instant at which the figures were known; without it, the moment. */
  known?: string;
  /** Public, with its language prefix. */
  path?: string;
  /** The page of this entry, wherever it was then. */
  entry?: string;
  locale?: Locale;
}

export function momentPath(shown: Shown): string {
  const search = new URLSearchParams(Object.entries(shown));
  return search.size > 0 ? `/admin/site-as-of?${search}` : '/admin/site-as-of';
}
