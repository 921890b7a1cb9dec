import { type Fields, type Locale, localeNames } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import { FieldInput } from '@fundfront/forms';
import { RowMark } from '../cells/RowMark.tsx';
import * as styles from './Editor.css.ts';
import type { RowEditor } from './useRowEditor.ts';

interface FieldRowsProps {
  fields: Fields;
  rows: Record<Locale, RowEditor>;
  base: Locale;
  locales: readonly Locale[];
  active: Locale;
  summaries: EntryDetail['rows'];
  disabled: boolean;
  onFocus: (locale: Locale) => void;
}

/** Paired fields share a row, so that they stay level whatever the script's line height. */
export function FieldRows({ fields, rows, base, locales, active, summaries, disabled, onFocus }: FieldRowsProps) {
  const many = locales.length > 1;
  return (
    <div className={many ? styles.pairs : styles.single}>
      {locales.map((locale) => (
        <div key={locale} className={styles.languageHead} data-away={locale !== active || undefined}>
          <h2 className={styles.languageName} lang={locale}>
            {localeNames[locale]}
          </h2>
          <RowMark row={summaries[locale]} base={base} />
        </div>
      ))}
      {Object.entries(fields).map(([name, field]) =>
        (many && field.translated ? locales : [base]).map((locale) => (
          <div
            key={`${name}-${locale}`}
            className={many && field.translated ? styles.cell : styles.spanning}
            data-away={(many && field.translated && locale !== active) || undefined}
            onFocusCapture={() => field.translated && onFocus(locale)}
          >
            <FieldInput field={field} name={name} form={rows[locale].form} locale={locale} disabled={disabled} />
          </div>
        )),
      )}
    </div>
  );
}
