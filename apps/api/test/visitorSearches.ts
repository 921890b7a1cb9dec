import { type Locale, publicPath } from '@fundfront/content-model';
import { expect } from 'vitest';
import { searchPages } from '../src/modules/search/searchPages.ts';
import type { TestApi } from './harness.ts';

const faq = 'customer-service/faq';
const question = (...anchors: string[]) => anchors.map((anchor) => `${faq}#${anchor}`);
const own = (...keys: string[]) => keys.map((key) => `sales/branch-network#${key}`);
const fbl = (...keys: string[]) => keys.map((key) => `sales/fbl-branches#${key}`);

const karachi = [
  ...own('karachi-main', 'karachi-north', 'karachi-seaside'),
  ...fbl('fbl-karachi-main', 'fbl-karachi-market'),
];
const lahore = [...own('lahore-main', 'lahore-garden'), ...fbl('fbl-lahore-main')];
const islamic = [
  'sample-islamic-money-market-fund',
  'sample-islamic-equity-fund',
  'sample-islamic-asset-allocation-fund',
];
const redemption = [
  'downloads/application-forms#redemption-form',
  ...question('how-soon-do-i-get-my-money-back', 'can-a-fund-refuse-to-redeem'),
];
const opening = [
  'customer-service/how-to-invest',
  'downloads/application-forms#account-opening-form-individuals',
  ...question('who-can-open-an-account'),
];
const nav = ['customer-service/funds-nav-history', 'daily-funds-nav-history'];
const shares = ['funds/equity', 'sample-stock-fund', 'sample-islamic-equity-fund'];
const pension = ['funds/pension', 'sample-pension-fund-money-market', 'sample-pension-fund-equity'];
const cash = ['funds/money-market', 'faysal-money-market-fund', 'sample-cash-management-fund'];
const fraud = ['Five signs of an investment fraud', 'downloads/document-check'];

/** As visitors type them, and what must be among the first three results: one of these addresses, or titles. */
const english: Readonly<Record<string, readonly string[]>> = {
  jobs: ['careers'],
  job: ['careers'],
  vacancy: ['careers'],
  'work with us': ['careers'],
  'are you hiring': ['careers'],
  naukri: ['careers'],
  نوکری: ['careers'],
  internship: ['Internship in operations'],
  'compliance officer job': ['Compliance officer'],
  CEO: ['Chief executive officer'],
  'who is the ceo': ['Chief executive officer'],
  'board of directors': ['about-us/board-of-directors'],
  chairman: ['about-us/board-of-directors', 'Chair of the board'],
  management: ['about-us/management-team'],
  'minimum investment': question('how-much-do-i-need-to-begin'),
  'minimum amount to invest': question('how-much-do-i-need-to-begin'),
  'how much do i need to start': question('how-much-do-i-need-to-begin'),
  scam: fraud,
  fraud: ['Five signs of an investment fraud'],
  'is this genuine': ['downloads/document-check'],
  login: ['customer-service/value-added-services'],
  'sign in': ['customer-service/value-added-services'],
  'investor portal': ['customer-service/value-added-services'],
  KYC: [...question('which-papers-do-i-need'), ...opening],
  'documents required': question('which-papers-do-i-need'),
  whatsapp: ['customer-service/contact-us'],
  'phone number': ['customer-service/contact-us'],
  helpline: ['customer-service/contact-us'],
  'call back': ['customer-service/request-a-call'],
  callback: ['customer-service/request-a-call'],
  sukuk: islamic,
  halal: islamic,
  'shariah compliant fund': islamic,
  islami: islamic,
  FMR: ['downloads/fund-managers-report'],
  'fund manager report': ['downloads/fund-managers-report'],
  factsheet: ['downloads/fund-managers-report'],
  TER: ['downloads/expense-ratio'],
  'expense ratio': ['downloads/expense-ratio'],
  fees: ['downloads/expense-ratio', ...question('what-does-a-fund-cost')],
  charges: ['downloads/expense-ratio', ...question('what-does-a-fund-cost')],
  redeem: redemption,
  withdraw: redemption,
  'how can i withdraw my money': redemption,
  'get my money back': question('how-soon-do-i-get-my-money-back'),
  encashment: redemption,
  'paise wapas': redemption,
  'annual report': ['downloads/financial-statements'],
  'balance sheet': ['downloads/financial-statements'],
  'financial statements': ['downloads/financial-statements'],
  NAV: nav,
  'nav today': nav,
  'unit price': nav,
  'nav history': ['customer-service/funds-nav-history'],
  'NAV of money market': cash,
  'money market': cash,
  'safe investment': cash,
  'low risk fund': cash,
  zakat: question('is-zakat-deducted'),
  zakaat: question('is-zakat-deducted'),
  'zakat exemption': question('is-zakat-deducted'),
  karachi,
  'karachi office': karachi,
  lahore,
  'lahore branch': lahore,
  'branch in multan': [...own('multan-main'), ...fbl('fbl-multan-main')],
  quetta: fbl('fbl-quetta-main'),
  'nearest branch': ['sales/branch-network'],
  complaint: ['customer-service/complaint-and-feedback'],
  'how to complain': ['customer-service/complaint-and-feedback'],
  shikayat: ['customer-service/complaint-and-feedback'],
  'tax credit': ['downloads/tax-credit'],
  'save tax': ['downloads/tax-credit', 'customer-service/tax-saving-calculator'],
  'tax calculator': ['customer-service/tax-saving-calculator'],
  'tax on dividend': question('is-tax-taken-from-dividends-and-gains'),
  'capital gains tax': question('is-tax-taken-from-dividends-and-gains'),
  'open account': opening,
  'how to open an account': opening,
  'account kholna': opening,
  'how to invest': ['customer-service/how-to-invest'],
  'sarmaya kari': ['customer-service/how-to-invest'],
  dividends: [
    'Sample Cash Management Fund: dividends of October 2026',
    ...question('is-tax-taken-from-dividends-and-gains'),
  ],
  pension,
  'retirement fund': pension,
  VPS: pension,
  shares,
  'stock market': shares,
  'equity fund': shares,
  bonds: ['funds/income', 'sample-income-growth-fund'],
  'monthly income': ['funds/income', 'sample-income-growth-fund'],
  'treasury bills': ['sample-government-securities-fund'],
  'balanced fund': ['sample-balanced-plan', 'funds/asset-allocation', 'sample-asset-allocation-fund'],
  'redemption form': ['downloads/application-forms#redemption-form'],
  forms: ['downloads/application-forms'],
  prospectus: ['downloads/offering-document'],
  'cut off time': question('which-price-do-i-get'),
  holidays: ['Holidays of the year 2026 on which no price is calculated'],
  'what happens if i die': question('what-happens-to-my-units-if-i-die'),
  nominee: question('what-happens-to-my-units-if-i-die', 'how-do-i-change-my-address-bank-account-or-nominee'),
  'overseas pakistani': question('who-can-open-an-account'),
  'how can i pay': question('how-can-i-pay'),
  'can i lose money': question('can-i-lose-money'),
  'what is a mutual fund': question('what-is-a-mutual-fund'),
  'switch fund': ['downloads/application-forms#conversion-form', ...question('may-i-move-from-one-fund-to-another')],
  'change my address': question('how-do-i-change-my-address-bank-account-or-nominee'),
  'compare funds': ['funds/compare'],
  'best fund': ['funds/compare'],
  sip: [
    'A fixed sum each month: what it does when prices fall',
    'customer-service/value-added-services',
    'customer-service/growth-calculator',
  ],
  'growth calculator': ['customer-service/growth-calculator'],
  'privacy policy': ['privacy-policy'],
  'about us': ['about-us'],
  news: ['downloads/articles'],
  subscribe: ['customer-service/subscribe'],
  faq: [faq],
  redemtion: redemption,
  complant: ['customer-service/complaint-and-feedback'],
  'anual report': ['downloads/financial-statements'],
  'witdraw mony': redemption,
  calulator: [
    'customer-service/growth-calculator',
    'customer-service/goal-calculator',
    'customer-service/tax-saving-calculator',
  ],
  karchi: karachi,
  pention: pension,
  'expence ratio': ['downloads/expense-ratio'],
  'finacial statment': ['downloads/financial-statements'],
  islamc: islamic,
  brohcure: ['downloads/brochures'],
  vaccancy: ['careers'],
};

const urduRedemption = ['رقم کب واپس ملتی ہے؟', 'یونٹ واپس کرنے کا فارم', 'کیا فنڈ رقم واپس کرنے سے انکار کر سکتا ہے؟'];
const urduZakat = ['کیا زکوٰۃ کٹتی ہے؟'];
const urduOpening = ['customer-service/how-to-invest', 'اکاؤنٹ کون کھول سکتا ہے؟', 'انفرادی اکاؤنٹ کھولنے کا فارم'];

const urdu: Readonly<Record<string, readonly string[]>> = {
  NAV: nav,
  'این اے وی': nav,
  'money market': cash,
  'منی مارکیٹ': cash,
  'منی مارکٹ': cash,
  shikayat: ['customer-service/complaint-and-feedback'],
  شکایت: ['customer-service/complaint-and-feedback'],
  شكايات: ['customer-service/complaint-and-feedback'],
  شکائت: ['customer-service/complaint-and-feedback'],
  نوکری: ['careers'],
  ملازمت: ['careers'],
  naukri: ['careers'],
  jobs: ['careers'],
  زکوٰۃ: urduZakat,
  زکوة: urduZakat,
  زکات: urduZakat,
  زكاة: urduZakat,
  zakat: urduZakat,
  اسلامی: islamic,
  'اسلامی فنڈ': islamic,
  اسلامک: islamic,
  حلال: islamic,
  islamic,
  کراچی: karachi,
  كراچي: karachi,
  karachi,
  'لاہور برانچ': lahore,
  'lahore branch': lahore,
  برانچ: ['sales/branch-network'],
  'رقم واپس': urduRedemption,
  'پیسے نکالنا': urduRedemption,
  'paise nikalna': urduRedemption,
  redemption: urduRedemption,
  'سالانہ رپورٹ': ['downloads/financial-statements'],
  'annual report': ['downloads/financial-statements'],
  'ماہانہ رپورٹ': ['downloads/fund-managers-report'],
  FMR: ['downloads/fund-managers-report'],
  اخراجات: ['downloads/expense-ratio', 'فنڈ پر خرچ کتنا آتا ہے؟'],
  'ٹیکس کریڈٹ': ['downloads/tax-credit'],
  'tax bachat': ['downloads/tax-credit', 'customer-service/tax-saving-calculator'],
  'منافع پر ٹیکس': ['کیا منافع پر ٹیکس کٹتا ہے؟'],
  'اکاؤنٹ کھولنا': urduOpening,
  'account kholna': urduOpening,
  'اکاؤنٹ کیسے کھولیں': urduOpening,
  'سرمایہ کاری کیسے کریں': ['customer-service/how-to-invest'],
  'sarmaya kari': ['customer-service/how-to-invest'],
  'کم از کم رقم': ['کم از کم کتنی رقم سے آغاز ہو سکتا ہے؟'],
  'kam se kam': ['کم از کم کتنی رقم سے آغاز ہو سکتا ہے؟'],
  پنشن: pension,
  ریٹائرمنٹ: pension,
  حصص: shares,
  شیئرز: shares,
  رابطہ: ['customer-service/contact-us'],
  whatsapp: ['customer-service/contact-us'],
  'کال بیک': ['customer-service/request-a-call'],
  فراڈ: ['سرمایہ کاری کے فراڈ کی پانچ نشانیاں'],
  dhoka: ['سرمایہ کاری کے فراڈ کی پانچ نشانیاں', 'downloads/document-check'],
  'لاگ ان': ['customer-service/value-added-services'],
  CEO: ['چیف ایگزیکٹو آفیسر'],
  نقصان: ['کیا نقصان ہو سکتا ہے؟'],
  موازنہ: ['funds/compare'],
  فارم: ['downloads/application-forms'],
  'بیرون ملک': ['اکاؤنٹ کون کھول سکتا ہے؟'],
  'نامزد فرد': ['میرے بعد میرے یونٹوں کا کیا ہوگا؟', 'پتا، بینک اکاؤنٹ یا نامزد فرد کیسے بدلیں؟'],
  'میوچل فنڈ کیا ہے': ['میوچل فنڈ کیا ہے؟'],
  'mutual fund kya hai': ['میوچل فنڈ کیا ہے؟'],
  سوالات: [faq],
  رازداری: ['privacy-policy-ur', 'privacy-policy'],
};

export interface VisitorSearch {
  lang: Locale;
  typed: string;
  wanted: readonly string[];
}

const searchesIn = (lang: Locale, searches: typeof english): VisitorSearch[] =>
  Object.entries(searches).map(([typed, wanted]) => ({ lang, typed, wanted }));

export const visitorSearches: readonly VisitorSearch[] = [...searchesIn('en', english), ...searchesIn('ur', urdu)];

const leastFound = 0.95;

/** Null where one of the first three is wanted; else what they are. */
async function missed(api: TestApi, { typed, lang, wanted }: VisitorSearch, visitor: number): Promise<string | null> {
  const ctx = { ...api.ctx(), ip: `2001:db8:${visitor.toString(16)}::1` };
  const results = await searchPages({ ctx, input: { search: typed, lang } });
  const first = results.slice(0, 3);
  const isWanted = ({ title, path }: (typeof first)[number]) =>
    wanted.some((each) => each === title || publicPath(lang, `/${each}`) === path);
  return first.some(isWanted)
    ? null
    : `${lang} “${typed}”: ${first.map(({ title }) => title).join(' | ') || 'nothing'}`;
}

/** Of the shipped content, as visitors type: what is wanted is among the first three results. */
export async function expectFound(api: TestApi): Promise<void> {
  const misses: string[] = [];
  for (const [visitor, search] of visitorSearches.entries()) {
    const miss = await missed(api, search, visitor);
    if (miss !== null) misses.push(miss);
  }
  const found = 1 - misses.length / visitorSearches.length;
  expect(visitorSearches.length).toBeGreaterThanOrEqual(120);
  expect(found, `Not found:\n${misses.join('\n')}`).toBeGreaterThanOrEqual(leastFound);
  if (misses.length > 0) process.stdout.write(`Searches that miss: ${misses.length}\n${misses.join('\n')}\n`);
}
