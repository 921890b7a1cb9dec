import type { SeedDocument } from './document.ts';

const forms: readonly SeedDocument[] = [
  {
    title: 'Account opening form for individuals (2024)',
    slug: 'account-opening-form-individuals-2024',
    section: 'application-forms',
    date: '2024-07-15',
    effectiveDate: '2024-08-01',
    language: 'en',
    ur: { title: 'انفرادی اکاؤنٹ کھولنے کا فارم (2024)' },
  },
  {
    title: 'Account opening form for individuals',
    slug: 'account-opening-form-individuals',
    section: 'application-forms',
    date: '2026-06-22',
    effectiveDate: '2026-07-01',
    language: 'both',
    supersedes: 'account-opening-form-individuals-2024',
    summary: 'With the risk profile questionnaire and the tax residency declaration.',
    ur: {
      title: 'انفرادی اکاؤنٹ کھولنے کا فارم',
      summary: 'خطرے کی برداشت کے سوال نامے اور ٹیکس رہائش کے اقرار نامے کے ساتھ۔',
    },
  },
  {
    title: 'Account opening form for institutions',
    slug: 'account-opening-form-institutions',
    section: 'application-forms',
    date: '2026-06-22',
    effectiveDate: '2026-07-01',
    language: 'en',
    summary: 'With the specimen of a resolution and the list of beneficial owners.',
    ur: {
      title: 'اداروں کے لیے اکاؤنٹ کھولنے کا فارم',
      summary: 'قرارداد کے نمونے اور حقیقی مالکان کی فہرست کے ساتھ۔',
    },
  },
  {
    title: 'Investment form',
    slug: 'investment-form',
    section: 'application-forms',
    date: '2026-02-10',
    language: 'both',
    ur: { title: 'سرمایہ کاری کا فارم' },
  },
  {
    title: 'Redemption form',
    slug: 'redemption-form',
    section: 'application-forms',
    date: '2026-02-10',
    language: 'both',
    ur: { title: 'یونٹ واپس کرنے کا فارم' },
  },
  {
    title: 'Conversion form',
    slug: 'conversion-form',
    section: 'application-forms',
    date: '2025-09-03',
    language: 'both',
    ur: { title: 'ایک فنڈ سے دوسرے میں تبدیلی کا فارم' },
  },
  {
    title: 'Service request form',
    slug: 'service-request-form',
    section: 'application-forms',
    date: '2025-09-03',
    language: 'both',
    summary: 'For a change of address, bank account, nominee or signature.',
    ur: { title: 'خدمت کی درخواست کا فارم', summary: 'پتے، بینک اکاؤنٹ، نامزد فرد یا دستخط کی تبدیلی کے لیے۔' },
  },
  {
    title: 'Pension account form',
    slug: 'pension-account-form',
    section: 'application-forms',
    date: '2025-12-01',
    language: 'en',
    summary: 'With the choice of allocation between the sub-funds.',
    ur: { title: 'پنشن اکاؤنٹ کا فارم', summary: 'ذیلی فنڈز میں تناسب کے انتخاب کے ساتھ۔' },
  },
];

const taxes: readonly SeedDocument[] = [
  {
    title: 'Guide to the tax credit, tax year 2027',
    slug: 'tax-credit-guide-2027',
    section: 'tax-credit',
    date: '2026-07-20',
    effectiveDate: '2026-07-01',
    language: 'both',
    summary: 'Who may claim, how the amount is worked out, and which papers to keep.',
    ur: {
      title: 'ٹیکس کریڈٹ کا رہنما کتابچہ، ٹیکس سال 2027',
      summary: 'کون دعویٰ کر سکتا ہے، رقم کیسے نکلتی ہے، اور کون سے کاغذات سنبھال کر رکھنے ہیں۔',
    },
  },
  {
    title: 'Request for a contribution certificate',
    slug: 'contribution-certificate-request',
    section: 'tax-credit',
    date: '2026-07-06',
    language: 'both',
    ur: { title: 'ادا شدہ رقم کے سرٹیفکیٹ کی درخواست' },
  },
  {
    title: 'Letter to the employer about monthly contributions',
    slug: 'letter-to-the-employer',
    section: 'tax-credit',
    date: '2025-08-11',
    language: 'en',
    ur: { title: 'ماہانہ ادائیگی کے بارے میں آجر کے نام خط' },
  },
];

export const formDocuments: readonly SeedDocument[] = [...forms, ...taxes];
