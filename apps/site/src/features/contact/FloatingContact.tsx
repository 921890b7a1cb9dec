import type { Locale } from '@fundfront/content-model';
import { Chat, Phone } from '@fundfront/ui/icons';
import type { Messages } from '../../i18n/index.ts';
import { pathTo, whatsappHref } from '../../links.ts';
import * as styles from './FloatingContact.css.ts';

interface FloatingContactProps {
  locale: Locale;
  messages: Messages;
  /** With country code; the link is left out where there is none. */
  whatsapp: string | null;
}

/** Request a call and WhatsApp, in reach on every page. */
export function FloatingContact({ locale, messages, whatsapp }: FloatingContactProps) {
  const { contact, newTab } = messages;
  return (
    <aside aria-label={contact.label} className={styles.widget} data-print="hide">
      {whatsapp ? (
        <a
          href={whatsappHref(whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.button}
          aria-label={`${contact.whatsapp} (${newTab})`}
        >
          <Chat />
        </a>
      ) : null}
      <a href={pathTo(locale, 'call')} className={styles.main}>
        <Phone size="s" />
        <span className={styles.words}>{contact.call}</span>
      </a>
    </aside>
  );
}
