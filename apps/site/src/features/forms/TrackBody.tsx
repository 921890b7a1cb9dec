'use client';

import { forms, type VisitorTextField } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import { trackingNumber } from '@fundfront/content-model/wire/forms';
import { PublicForm, type PublicFormMessages, type VisitorForm } from '@fundfront/forms/PublicForm';
import { useMemo, useState } from 'react';
import { type TrackedComplaint, trackingServices } from '../../content/forms.ts';
import { ComplaintStatus, type ComplaintStatusMessages } from './ComplaintStatus.tsx';

export interface TrackBodyProps {
  id: string;
  locale: Locale;
  messages: PublicFormMessages;
  statusMessages: ComplaintStatusMessages;
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

const tracking: VisitorForm = {
  name: 'track',
  fields: {
    trackingNumber: number,
    email: forms.complaint.fields.email,
  },
};

/** Two answers, and below them where the complaint stands. */
export default function TrackBody({ id, locale, messages, statusMessages }: TrackBodyProps) {
  const [found, setFound] = useState<TrackedComplaint | null>(null);
  const services = useMemo(() => trackingServices(locale), [locale]);
  return (
    <>
      <PublicForm
        id={id}
        form={tracking}
        locale={locale}
        messages={messages}
        services={services}
        captcha={null}
        onSent={setFound}
      />
      <div role="status">
        {found ? <ComplaintStatus found={found} locale={locale} messages={statusMessages} /> : null}
      </div>
    </>
  );
}
