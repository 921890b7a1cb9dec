import { commonFields } from '../common.ts';
import type { SubmissionTexts } from '../texts.ts';
import type { fields } from './fields.ts';

const { name, email, phone, message } = commonFields.ur;

export const ur = {
  fields: {
    topic: {
      label: 'یہ کس بارے میں ہے؟',
      options: { invest: 'سرمایہ کاری', account: 'میرا اکاؤنٹ', documents: 'دستاویزات اور رپورٹس', other: 'کچھ اور' },
    },
    name,
    email,
    phone,
    message,
  },
  submit: 'پیغام بھیجیں',
  mail: {
    received: 'آپ کا پیغام ہماری کسٹمر سروس کو موصول ہو گیا ہے۔',
    next: 'ہم آپ کو ای میل یا فون پر جواب دیں گے۔',
  },
} satisfies SubmissionTexts<typeof fields>;
