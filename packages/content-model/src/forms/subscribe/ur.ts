import { commonFields } from '../common.ts';
import type { SubscribeTexts } from './texts.ts';

const { name, email, phone, city } = commonFields.ur;

export const ur = {
  fields: {
    name,
    email,
    city,
    phoneNumber: phone,
    subscribeFor: {
      label: 'آپ کیا حاصل کرنا چاہتے ہیں؟',
      options: { 'sms alert': 'یومیہ این اے وی', 'fund manager report': 'ماہانہ فنڈ منیجر رپورٹ' },
    },
  },
  submit: 'سبسکرائب کریں',
  next: 'ایک لنک آپ کو ای میل کیا جا رہا ہے: تصدیق کے لیے اسے کھولیں۔',
  mails: {
    confirm: {
      subject: 'براہِ کرم اپنی سبسکرپشن کی تصدیق کریں',
      body: 'اس ای میل پر یہ الرٹس بھیجنے کی درخواست کی گئی ہے، امید ہے آپ ہی نے کی ہو گی:',
      action: 'سبسکرپشن کی تصدیق کریں',
      until: 'یہ لنک {days} دن تک کارآمد ہے۔ تصدیق کے بغیر ہم آپ کو کچھ نہیں بھیجیں گے۔',
    },
    change: {
      subject: 'آپ پہلے سے سبسکرائب ہیں: تبدیلی کی تصدیق کریں',
      body: 'یہ ای میل پہلے سے سبسکرائب ہے۔ آئندہ اس پر یہ الرٹس بھیجے جائیں گے:',
      action: 'تبدیلی کی تصدیق کریں',
      until: 'یہ لنک {days} دن تک کارآمد ہے۔ تصدیق کے بغیر کچھ تبدیل نہیں ہو گا۔',
    },
    unchanged: {
      subject: 'آپ پہلے سے سبسکرائب ہیں',
      body: 'یہ ای میل انہی الرٹس کے لیے پہلے سے سبسکرائب ہے جن کی اب دوبارہ درخواست کی گئی ہے۔ آپ کو کچھ کرنے کی ضرورت نہیں:',
    },
    welcome: { subject: 'آپ کی سبسکرپشن کی تصدیق ہو گئی ہے', body: 'اب سے آپ کو یہ الرٹس بھیجے جائیں گے:' },
    unsubscribe: 'سبسکرپشن ختم کریں',
  },
} satisfies SubscribeTexts;
