'use client';

import { type FormName, forms } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import { PublicForm, type PublicFormMessages, showToast } from '@fundfront/forms/PublicForm';
import { useMemo, useState } from 'react';
import { FormReceipt, type FormReceiptMessages } from '../../components/forms/FormReceipt.tsx';
import { type FormResult, formServices } from '../../content/forms.ts';

export interface SiteFormBodyProps {
  id: string;
  form: Exclude<FormName, 'subscribe'>;
  locale: Locale;
  messages: PublicFormMessages;
  receipt: FormReceiptMessages;
  /** Address of the home page. */
  home: string;
  hidden?: Readonly<Record<string, string>>;
  next?: string;
}

/** The form until it is sent, then its reference. */
export default function SiteFormBody({ id, form, locale, messages, receipt, home, hidden, next }: SiteFormBodyProps) {
  const [sent, setSent] = useState<FormResult | null>(null);
  const services = useMemo(() => formServices(form, locale), [form, locale]);
  if (sent) return <FormReceipt {...sent} next={next} home={home} messages={receipt} />;
  return (
    <PublicForm
      id={id}
      form={forms[form]}
      locale={locale}
      messages={messages}
      services={services}
      hidden={hidden}
      onSent={(response) => {
        setSent(response);
        showToast('success', response.message, messages.toasts);
      }}
    />
  );
}
