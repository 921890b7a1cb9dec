'use client';

import { forms } from '@fundfront/content-model/forms/index';
import { limits } from '@fundfront/content-model/limits';
import type { Locale } from '@fundfront/content-model/locales';
import { PublicForm, showToast } from '@fundfront/forms/PublicForm';
import { Notice } from '@fundfront/ui/components/Notice';
import { useEffect, useMemo, useState } from 'react';
import { ContactLines } from '../../components/forms/ContactLines.tsx';
import { NoScript } from '../../components/forms/NoScript.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import { type FormResult, formServices } from '../../content/forms.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './SubscribeForm.css.ts';

export interface SubscribeFormProps {
  locale: Locale;
  messages: Messages['forms'];
  variant: 'page' | 'footer';
  contactDetails: ContactDetails;
}

const short = ['name', 'email', 'subscribeFor'];

export default function SubscribeBody({ locale, messages, variant, contactDetails }: SubscribeFormProps) {
  const [thanks, setThanks] = useState<FormResult | null>(null);
  const texts = forms.subscribe.texts[locale];
  const services = useMemo(() => formServices('subscribe', locale), [locale]);

  useEffect(() => {
    if (!thanks) return;
    const timer = setTimeout(() => setThanks(null), limits.subscribedMessageMs);
    return () => clearTimeout(timer);
  }, [thanks]);

  return (
    <div className={styles.variant[variant]}>
      <NoScript messages={messages} contactDetails={contactDetails} />
      <PublicForm
        id={`subscribe-${variant}`}
        form={forms.subscribe}
        locale={locale}
        messages={{ ...messages, ...texts }}
        services={services}
        variant={variant}
        only={variant === 'footer' ? short : undefined}
        captcha="captcha.retry"
        contact={<ContactLines {...contactDetails} />}
        onSent={(sent) => {
          setThanks(sent);
          showToast('success', sent.message, messages.toasts);
        }}
      />
      <div role="status">
        {thanks ? (
          <div className={styles.thanks}>
            <Notice tone="ok" title={thanks.message}>
              {texts.next}
            </Notice>
          </div>
        ) : null}
      </div>
    </div>
  );
}
