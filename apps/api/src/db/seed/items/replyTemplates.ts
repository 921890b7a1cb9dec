import type { SeedItem } from '../types.ts';

/** The first paragraph is the salutation. */
export const replyTemplates: readonly SeedItem<'replyTemplate', 'title' | 'subject' | 'body'>[] = [
  {
    title: 'We call you',
    slug: 'we-call-you',
    order: 1,
    subject: 'Your request {reference}',
    body: `Dear {name},

thank you for your request {reference} of {received}. We call you on the next business day between 10:00 and 12:00.

If another time suits you better, please answer this mail.

{sender}`,
    ur: {
      title: 'ہم کال کریں گے',
      subject: 'آپ کی درخواست {reference}',
      body: `محترم {name}،

{received} کی درخواست {reference} کے لیے شکریہ۔ ہم اگلے کاروباری دن صبح 10:00 سے 12:00 کے درمیان آپ کو کال کریں گے۔

اگر کوئی اور وقت بہتر ہو تو براہِ کرم اسی ای میل کا جواب دیں۔

{sender}`,
    },
  },
  {
    title: 'We need more from you',
    slug: 'we-need-more',
    order: 2,
    subject: 'A question about {reference}',
    body: `Dear {name},

we are working on your request {reference}. To go on, we need from you:

Please do not send copies of identity cards by mail.

{sender}`,
    ur: {
      title: 'مزید معلومات درکار ہیں',
      subject: '{reference} کے بارے میں ایک سوال',
      body: `محترم {name}،

ہم آپ کی درخواست {reference} پر کام کر رہے ہیں۔ آگے بڑھنے کے لیے ہمیں آپ سے درکار ہے:

براہِ کرم شناختی کارڈ کی نقل ای میل سے نہ بھیجیں۔

{sender}`,
    },
  },
  {
    title: 'It is settled',
    slug: 'it-is-settled',
    order: 3,
    subject: '{reference}: settled',
    body: `Dear {name},

your request {reference} of {received} is settled. If something is still open, please answer this mail and name the number.

{sender}`,
    ur: {
      title: 'معاملہ حل ہو گیا',
      subject: '{reference}: معاملہ حل ہو گیا',
      body: `محترم {name}،

{received} کی آپ کی درخواست {reference} کا معاملہ حل ہو گیا ہے۔ اگر کچھ باقی ہو تو براہِ کرم اسی ای میل کا جواب دیں اور یہ نمبر لکھیں۔

{sender}`,
    },
  },
];
