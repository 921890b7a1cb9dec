import { uploadSize } from '../../bytes.ts';
import { commonFields } from '../common.ts';
import type { SubmissionTexts } from '../texts.ts';
import type { fields } from './fields.ts';

const { name, email, phone, city } = commonFields.en;

export const en = {
  fields: {
    name,
    email,
    phone,
    city,
    message: { label: 'A few words about you' },
    fileUrl: { label: 'CV', help: `PDF or Word, less than ${uploadSize}` },
  },
  submit: 'Send the application',
  mail: {
    received: 'Your application has reached us.',
    next: 'We read every application and write to you if your profile fits a position.',
  },
} satisfies SubmissionTexts<typeof fields>;
