import { uploadSize } from '../../bytes.ts';
import { ltr } from '../../locales.ts';
import { commonFields } from '../common.ts';
import type { SubmissionTexts } from '../texts.ts';
import type { fields } from './fields.ts';

const { name, email, phone, city } = commonFields.ur;

export const ur = {
  fields: {
    name,
    email,
    phone,
    city,
    message: { label: 'اپنے بارے میں چند الفاظ' },
    fileUrl: {
      label: `سی وی (${ltr('CV')})`,
      help: `${ltr('PDF')} یا ${ltr('Word')}، حجم ${ltr(uploadSize)} سے کم`,
    },
  },
  submit: 'درخواست بھیجیں',
  mail: {
    received: 'آپ کی درخواستِ ملازمت ہمیں موصول ہو گئی ہے۔',
    next: 'ہم ہر درخواست پڑھتے ہیں، اور اگر آپ کا پروفائل کسی آسامی کے مطابق ہوا تو آپ سے رابطہ کریں گے۔',
  },
} satisfies SubmissionTexts<typeof fields>;
