import { type AnyField, directionOf, type Locale } from '@fundfront/content-model';
import { lazy, type ReactNode, Suspense } from 'react';
import { formServices } from '../formServices.ts';
import * as styles from './ReadOnlyField.css.ts';

const FormattedText = lazy(async () => ({ default: (await import('./FormattedText.tsx')).FormattedText }));

interface ReadOnlyFieldProps {
  field: AnyField;
  /** As saved: the API has cleaned it. */
  value: unknown;
  locale: Locale;
}

function Reference({ type, id }: { type: string; id: string }) {
  const label = formServices.useOptionLabel(type, id);
  return label === undefined ? <span className={styles.none}>No longer in the list</span> : (label ?? '…');
}

const isPicture = (value: unknown): value is { src: string; alt: string } =>
  typeof value === 'object' && value !== null && 'src' in value && 'alt' in value && typeof value.src === 'string';

function shown(field: AnyField, value: unknown, locale: Locale): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.holds === 'html' && typeof value === 'string') {
    return (
      <Suspense>
        <FormattedText html={value} locale={locale} />
      </Suspense>
    );
  }
  if (isPicture(value)) return <img className={styles.picture} src={value.src} alt={String(value.alt)} />;
  if (field.references !== null && typeof value === 'string') return <Reference type={field.references} id={value} />;
  const choice = field.choices?.find((each) => each.value === value);
  return choice?.label ?? field.plainText(value);
}

/** What a person may read and not change: text, not an input that refuses. */
export function ReadOnlyField({ field, value, locale }: ReadOnlyFieldProps) {
  const content = shown(field, value, locale);
  const plain = field.direction === 'ltr';
  return (
    <div className={styles.field}>
      <h3 className={styles.label}>{field.label}</h3>
      <div className={styles.value} dir={plain ? 'ltr' : directionOf(locale)} lang={plain ? undefined : locale}>
        {content === '' ? <span className={styles.none}>Nothing</span> : content}
      </div>
    </div>
  );
}
