import type { Locale } from '@fundfront/content-model/locales';
import { Ltr } from '@fundfront/ui/components/Ltr';
import type { Tracked } from '../../content/forms.ts';
import { formatDate } from '../../i18n/dates.ts';
import * as styles from './Tracked.css.ts';

export interface TrackedWords {
  states: Readonly<Record<Tracked['state'], string>>;
  received: string;
  changed: string;
}

interface TrackedStateProps {
  found: Tracked;
  locale: Locale;
  words: TrackedWords;
}

/** The number, where it stands, and the two dates. */
export function TrackedState({ found, locale, words }: TrackedStateProps) {
  return (
    <div className={styles.found}>
      <p>
        <Ltr>{found.reference}</Ltr>
      </p>
      <p className={styles.state}>{words.states[found.state]}</p>
      <p className={styles.dates}>
        {words.received}: <time dateTime={found.receivedAt}>{formatDate(locale, found.receivedAt)}</time>
        <br />
        {words.changed}: <time dateTime={found.changedAt}>{formatDate(locale, found.changedAt)}</time>
      </p>
    </div>
  );
}
