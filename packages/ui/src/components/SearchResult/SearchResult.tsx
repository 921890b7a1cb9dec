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

/** In px, of a text in a font such as `20px Arial`. */
type Measure = (text: string, font: string) => number;

let context: CanvasRenderingContext2D | null | undefined;

/** Where nothing can be measured, a letter is taken to be half as wide as it is high. */
const measureText: Measure = (text, font) => {
  if (context === undefined) context = document.createElement('canvas').getContext('2d');
  if (!context) return [...text].length * (Number.parseFloat(font) / 2);
  context.font = font;
  return context.measureText(text).width;
};

/** Cut after a whole word, as search engines do. */
export function cutToWidth(text: string, width: number, font: string, measure: Measure = measureText): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (measure(line, font) <= width) return line;
  const parts = line.split(' ');
  while (parts.length > 1 && measure(`${parts.join(' ')} …`, font) > width) parts.pop();
  return `${parts.join(' ')} …`;
}

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
