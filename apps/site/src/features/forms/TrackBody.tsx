'use client';

import { forms, type VisitorTextField } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import { trackingNumber } from '@fundfront/content-model/wire/forms';
import { PublicForm, type VisitorForm } from '@fundfront/forms/PublicForm';
import { useMemo, useState } from 'react';
import { NoScript } from '../../components/forms/NoScript.tsx';
import type { ContactDetails } from '../../content/contactDetails.ts';
import { type TrackedComplaint, trackingServices } from '../../content/forms.ts';
import type { Messages } from '../../i18n/index.ts';
import { ComplaintStatus } from './ComplaintStatus.tsx';

export interface TrackComplaintProps {
  locale: Locale;
  messages: Messages['forms'];
  tracking: Messages['tracking'];
  contactDetails: ContactDetails;
}

const number: VisitorTextField = {
  kind: 'text',
  required: true,
  answer: 'text',
  privacy: 'open',
  uploads: null,
  schema: trackingNumber,
  max: 20,
  accept: 'any',
  autoComplete: 'off',
};

const form: VisitorForm = {
  name: 'track',
  fields: {
    trackingNumber: number,
    email: forms.complaint.fields.email,
  },
};

export default function TrackBody({ locale, messages, tracking, contactDetails }: TrackComplaintProps) {
  const [found, setFound] = useState<TrackedComplaint | null>(null);
  const services = useMemo(() => trackingServices(locale), [locale]);
  const fields = {
    trackingNumber: { label: tracking.trackingNumber, help: tracking.trackingNumberHelp },
    email: { label: tracking.email, help: tracking.emailHelp },
  };
  return (
    <>
      <NoScript messages={messages} contactDetails={contactDetails} />
      <PublicForm
        id="form-track"
        form={form}
        locale={locale}
        messages={{ ...messages, fields, submit: tracking.submit, sending: tracking.looking }}
        services={services}
        captcha={null}
        onSent={setFound}
      />
      <div role="status">{found ? <ComplaintStatus found={found} locale={locale} messages={tracking} /> : null}</div>
    </>
  );
}
