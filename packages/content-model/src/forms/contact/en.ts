import { commonFields } from '../common.ts';
import type { SubmissionTexts } from '../texts.ts';
import type { fields } from './fields.ts';

const { name, email, phone, message } = commonFields.en;

export const en = {
  fields: {
    topic: {
      label: 'What is it about?',
      options: {
        invest: 'Investing',
        account: 'My account',
        documents: 'Documents and reports',
        other: 'Something else',
      },
    },
    name,
    email,
    phone,
    message,
  },
  submit: 'Send the message',
  mail: {
    received: 'Your message has reached our customer service.',
    next: 'We will answer you by email or phone.',
  },
} satisfies SubmissionTexts<typeof fields>;
