import { commonFields } from '../common.ts';
import type { SubmissionTexts } from '../texts.ts';
import type { fields } from './fields.ts';

const { name, email, phone, city, message } = commonFields.ur;

export const ur = {
  fields: {
    kind: { label: 'آپ ہیں', options: { bank: 'بینک', company: 'کمپنی', individual: 'فرد' } },
    organisation: { label: 'ادارہ' },
    name,
    email,
    phone,
    city,
    message,
  },
  submit: 'استفسار بھیجیں',
  mail: {
    received: 'ڈسٹری بیوشن سے متعلق آپ کا استفسار ہمیں موصول ہو گیا ہے۔',
    next: 'ہماری سیلز ٹیم آپ سے رابطہ کرے گی۔',
  },
} satisfies SubmissionTexts<typeof fields>;
