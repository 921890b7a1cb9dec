import type { Locale } from '@fundfront/content-model/locales';
import type { PublicFormMessages } from './messages.ts';

/** For stories and tests; the site has its own catalogue. */
export const sampleMessages: Record<Locale, Omit<PublicFormMessages, 'fields'>> = {
  en: {
    submit: 'Send',
    sending: 'Sending…',
    optional: '(optional)',
    choose: 'Choose one',
    counter: '{count} of {max}',
    summary: { one: 'Please correct 1 answer', many: 'Please correct {count} answers' },
    wait: { one: 'Try again in 1 minute.', many: 'Try again in {count} minutes.' },
    restored: 'It is back.',
    clear: 'Clear',
    toasts: 'Messages',
    captcha: {
      legend: 'One last check',
      robot: 'I am not a robot',
      working: 'Checking…',
      done: 'Checked.',
      expired: 'Expired.',
      failed: 'Not checked.',
    },
    upload: {
      choose: 'Choose a file',
      drop: 'or drop it',
      uploading: 'Uploading {name}',
      done: 'Uploaded: {name}',
      cancel: 'Cancel',
      remove: 'Remove',
      waiting: 'Wait for the file',
    },
  },
  ur: {
    submit: 'بھیجیں',
    sending: 'بھیجا جا رہا ہے…',
    optional: '(اختیاری)',
    choose: 'ایک منتخب کریں',
    counter: '{max} میں سے {count}',
    summary: { one: 'براہِ کرم 1 جواب درست کریں', many: 'براہِ کرم {count} جوابات درست کریں' },
    wait: { one: '1 منٹ بعد دوبارہ کوشش کریں۔', many: '{count} منٹ بعد دوبارہ کوشش کریں۔' },
    restored: 'آپ کا پہلے لکھا ہوا متن واپس آ گیا ہے۔',
    clear: 'فارم خالی کریں',
    toasts: 'پیغامات',
    captcha: {
      legend: 'ایک آخری تصدیق',
      robot: 'میں روبوٹ نہیں ہوں',
      working: 'تصدیق ہو رہی ہے…',
      done: 'تصدیق ہو گئی۔',
      expired: 'تصدیق کا وقت ختم ہو گیا۔',
      failed: 'تصدیق نہیں ہو سکی۔',
    },
    upload: {
      choose: 'فائل منتخب کریں',
      drop: 'یا یہاں چھوڑیں',
      uploading: 'اپ لوڈ ہو رہی ہے: {name}',
      done: 'اپ لوڈ ہو گئی: {name}',
      cancel: 'اپ لوڈ منسوخ کریں',
      remove: 'فائل ہٹائیں',
      waiting: 'فائل اپ لوڈ ہونے تک انتظار کریں۔',
    },
  },
};
