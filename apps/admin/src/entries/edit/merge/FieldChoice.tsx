import { type AnyField, directionOf, type Locale } from '@fundfront/content-model';
import { diffWordsWithSpace } from 'diff';
import { useId } from 'react';
import * as styles from './merge.css.ts';

export type Side = 'mine' | 'theirs';

interface FieldChoiceProps {
  name: string;
  field: AnyField;
  locale: Locale;
  by: string;
  mine: unknown;
  theirs: unknown;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

interface Part {
  value: string;
  own: boolean;
}

/** Each text whole, with the words marked that the other has not. */
function compare(mine: string, theirs: string, locale: Locale): Record<Side, Part[]> {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const parts = diffWordsWithSpace(theirs, mine, { intlSegmenter });
  return {
    mine: parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ value, own: added })),
    theirs: parts.filter(({ added }) => !added).map(({ value, removed }) => ({ value, own: removed })),
  };
}

export function FieldChoice({ name, field, locale, by, mine, theirs, chosen, onChoose }: FieldChoiceProps) {
  const group = useId();
  const parts = compare(field.plainText(mine), field.plainText(theirs), locale);
  const sides = [
    { side: 'mine', label: 'Yours' },
    { side: 'theirs', label: by },
  ] as const;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{field.label}</legend>
      {sides.map(({ side, label }) => (
        <label key={side} className={styles.option} data-chosen={chosen === side || undefined}>
          <span className={styles.who}>
            <input
              type="radio"
              name={`${group}-${name}`}
              aria-label={`${field.label}: ${label}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            {label}
          </span>
          <span className={styles.text} lang={locale} dir={directionOf(locale)}>
            {parts[side].length === 0 ? <em>Empty</em> : null}
            {parts[side].map(({ value, own }, index) => {
              const key = `${index}-${value.slice(0, 12)}`;
              return own ? (
                <mark key={key} className={styles.own}>
                  {value}
                </mark>
              ) : (
                <span key={key}>{value}</span>
              );
            })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
