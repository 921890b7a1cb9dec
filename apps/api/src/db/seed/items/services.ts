import type { SeedItem } from '../types.ts';

export const advisoryServices: readonly SeedItem<'advisoryService', 'title' | 'text' | 'fee'>[] = [
  {
    title: 'Discretionary mandate',
    slug: 'discretionary-mandate',
    kind: 'discretionary',
    text: '<p>We invest within the limits of your mandate and report every month. You see each transaction on the day after it was made.</p>',
    fee: 'A yearly fee on the average value of the portfolio, agreed in the mandate',
    order: 10,
    ur: {
      title: 'مکمل اختیار کے ساتھ انتظام',
      text: '<p>ہم آپ کے طے کردہ حدود کے اندر سرمایہ کاری کرتے ہیں اور ہر ماہ رپورٹ دیتے ہیں۔ ہر سودا اگلے ہی دن آپ کو نظر آتا ہے۔</p>',
      fee: 'پورٹ فولیو کی اوسط مالیت پر سالانہ فیس، معاہدے میں طے شدہ',
    },
  },
  {
    title: 'Advisory mandate',
    slug: 'advisory-mandate',
    kind: 'advisory',
    text: '<p>We propose in writing, with the reason and the risk; nothing is bought or sold until you agree.</p>',
    fee: 'A fixed fee for each quarter',
    order: 20,
    ur: {
      title: 'مشاورتی انتظام',
      text: '<p>ہم وجہ اور خطرے کے ساتھ تحریری تجویز دیتے ہیں؛ آپ کی منظوری تک کچھ خریدا یا بیچا نہیں جاتا۔</p>',
      fee: 'ہر سہ ماہی کی مقررہ فیس',
    },
  },
  {
    title: 'Review of an existing portfolio',
    slug: 'portfolio-review',
    kind: 'advisory',
    text: '<p>A written opinion on what you hold today: cost, risk, tax, and what we would change. It obliges you to nothing.</p>',
    order: 30,
    ur: {
      title: 'موجودہ پورٹ فولیو کا جائزہ',
      text: '<p>آپ کی موجودہ سرمایہ کاری پر تحریری رائے: خرچ، خطرہ، ٹیکس، اور ہم کیا بدلتے۔ اس سے آپ پر کوئی پابندی نہیں آتی۔</p>',
    },
  },
];

export const researchSections: readonly SeedItem<'researchSection', 'title'>[] = [
  { title: 'Economy', slug: 'economy', order: 10, ur: { title: 'معیشت' } },
  { title: 'Sectors', slug: 'sectors', order: 20, ur: { title: 'شعبے' } },
  { title: 'Budget', slug: 'budget', order: 30, ur: { title: 'بجٹ' } },
];
