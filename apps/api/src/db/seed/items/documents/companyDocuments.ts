import type { SeedDocument } from './document.ts';

const policies: readonly SeedDocument[] = [
  {
    title: 'Complaint handling policy',
    slug: 'complaint-handling-policy',
    section: 'policies',
    date: '2026-01-19',
    effectiveDate: '2026-02-01',
    language: 'both',
    summary: 'The steps and times that the complaint page describes.',
    ur: { title: 'شکایات نمٹانے کی پالیسی', summary: 'شکایات کے صفحے پر درج مراحل اور مدتیں۔' },
  },
  {
    title: 'Proxy voting policy',
    slug: 'proxy-voting-policy',
    section: 'policies',
    date: '2025-10-23',
    effectiveDate: '2025-11-01',
    language: 'en',
    ur: { title: 'حصص پر رائے دہی کی پالیسی' },
  },
  {
    title: 'Conflict of interest policy',
    slug: 'conflict-of-interest-policy',
    section: 'policies',
    date: '2025-04-24',
    language: 'en',
    ur: { title: 'مفادات کے ٹکراؤ کی پالیسی' },
  },
  {
    title: 'Valuation policy',
    slug: 'valuation-policy',
    section: 'policies',
    date: '2024-10-24',
    language: 'en',
    ur: { title: 'اثاثوں کی قدر کے تعین کی پالیسی' },
  },
];

const newsletters: readonly SeedDocument[] = [
  {
    title: 'Newsletter, winter 2025: what a rate cut does to an income fund',
    slug: 'newsletter-2025-4',
    section: 'newsletters',
    date: '2025-12-16',
    language: 'en',
    ur: { title: 'نیوز لیٹر، موسمِ سرما 2025: شرح میں کمی کا انکم فنڈ پر اثر' },
  },
  {
    title: 'Newsletter, spring 2026: an investor’s question about loads',
    slug: 'newsletter-2026-1',
    section: 'newsletters',
    date: '2026-03-17',
    language: 'en',
    ur: { title: 'نیوز لیٹر، موسمِ بہار 2026: لوڈ کے بارے میں ایک سوال' },
  },
  {
    title: 'Newsletter, summer 2026: reading the budget calmly',
    slug: 'newsletter-2026-2',
    section: 'newsletters',
    date: '2026-06-23',
    language: 'both',
    ur: { title: 'نیوز لیٹر، موسمِ گرما 2026: بجٹ کو سکون سے پڑھیں' },
  },
  {
    title: 'Newsletter, autumn 2026: what we got wrong this year',
    slug: 'newsletter-2026-3',
    section: 'newsletters',
    date: '2026-09-22',
    language: 'both',
    ur: { title: 'نیوز لیٹر، موسمِ خزاں 2026: اس سال ہم سے کیا غلطی ہوئی' },
  },
];

const publications: readonly SeedDocument[] = [
  {
    title: 'Rating of the management company confirmed',
    slug: 'rating-confirmed-2026',
    section: 'publication',
    date: '2026-08-27',
    language: 'en',
    ur: { title: 'مینجمنٹ کمپنی کی ریٹنگ برقرار' },
  },
  {
    title: 'Holidays of the year 2026 on which no price is calculated',
    slug: 'holidays-2026',
    section: 'publication',
    date: '2025-12-22',
    effectiveDate: '2026-01-01',
    language: 'both',
    ur: { title: '2026 کی تعطیلات جن پر قیمت کا حساب نہیں ہوتا' },
  },
  {
    title: 'Sample Cash Management Fund: dividends of October 2026',
    slug: 'dividends-2026-10',
    section: 'publication',
    date: '2026-11-13',
    fund: 'sample-cash-management-fund',
    language: 'en',
    ur: { title: 'سیمپل کیش مینجمنٹ فنڈ: اکتوبر 2026 کا منافع' },
  },
  {
    title: 'Notice of a change of the front-end load, Sample Income Growth Fund',
    slug: 'notice-load-income-growth-fund',
    section: 'publication',
    date: '2026-11-18',
    effectiveDate: '2026-12-01',
    fund: 'sample-income-growth-fund',
    language: 'both',
    ur: { title: 'سیمپل انکم گروتھ فنڈ: فرنٹ اینڈ لوڈ میں تبدیلی کا نوٹس' },
  },
];

export const companyDocuments: readonly SeedDocument[] = [...policies, ...newsletters, ...publications];
