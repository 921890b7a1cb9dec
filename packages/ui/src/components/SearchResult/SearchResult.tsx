import { cutToWidth } from './cutToWidth.ts';
import * as styles from './SearchResult.css.ts';

export type SearchResultProps = {
  /** Such as "Search result in English on a phone". */
  label: string;
  lang: 'en' | 'ur';
  width: 'phone' | 'desktop';
  site: string;
  /** Parts of the address after the site's name. */
  path: readonly string[];
  title: string;
  description: string | null;
};

// Px, of the fonts that Google's page is set in: what it shows of a title and of a description.
const shown = {
  phone: { title: 600, titleFont: '18px Arial', description: 680, descriptionFont: '14px Arial' },
  desktop: { title: 580, titleFont: '20px Arial', description: 920, descriptionFont: '14px Arial' },
} as const;

/** A picture of what a search engine shows of a page, cut where it cuts. No link: it leads nowhere. */
export function SearchResult({ label, lang, width, site, path, title, description }: SearchResultProps) {
  const cut = shown[width];
  const dir = lang === 'ur' ? 'rtl' : 'ltr';
  return (
    <figure className={styles.result} aria-label={label}>
      <span className={styles.address} dir="ltr">
        {[site, ...path].join(' › ')}
      </span>
      <span className={styles.title} lang={lang} dir={dir}>
        {cutToWidth(title, cut.title, cut.titleFont)}
      </span>
      {description ? (
        <span className={styles.description} lang={lang} dir={dir}>
          {cutToWidth(description, cut.description, cut.descriptionFont)}
        </span>
      ) : (
        <span className={`${styles.description} ${styles.none}`}>Words that the search engine picks from the page</span>
      )}
    </figure>
  );
}
