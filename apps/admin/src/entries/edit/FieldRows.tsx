import { type ContentType, type Fields, type Locale, localeNames } from '@fundfront/content-model';
import type { EntryDetail, PresentPerson } from '@fundfront/content-model/wire';
import { FieldInput } from '@fundfront/forms';
import { RowMark } from '../cells/RowMark.tsx';
import { BaseChange } from './BaseChange.tsx';
import * as styles from './Editor.css.ts';
import { PresenceMark } from './presence/PresenceMark.tsx';
import { ReadOnlyField } from './ReadOnlyField.tsx';
import type { RowEditor } from './useRowEditor.ts';

interface FieldRowsProps {
  type: ContentType;
  id: string;
  fields: Fields;
  rows: Record<Locale, RowEditor>;
  base: Locale;
  locales: readonly Locale[];
  active: Locale;
  summaries: EntryDetail['rows'];
  canEdit: (locale: Locale) => boolean;
  others: readonly PresentPerson[];
  onFocus: (locale: Locale) => void;
  /** Where the cursor is; null when it has left the fields. */
  onPlace: (place: { locale: Locale; field: string | null }) => void;
}

/** Paired fields share a row, so that they stay level whatever the script's line height. */
export function FieldRows({
  type,
  id,
  fields,
  rows,
  base,
  locales,
  active,
  summaries,
  canEdit,
  others,
  onFocus,
  onPlace,
}: FieldRowsProps) {
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
            onFocusCapture={() => {
              if (field.translated) onFocus(locale);
              onPlace({ locale, field: name });
            }}
            onBlurCapture={() => onPlace({ locale, field: null })}
          >
            <PresenceMark people={others.filter((each) => each.field === name && each.locale === locale)}>
              {canEdit(locale) ? (
                <FieldInput field={field} name={name} form={rows[locale].form} locale={locale} />
              ) : (
                <ReadOnlyField field={field} value={rows[locale].form.getValues(name)} locale={locale} />
              )}
            </PresenceMark>
            {locale === base ? null : <BaseChange type={type} id={id} locale={locale} base={base} field={name} />}
          </div>
        )),
      )}
    </div>
  );
}
