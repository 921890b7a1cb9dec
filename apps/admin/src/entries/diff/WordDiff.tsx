import { directionOf, type Locale } from '@fundfront/content-model';
import { diffWordsWithSpace } from 'diff';
import * as styles from './Diff.css.ts';

export function wordChanges(locale: Locale, before: string, after: string) {
  return diffWordsWithSpace(before, after, {
    intlSegmenter: new Intl.Segmenter(locale, { granularity: 'word' }),
  });
}

/** Without colour too: what came is underlined, what went is struck through, and both are `ins` and `del` to readers. */
export function WordDiff({ locale, before, after }: { locale: Locale; before: string; after: string }) {
  return (
    <p className={styles.text} lang={locale} dir={directionOf(locale)}>
      {wordChanges(locale, before, after).map((part, index) => {
        const key = `${index}-${part.value.slice(0, 12)}`;
        if (part.added) {
          return (
            <ins key={key} className={styles.added}>
              {part.value}
            </ins>
          );
        }
        if (part.removed) {
          return (
            <del key={key} className={styles.removed}>
              {part.value}
            </del>
          );
        }
        return <span key={key}>{part.value}</span>;
      })}
    </p>
  );
}
