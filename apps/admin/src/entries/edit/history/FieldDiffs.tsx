import { type ContentType, directionOf, type EntryData, fieldsOf, type Locale } from '@fundfront/content-model';
import { diffWordsWithSpace } from 'diff';
import * as styles from '../Editor.css.ts';

interface FieldDiffsProps {
  type: ContentType;
  locale: Locale;
  before: EntryData;
  after: EntryData;
}

export function FieldDiffs({ type, locale, before, after }: FieldDiffsProps) {
  const differing = Object.entries(fieldsOf(type, { ...before, ...after }))
    .map(([name, field]) => ({ name, field, from: field.plainText(before[name]), to: field.plainText(after[name]) }))
    .filter(({ from, to }) => from !== to);
  if (differing.length === 0) return <p>No difference.</p>;
  return differing.map(({ name, field, from, to }) => (
    <section key={name} aria-label={field.label}>
      <h3>{field.label}</h3>
      <p className={styles.diff} lang={locale} dir={directionOf(locale)}>
        {diffWordsWithSpace(from, to, { intlSegmenter: new Intl.Segmenter(locale, { granularity: 'word' }) }).map(
          (part, index) => {
            const key = `${index}-${part.value.slice(0, 12)}`;
            if (part.added)
              return (
                <ins key={key} className={styles.added}>
                  {part.value}
                </ins>
              );
            if (part.removed)
              return (
                <del key={key} className={styles.removed}>
                  {part.value}
                </del>
              );
            return <span key={key}>{part.value}</span>;
          },
        )}
      </p>
    </section>
  ));
}
