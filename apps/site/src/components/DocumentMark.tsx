import type { Locale } from '@fundfront/content-model/locales';
import { formatDate } from '../i18n/dates.ts';
import type { Messages } from '../i18n/index.ts';
import * as styles from './DocumentMark.css.ts';
import { fill } from './fill.ts';

interface DocumentMarkProps {
  locale: Locale;
  messages: Messages['documentStatus'];
  kind: keyof Messages['documentStatus'];
  /** "YYYY-MM-DD", of a status that has a day. */
  on?: string;
}

const shapes: Record<DocumentMarkProps['kind'], keyof typeof styles.mark> = {
  inForce: 'holds',
  latest: 'holds',
  upcoming: 'upcoming',
  earlier: 'earlier',
  replaced: 'replaced',
  withdrawn: 'replaced',
};

/** Where a document stands, in words; the diamond before them is filled while it holds. */
export function DocumentMark({ locale, messages, kind, on }: DocumentMarkProps) {
  const shape = shapes[kind];
  return (
    <span className={styles.mark[shape]}>
      <span className={styles.shape[shape]} aria-hidden="true" />
      {fill(messages[kind], { date: on === undefined ? '' : formatDate(locale, on) })}
    </span>
  );
}
