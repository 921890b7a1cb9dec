import type { Locale } from '@fundfront/content-model/locales';
import { Ltr } from '@fundfront/ui/components/Ltr';
import type { TrackedComplaint } from '../../content/forms.ts';
import { formatDate } from '../../i18n/dates.ts';
import * as styles from './ComplaintStatus.css.ts';

export interface ComplaintStatusMessages {
  states: Readonly<Record<TrackedComplaint['state'], string>>;
  received: string;
  changed: string;
}

interface ComplaintStatusProps {
  found: TrackedComplaint;
  locale: Locale;
  messages: ComplaintStatusMessages;
}

export function ComplaintStatus({ found, locale, messages }: ComplaintStatusProps) {
  return (
    <div className={styles.found}>
      <p>
        <Ltr>{found.trackingNumber}</Ltr>
      </p>
      <p className={styles.state}>{messages.states[found.state]}</p>
      <p className={styles.dates}>
        {messages.received}: <time dateTime={found.receivedAt}>{formatDate(locale, found.receivedAt)}</time>
        <br />
        {messages.changed}: <time dateTime={found.changedAt}>{formatDate(locale, found.changedAt)}</time>
      </p>
    </div>
  );
}
