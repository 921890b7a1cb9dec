import { type ContentType, type Locale, localeNames } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { formatInstant } from '../../format/dates.ts';
import { useCall } from '../../session/useCall.ts';
import { WordDiff } from '../diff/WordDiff.tsx';
import * as styles from './Editor.css.ts';

interface BaseChangeProps {
  type: Pick<ContentType, 'path'>;
  id: string;
  /** Of the translation. */
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
      <WordDiff locale={base} before={change.before} after={change.now} />
    </details>
  );
}
