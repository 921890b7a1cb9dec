'use client';

import type { Locale } from '@fundfront/content-model/locales';
import { Phone } from '@fundfront/ui/icons';
import { isPlainClick } from '@fundfront/ui/plainClick';
import { type MouseEvent, useState, useTransition } from 'react';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type CallDialog from './CallDialog.tsx';
import type { CallDialogMessages } from './CallDialog.tsx';
import * as styles from './ContactButtons.css.ts';

interface CallButtonProps {
  locale: Locale;
  href: string;
  label: string;
  messages: CallDialogMessages;
  contactDetails: ContactDetails;
}

interface Opening {
  count: number;
  /** While it is open. */
  Dialog?: typeof CallDialog;
}

export function CallButton({ locale, href, label, messages, contactDetails }: CallButtonProps) {
  // Each opening is a dialog of its own: the event of one that closes comes late, maybe after the next press.
  const [{ count, Dialog }, setOpening] = useState<Opening>({ count: 0 });
  const [sent, setSent] = useState(false);
  const [loading, load] = useTransition();

  function press(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Not `lazy`: React shows what it suspended for 300 ms later than it could, and takes the button away where that fails.
    load(async () => {
      try {
        const loaded = await import('./CallDialog.tsx');
        setOpening((last) => ({ count: last.count + 1, Dialog: loaded.default }));
      } catch (error) {
        reportError(error);
      }
    });
  }

  function close(closed: number) {
    setOpening((last) => (last.count === closed ? { count: closed } : last));
    // The button is gone, which the dialog would give the focus back to.
    if (sent) document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <>
      {sent ? null : (
        <a
          href={href}
          className={styles.button}
          aria-haspopup="dialog"
          aria-busy={loading || undefined}
          onClick={press}
        >
          <Phone size="s" />
          <span className={styles.label}>{label}</span>
        </a>
      )}
      {Dialog ? (
        <Dialog
          key={count}
          locale={locale}
          messages={messages}
          contactDetails={contactDetails}
          onSent={() => setSent(true)}
          onClose={() => close(count)}
        />
      ) : null}
    </>
  );
}
