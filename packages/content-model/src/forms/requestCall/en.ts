import { uploadSize } from '../../bytes.ts';
import { commonFields } from '../common.ts';
import type { SubmissionTexts } from '../texts.ts';
import type { fields } from './fields.ts';

const { name, email, phone, cnic, message } = commonFields.en;

export const en = {
  fields: {
    name,
    email,
    phone,
    cnic,
    message,
    fileUrl: { label: 'Attach a picture', help: `JPG, PNG, GIF, BMP, SVG or WebP, less than ${uploadSize}` },
  },
  submit: 'Request a call',
  mail: {
    received: 'Your request for a call has reached us.',
    next: 'Somebody from our team will call you on a working day.',
  },
} satisfies SubmissionTexts<typeof fields>;
