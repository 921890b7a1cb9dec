import { uploadSize } from '../../bytes.ts';
import { ltr } from '../../locales.ts';
import { commonFields } from '../common.ts';
import type { SubmissionTexts } from '../texts.ts';
import type { fields } from './fields.ts';

const { name, email, phone, cnic, message } = commonFields.ur;

export const ur = {
  fields: {
    name,
    email,
    phone,
    cnic,
    message,
    fileUrl: {
      label: 'تصویر منسلک کریں',
      help: `${ltr('JPG, PNG, GIF, BMP, SVG')} یا ${ltr('WebP')}، حجم ${ltr(uploadSize)} سے کم`,
    },
  },
  submit: 'کال بیک کی درخواست کریں',
  mail: {
    received: 'آپ کی کال بیک کی درخواست ہمیں موصول ہو گئی ہے۔',
    next: 'ہماری ٹیم کا کوئی رکن کسی کاروباری دن آپ کو کال کرے گا۔',
  },
} satisfies SubmissionTexts<typeof fields>;
