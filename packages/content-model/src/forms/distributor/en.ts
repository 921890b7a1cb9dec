import { commonFields } from '../common.ts';
import type { SubmissionTexts } from '../texts.ts';
import type { fields } from './fields.ts';

const { name, email, phone, city, message } = commonFields.en;

export const en = {
  fields: {
    kind: { label: 'You are', options: { bank: 'A bank', company: 'A company', individual: 'A person' } },
    organisation: { label: 'Organisation' },
    name,
    email,
    phone,
    city,
    message,
  },
  submit: 'Send the enquiry',
  mail: {
    received: 'Your enquiry about distributing our funds has reached us.',
    next: 'Our sales team will get in touch with you.',
  },
} satisfies SubmissionTexts<typeof fields>;
