import { uploadSize } from '../../bytes.ts';
import { ltr } from '../../locales.ts';
import { commonFields } from '../common.ts';
import type { SubmissionTexts } from '../texts.ts';
import type { fields } from './fields.ts';

const { name, email, phone, cnic, message } = commonFields.ur;

export const ur = {
  fields: {
    kind: {
      label: 'آپ کیا بھیجنا چاہتے ہیں؟',
      options: { complaint: 'شکایت', feedback: 'رائے', suggestion: 'تجویز' },
    },
    name,
    email,
    phone,
    cnic,
    message,
    account: { label: 'اکاؤنٹ نمبر', help: 'جیسا آپ کی اسٹیٹمنٹ پر درج ہے، اگر ہو' },
    fileUrl: {
      label: 'ثبوت منسلک کریں',
      help: `${ltr('PDF, JPG, PNG')} یا ${ltr('WebP')}، حجم ${ltr(uploadSize)} سے کم`,
    },
  },
  submit: 'بھیجیں',
  mail: {
    received: 'آپ کی شکایت یا رائے ہمیں موصول ہو گئی ہے۔',
    next: 'اس ٹریکنگ نمبر اور اپنی ای میل کے ساتھ آپ ہماری ویب سائٹ پر اس کی صورتِ حال دیکھ سکتے ہیں۔',
  },
} satisfies SubmissionTexts<typeof fields>;
