import { type ContentType, type Locale, localeNames } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { lazy, Suspense } from 'react';
import { formatInstant } from '../../format/dates.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Editor.css.ts';

const WordDiff = lazy(async () => ({ default: (await import('../diff/WordDiff.tsx')).WordDiff }));

interface BaseChangeProps {
  type: Pick<ContentType, 'path'>;
  id: string;
  locale: Locale;
  base: Locale;
  field: string;
}

/** What the base language's text gained and lost since this translation was published; nothing where it is level. */
export function BaseChange({ type, id, locale, base, field }: BaseChangeProps) {
  const { data } = useCall(calls.baseChanges, { params: { type: type.path, id, locale } });
  const change = data?.fields.find(({ name }) => name === field);
  if (!change || !data?.since) return null;
  return (
    <details className={styles.baseChange}>
      <summary
        className={styles.baseChangeHead}
      >{`${localeNames[base]} changed since ${formatInstant(data.since)}`}</summary>
      <Suspense>
        <WordDiff locale={base} before={change.before} after={change.now} />
      </Suspense>
    </details>
  );
}
