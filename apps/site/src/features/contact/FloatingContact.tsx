import { Chat } from '@fundfront/ui/icons';
import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/index.ts';
import { whatsappHref } from '../../links.ts';
import * as styles from './FloatingContact.css.ts';

interface FloatingContactProps {
  messages: Messages;
  /** With country code. */
  whatsapp: string | null;
  call: ReactNode;
}

export function FloatingContact({ messages, whatsapp, call }: FloatingContactProps) {
  const { contact, newTab } = messages;
  return (
    <aside aria-label={contact.label} className={styles.widget} data-print="hide">
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
      {call}
    </aside>
  );
}
