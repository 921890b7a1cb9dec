'use client';

import type { Locale } from '@fundfront/content-model/locales';
import { Phone } from '@fundfront/ui/icons';
import { lazy, type MouseEvent, Suspense, useState, useTransition } from 'react';
import type { ContactDetails } from '../../content/contactDetails.ts';
import type { CallDialogMessages } from './CallDialog.tsx';
import * as styles from './ContactButtons.css.ts';

const CallDialog = lazy(() => import('./CallDialog.tsx'));

interface CallButtonProps {
  locale: Locale;
  href: string;
  label: string;
  messages: CallDialogMessages;
  contactDetails: ContactDetails;
}

export function CallButton({ locale, href, label, messages, contactDetails }: CallButtonProps) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const [loading, load] = useTransition();

  function press(event: MouseEvent) {
    // Whoever wants it in a tab of its own gets the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    load(() => setOpen(true));
  }

  function close() {
    setOpen(false);
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
      {open ? (
        <Suspense>
          <CallDialog
            locale={locale}
            messages={messages}
            contactDetails={contactDetails}
            onSent={() => setSent(true)}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
