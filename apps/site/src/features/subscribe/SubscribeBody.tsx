'use client';

import { forms } from '@fundfront/content-model/forms/index';
import { limits } from '@fundfront/content-model/limits';
import type { Locale } from '@fundfront/content-model/locales';
import { PublicForm, type PublicFormMessages, showToast } from '@fundfront/forms/PublicForm';
import { Notice } from '@fundfront/ui/components/Notice';
import { useEffect, useMemo, useState } from 'react';
import { type FormResult, formServices } from '../../content/forms.ts';
import * as styles from './SubscribeForm.css.ts';

export interface SubscribeBodyProps {
  id: string;
  locale: Locale;
  variant: 'page' | 'footer';
  messages: PublicFormMessages;
  /** That a mail is on its way. */
  next: string;
}

/** Fields of the short form. */
const short = ['name', 'email', 'subscribeFor'];

/** The form for alerts. It stays and is emptied; thanks show for five seconds. */
export default function SubscribeBody({ id, locale, variant, messages, next }: SubscribeBodyProps) {
  const [thanks, setThanks] = useState<FormResult | null>(null);
  const services = useMemo(() => formServices('subscribe', locale), [locale]);

  useEffect(() => {
    if (!thanks) return;
    const timer = setTimeout(() => setThanks(null), limits.subscribedMessageMs);
    return () => clearTimeout(timer);
  }, [thanks]);

  return (
    <>
      <PublicForm
        id={id}
        form={forms.subscribe}
        locale={locale}
        messages={messages}
        services={services}
        variant={variant}
        only={variant === 'footer' ? short : undefined}
        captcha="captcha.retry"
        onSent={(sent) => {
          setThanks(sent);
          showToast('success', sent.message, messages.toasts);
        }}
      />
      <div role="status">
        {thanks ? (
          <div className={styles.thanks}>
            <Notice tone="ok" title={thanks.message}>
              {next}
            </Notice>
          </div>
        ) : null}
      </div>
    </>
  );
}
