'use client';

import type { Locale } from '@fundfront/content-model/locales';
import { Phone } from '@fundfront/ui/icons';
import { isPlainClick } from '@fundfront/ui/plainClick';
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
  // Each opening is a dialog of its own: the event of one that closes comes late, maybe after the next press.
  const [opening, setOpening] = useState({ count: 0, open: false });
  const [sent, setSent] = useState(false);
  const [loading, load] = useTransition();

  function press(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    load(() => setOpening(({ count }) => ({ count: count + 1, open: true })));
  }

  function close(closed: number) {
    setOpening((last) => (last.count === closed ? { ...last, open: false } : last));
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
      {opening.open ? (
        <Suspense key={opening.count}>
          <CallDialog
            locale={locale}
            messages={messages}
            contactDetails={contactDetails}
            onSent={() => setSent(true)}
            onClose={() => close(opening.count)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
