import { type ContentType, type EntryData, fieldsOf, type Locale } from '@fundfront/content-model';
import { FieldDiff } from '../../diff/FieldDiff.tsx';

interface FieldDiffsProps {
  type: ContentType;
  locale: Locale;
  before: EntryData;
  after: EntryData;
}

export function FieldDiffs({ type, locale, before, after }: FieldDiffsProps) {
  const differing = Object.entries(fieldsOf(type, { ...before, ...after })).filter(
    ([name]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  if (differing.length === 0) return <p>No difference.</p>;
  return differing.map(([name, field]) => (
    <section key={name} aria-label={field.label}>
      <h3>{field.label}</h3>
      <FieldDiff field={field} locale={locale} before={before[name]} after={after[name]} />
    </section>
  ));
}
