import type { Locale } from '@fundfront/content-model';
import { Chat } from '@fundfront/ui/icons';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { Messages } from '../../i18n/index.ts';
import { island } from '../../islands/island.tsx';
import { pathTo, whatsappHref } from '../../links.ts';
import { CallButton } from './CallButton.tsx';
import * as styles from './ContactButtons.css.ts';

const CallButtonIsland = island('callButton', CallButton, 'used');

interface ContactButtonsProps {
  locale: Locale;
  messages: Messages;
  /** With country code. */
  whatsapp: string | null;
  contactDetails: ContactDetails;
}

export function ContactButtons({ locale, messages, whatsapp, contactDetails }: ContactButtonsProps) {
  const { contact, callDialog, forms, newTab } = messages;
  return (
    <section aria-label={contact.label} className={whatsapp ? styles.group : styles.callAlone} data-print="hide">
      {whatsapp ? (
        <a
          href={whatsappHref(whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.chat}
          aria-label={`${contact.whatsapp} (${newTab})`}
        >
          <Chat />
        </a>
      ) : null}
      <div className={styles.call}>
        <CallButtonIsland
          locale={locale}
          href={pathTo(locale, 'call')}
          label={contact.call}
          messages={{ ...callDialog, form: forms }}
          contactDetails={contactDetails}
        />
      </div>
    </section>
  );
}
