import { type ContentType, fieldsOf, type Locale, localeNames } from '@fundfront/content-model';
import type { Review, ReviewedRow } from '@fundfront/content-model/wire';
import { Chip } from '@fundfront/ui/components/Chip';
import { FieldDiff } from '../../entries/diff/FieldDiff.tsx';
import { wordChanges } from '../../entries/diff/WordDiff.tsx';
import * as styles from './Approvals.css.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

interface ComparedFieldsProps {
  type: ContentType;
  review: Review;
  locales: readonly Locale[];
}

export function ComparedFields({ type, review, locales }: ComparedFieldsProps) {
  const rows = review.rows.filter(({ locale }) => locales.includes(locale));
  const base = review.rows.find(({ locale }) => locale === review.baseLocale);
  const fields = fieldsOf(type, { ...rows[0]?.before?.data, ...rows[0]?.after, ...base?.after });
  const changed = ({ before, after }: ReviewedRow, name: string) => !same(before?.data[name], after[name]);
  const shown = Object.entries(fields).filter(([name]) => rows.some((row) => changed(row, name)));
  const unchanged = Object.entries(fields).filter(([name]) => !rows.some((row) => changed(row, name)));
  return (
    <>
      <div className={styles.fieldRow} data-languages={rows.length}>
        {rows.map((row) => (
          <LanguageHead key={row.locale} row={row} fields={fields} />
        ))}
      </div>
      {shown.map(([name, field]) => (
        <section key={name} className={styles.fieldRow} data-languages={rows.length} aria-label={field.label}>
          <h2 className={styles.fieldName}>{field.label}</h2>
          {rows.map((row) => (
            <div key={row.locale}>
              {changed(row, name) ? (
                <FieldDiff field={field} locale={row.locale} before={row.before?.data[name]} after={row.after[name]} />
              ) : (
                <p className={styles.quiet}>{name in row.after ? 'Unchanged' : 'Follows the other language'}</p>
              )}
            </div>
          ))}
        </section>
      ))}
      {unchanged.length > 0 ? (
        <p className={styles.quiet}>Unchanged: {unchanged.map(([, { label }]) => label).join(', ')}</p>
      ) : null}
    </>
  );
}

function LanguageHead({ row, fields }: { row: ReviewedRow; fields: ReturnType<typeof fieldsOf> }) {
  const { locale, version, before, after } = row;
  let added = 0;
  let removed = 0;
  const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
  for (const [name, field] of Object.entries(fields)) {
    const [from, to] = [field.plainText(before?.data[name]), field.plainText(after[name])];
    if (from === to) continue;
    for (const part of wordChanges(locale, from, to)) {
      if (part.added) added += count(part.value);
      if (part.removed) removed += count(part.value);
    }
  }
  return (
    <div className={styles.languageHead}>
      <span className={styles.languageName} lang={locale}>
        {localeNames[locale]}
      </span>
      <span className={styles.quiet}>
        v{version} {before ? `against v${before.version}, live` : 'never published'}
      </span>
      <Chip tone="ok">+{added} words</Chip>
      <Chip tone="bad">−{removed} words</Chip>
    </div>
  );
}
