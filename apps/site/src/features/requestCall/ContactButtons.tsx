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
  path: string;
  /** With country code. */
  whatsapp: string | null;
  contactDetails: ContactDetails;
}

export function ContactButtons({ locale, messages, path, whatsapp, contactDetails }: ContactButtonsProps) {
  const { contact, callDialog, forms, newTab } = messages;
  const call = pathTo(locale, 'call');
  if (path === call && !whatsapp) return null;
  return (
    <section aria-label={contact.label} className={styles.group} data-print="hide">
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
      {path === call ? null : (
        <CallButtonIsland
          locale={locale}
          href={call}
          label={contact.call}
          messages={{ ...callDialog, form: forms }}
          contactDetails={contactDetails}
        />
      )}
    </section>
  );
}
