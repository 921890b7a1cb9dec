'use client';

import { forms, type SubmissionForm } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import { PublicForm, showToast } from '@fundfront/forms/PublicForm';
import { useMemo, useState } from 'react';
import { ContactLines } from '../../components/forms/ContactLines.tsx';
import { FormReceipt } from '../../components/forms/FormReceipt.tsx';
import { NoScript } from '../../components/forms/NoScript.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import { type FormResult, formServices } from '../../content/forms.ts';
import type { Messages } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';

export interface SiteFormProps {
  form: SubmissionForm;
  locale: Locale;
  messages: Messages['forms'];
  hidden?: Readonly<Record<string, string>>;
  contactDetails: ContactDetails;
}

export default function SiteFormBody({ form, locale, messages, hidden, contactDetails }: SiteFormProps) {
  const [sent, setSent] = useState<FormResult | null>(null);
  const services = useMemo(() => formServices(form, locale), [form, locale]);
  const { sent: receipt } = messages;
  if (sent) return <FormReceipt {...sent} next={receipt.keepHint} home={pathTo(locale, 'home')} messages={receipt} />;
  return (
    <>
      <NoScript messages={messages} contactDetails={contactDetails} />
      <PublicForm
        id={`form-${form}`}
        form={forms[form]}
        locale={locale}
        messages={{ ...messages, ...forms[form].texts[locale] }}
        services={services}
        hidden={hidden}
        contact={<ContactLines {...contactDetails} />}
        onSent={(response) => {
          setSent(response);
          showToast('success', response.message, messages.toasts);
        }}
      />
    </>
  );
}
