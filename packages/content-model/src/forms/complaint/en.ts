import { uploadSize } from '../../bytes.ts';
import { commonFields } from '../common.ts';
import type { SubmissionTexts } from '../texts.ts';
import type { fields } from './fields.ts';

const { name, email, phone, cnic, message } = commonFields.en;

export const en = {
  fields: {
    kind: {
      label: 'What would you like to send?',
      options: { complaint: 'A complaint', feedback: 'Feedback', suggestion: 'A suggestion' },
    },
    name,
    email,
    phone,
    cnic,
    message,
    account: { label: 'Account number', help: 'As it stands on your statement, if you have one' },
    fileUrl: { label: 'Attach evidence', help: `PDF, JPG, PNG or WebP, less than ${uploadSize}` },
  },
  submit: 'Send',
  mail: {
    received: 'Your complaint or feedback has reached us.',
    next: 'With this tracking number and your email you can see on our website where it stands.',
  },
} satisfies SubmissionTexts<typeof fields>;
