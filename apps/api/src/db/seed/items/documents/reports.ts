import type { SeedDocument } from './document.ts';

interface Month {
  /** "YYYY-MM" of the month reported on. */
  month: string;
  en: string;
  ur: string;
  published: string;
}

const months: readonly Month[] = [
  { month: '2025-06', en: 'June 2025', ur: 'جون 2025', published: '2025-07-08' },
  { month: '2025-12', en: 'December 2025', ur: 'دسمبر 2025', published: '2026-01-08' },
  { month: '2026-05', en: 'May 2026', ur: 'مئی 2026', published: '2026-06-08' },
  { month: '2026-06', en: 'June 2026', ur: 'جون 2026', published: '2026-07-08' },
  { month: '2026-07', en: 'July 2026', ur: 'جولائی 2026', published: '2026-08-10' },
  { month: '2026-08', en: 'August 2026', ur: 'اگست 2026', published: '2026-09-08' },
  { month: '2026-09', en: 'September 2026', ur: 'ستمبر 2026', published: '2026-10-08' },
  { month: '2026-10', en: 'October 2026', ur: 'اکتوبر 2026', published: '2026-11-09' },
];

const monthlyReports = months.map(
  ({ month, en, ur, published }): SeedDocument => ({
    title: `Fund manager’s report, ${en}`,
    slug: `fund-managers-report-${month}`,
    section: 'fund-managers-report',
    date: published,
    language: 'en',
    ur: { title: `فنڈ منیجر رپورٹ، ${ur}` },
  }),
);

const expenseRatios = months.slice(-4).map(
  ({ month, en, ur, published }): SeedDocument => ({
    title: `Expense ratios of all funds, ${en}`,
    slug: `expense-ratios-${month}`,
    section: 'expense-ratio',
    date: published,
    language: 'en',
    ur: { title: `تمام فنڈز کے اخراجات کا تناسب، ${ur}` },
  }),
);

const accounts: readonly SeedDocument[] = [
  {
    title: 'Annual accounts of all open-end funds, 30th Jun 2024',
    slug: 'annual-accounts-2024',
    section: 'financial-statements',
    date: '2024-09-27',
    language: 'en',
    ur: { title: 'تمام اوپن اینڈ فنڈز کے سالانہ گوشوارے، 30 جون 2024' },
  },
  {
    title: 'Annual accounts of all open-end funds, 30th Jun 2025',
    slug: 'annual-accounts-2025',
    section: 'financial-statements',
    date: '2025-09-26',
    language: 'en',
    ur: { title: 'تمام اوپن اینڈ فنڈز کے سالانہ گوشوارے، 30 جون 2025' },
  },
  {
    title: 'Half-yearly accounts of all open-end funds, 31st Dec 2025',
    slug: 'half-yearly-accounts-2025',
    section: 'financial-statements',
    date: '2026-02-25',
    language: 'en',
    ur: { title: 'تمام اوپن اینڈ فنڈز کے ششماہی گوشوارے، 31 دسمبر 2025' },
  },
  {
    title: 'Accounts for the third quarter, 31st Mar 2026',
    slug: 'third-quarter-accounts-2026',
    section: 'financial-statements',
    date: '2026-04-28',
    language: 'en',
    ur: { title: 'تیسری سہ ماہی کے گوشوارے، 31 مارچ 2026' },
  },
  {
    title: 'Annual accounts of all open-end funds, 30th Jun 2026',
    slug: 'annual-accounts-2026',
    section: 'financial-statements',
    date: '2026-09-25',
    language: 'en',
    summary: 'Audited, with the trustee’s report on each fund.',
    ur: {
      title: 'تمام اوپن اینڈ فنڈز کے سالانہ گوشوارے، 30 جون 2026',
      summary: 'آڈٹ شدہ، ہر فنڈ پر ٹرسٹی کی رپورٹ کے ساتھ۔',
    },
  },
  {
    title: 'Accounts of the pension fund, 30th Jun 2026',
    slug: 'pension-accounts-2026',
    section: 'financial-statements',
    date: '2026-09-25',
    fund: 'sample-pension-fund-money-market',
    language: 'en',
    ur: { title: 'پنشن فنڈ کے گوشوارے، 30 جون 2026' },
  },
  {
    title: 'Quarterly accounts to 30th Sep 2026 for all open-end funds',
    slug: 'first-quarter-accounts-2026',
    section: 'financial-statements',
    date: '2026-10-30',
    language: 'en',
    ur: { title: 'تمام اوپن اینڈ فنڈز کے سہ ماہی گوشوارے، 30 ستمبر 2026' },
  },
];

const directors: readonly SeedDocument[] = [
  {
    title: 'Directors’ report, year to 30th Jun 2025',
    slug: 'directors-report-2025',
    section: 'director-report',
    date: '2025-09-26',
    language: 'en',
    ur: { title: 'ڈائریکٹرز کی رپورٹ، سال مختتمہ 30 جون 2025' },
  },
  {
    title: 'Directors’ report, half year to 31st Dec 2025',
    slug: 'directors-report-half-2025',
    section: 'director-report',
    date: '2026-02-25',
    language: 'en',
    ur: { title: 'ڈائریکٹرز کی رپورٹ، ششماہی مختتمہ 31 دسمبر 2025' },
  },
  {
    title: 'Directors’ report, year to 30th Jun 2026',
    slug: 'directors-report-2026',
    section: 'director-report',
    date: '2026-09-25',
    language: 'both',
    ur: { title: 'ڈائریکٹرز کی رپورٹ، سال مختتمہ 30 جون 2026' },
  },
];

const research: readonly SeedDocument[] = [
  {
    title: 'Budget note 2026: what changes for funds and investors',
    slug: 'budget-note-2026',
    section: 'research-reports',
    research: 'budget',
    date: '2026-06-15',
    language: 'en',
    summary: 'Written on the evening of the budget; updated when the Finance Act was passed.',
    ur: {
      title: 'بجٹ نوٹ 2026: فنڈز اور سرمایہ کاروں کے لیے کیا بدلا',
      summary: 'بجٹ کی شام لکھا گیا؛ فنانس ایکٹ منظور ہونے پر تازہ کیا گیا۔',
    },
  },
  {
    title: 'Economy note, August 2026: prices and the policy rate',
    slug: 'economy-note-2026-08',
    section: 'research-reports',
    research: 'economy',
    date: '2026-08-19',
    language: 'en',
    ur: { title: 'معاشی نوٹ، اگست 2026: قیمتیں اور پالیسی ریٹ' },
  },
  {
    title: 'Sector note: how a cement maker earns its money',
    slug: 'sector-note-cement',
    section: 'research-reports',
    research: 'sectors',
    date: '2026-09-16',
    language: 'en',
    ur: { title: 'شعبہ جاتی نوٹ: سیمنٹ بنانے والی کمپنی کیسے کماتی ہے' },
  },
  {
    title: 'Economy note, October 2026: the external account',
    slug: 'economy-note-2026-10',
    section: 'research-reports',
    research: 'economy',
    date: '2026-10-21',
    language: 'en',
    ur: { title: 'معاشی نوٹ، اکتوبر 2026: بیرونی کھاتہ' },
  },
];

export const reportDocuments: readonly SeedDocument[] = [
  ...monthlyReports,
  ...expenseRatios,
  ...accounts,
  ...directors,
  ...research,
];
