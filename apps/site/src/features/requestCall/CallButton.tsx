'use client';

import type { Locale } from '@fundfront/content-model/locales';
import { Phone } from '@fundfront/ui/icons';
import { lazy, type MouseEvent, Suspense, useState, useTransition } from 'react';
import * as floating from '../../components/floating.css.ts';
import type { CallDialogMessages } from './CallDialog.tsx';

const CallDialog = lazy(() => import('./CallDialog.tsx'));

interface CallButtonProps {
  locale: Locale;
  href: string;
  label: string;
  messages: CallDialogMessages;
}

export function CallButton({ locale, href, label, messages }: CallButtonProps) {
  const [open, setOpen] = useState(false);
  const [loading, load] = useTransition();

  function press(event: MouseEvent) {
    // Whoever wants it in a tab of its own gets the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    load(() => setOpen(true));
  }

  return (
    <>
      <a
        href={href}
        className={floating.button}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        onClick={press}
      >
        <Phone size="s" />
        <span className={floating.label}>{label}</span>
      </a>
      {open ? (
        <Suspense>
          <CallDialog locale={locale} messages={messages} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
