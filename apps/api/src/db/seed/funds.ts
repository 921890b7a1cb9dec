import type { RiskProfile } from '@fundfront/content-model';
import type { benchmarks } from './benchmarks.ts';
import type { categories } from './categories.ts';

export interface SeedFund {
  title: string;
  titleUr: string;
  slug: string;
  shortSlug: string;
  category: keyof typeof categories;
  riskProfile: RiskProfile;
  shariah?: true;
  subFund?: { en: string; ur: string };
  rating?: string;
  inceptionDate: string;
  benchmark: keyof typeof benchmarks;
  /** Per cent of the offer price; the offer adds 15 % tax on the load, as published prices do. */
  load: string;
  fee: string;
  expenses: string;
  about: { en: string; ur: string };
  prices: SamplePrices;
}

export interface SamplePrices {
  seed: number;
  /** NAV on the last day of the fiscal year, 30 June. */
  start: string;
  /** Mean and spread of the daily move, in hundredths of a basis point. */
  drift: number;
  spread: number;
  /** Business days that the fund's latest price is older than the others'. */
  lag?: number;
  /** Pays its income out daily, so that its NAV stands still. */
  held?: true;
}

const trustee = { en: 'Sample Trustee', ur: 'سیمپل ٹرسٹی' };
export const sampleTrustee = trustee;
export const sampleRating = {
  agency: { en: 'Sample Rating Agency', ur: 'سیمپل ریٹنگ ایجنسی' },
  day: '2026-03-12',
};

export const funds: readonly SeedFund[] = [
  {
    title: 'Sample Money Market Fund',
    titleUr: 'سیمپل منی مارکیٹ فنڈ',
    // The specification's own addresses: /faysal-money-market-fund and /faysal-funds/money-market-fund.
    slug: 'faysal-money-market-fund',
    shortSlug: 'money-market-fund',
    category: 'money-market',
    riskProfile: 'low',
    rating: 'AA(f)',
    inceptionDate: '2010-12-13',
    benchmark: 'bills',
    load: '0',
    fee: '0.75',
    expenses: '1.12',
    about: {
      en: '<p>A fictional fund for money that may be needed within months. It holds bank deposits and treasury bills with a short time to maturity, so that the price moves little and redemptions can be paid quickly.</p><h2>For whom</h2><p>Savers who want an alternative to an idle bank balance, and companies that park working capital. Even here the price can fall: the risk is low, not absent.</p>',
      ur: '<p>یہ ایک فرضی فنڈ ہے، ایسی رقم کے لیے جس کی چند ماہ میں ضرورت پڑ سکتی ہے۔ اس میں بینک ڈپازٹ اور مختصر مدت کے ٹریژری بل شامل ہیں، اس لیے قیمت کم بدلتی ہے اور رقم جلد واپس مل سکتی ہے۔</p><h2>کس کے لیے</h2><p>ان کے لیے جو بینک میں پڑی رقم کا متبادل چاہتے ہیں، اور ان کمپنیوں کے لیے جو اپنا رواں سرمایہ رکھنا چاہتی ہیں۔ قیمت یہاں بھی گر سکتی ہے: خطرہ کم ہے، ختم نہیں۔</p>',
    },
    prices: { seed: 11, start: '100.4127', drift: 410, spread: 90 },
  },
  {
    title: 'Sample Cash Management Fund',
    titleUr: 'سیمپل کیش مینجمنٹ فنڈ',
    slug: 'sample-cash-management-fund',
    shortSlug: 'cash-management-fund',
    category: 'money-market',
    riskProfile: 'very-low',
    rating: 'AA+(f)',
    inceptionDate: '2021-03-01',
    benchmark: 'bills',
    load: '0',
    fee: '0.5',
    expenses: '0.84',
    about: {
      en: '<p>A fictional fund that pays its income as units every day and keeps its price at 100. The return lies in the growing number of units, not in the price.</p>',
      ur: '<p>یہ ایک فرضی فنڈ ہے جو اپنی آمدنی ہر روز یونٹوں کی صورت میں دیتا ہے اور قیمت 100 پر برقرار رکھتا ہے۔ منافع قیمت میں نہیں، یونٹوں کی بڑھتی تعداد میں ہے۔</p>',
    },
    prices: {
      seed: 12,
      start: '100.0000',
      drift: 0,
      spread: 0,
      held: true,
    },
  },
  {
    title: 'Sample Islamic Money Market Fund',
    titleUr: 'سیمپل اسلامک منی مارکیٹ فنڈ',
    slug: 'sample-islamic-money-market-fund',
    shortSlug: 'islamic-money-market-fund',
    category: 'money-market',
    riskProfile: 'very-low',
    shariah: true,
    rating: 'AA(f)',
    inceptionDate: '2019-09-02',
    benchmark: 'islamic-deposits',
    load: '0',
    fee: '0.6',
    expenses: '0.97',
    about: {
      en: '<p>A fictional fund that places money with Islamic banks for days and weeks. A Shariah adviser approves each place beforehand. The price moves little; it can fall all the same.</p>',
      ur: '<p>یہ ایک فرضی فنڈ ہے جو رقم چند دن یا چند ہفتوں کے لیے اسلامی بینکوں میں رکھتا ہے۔ ہر جگہ کی منظوری پہلے شریعہ ایڈوائزر دیتا ہے۔ قیمت کم بدلتی ہے، مگر گر بھی سکتی ہے۔</p>',
    },
    prices: { seed: 21, start: '100.2385', drift: 370, spread: 70 },
  },
  {
    title: 'Sample Government Securities Fund',
    titleUr: 'سیمپل گورنمنٹ سیکیورٹیز فنڈ',
    slug: 'sample-government-securities-fund',
    shortSlug: 'government-securities-fund',
    category: 'income',
    riskProfile: 'moderate',
    rating: 'AA-(f)',
    inceptionDate: '2014-06-09',
    benchmark: 'bonds',
    load: '1.5',
    fee: '1.1',
    expenses: '1.58',
    about: {
      en: '<p>A fictional fund that holds government paper of all maturities. When rates fall its price rises more than that of a money market fund; when they rise, it falls.</p>',
      ur: '<p>یہ ایک فرضی فنڈ ہے جو ہر مدت کی سرکاری سیکیورٹیز رکھتا ہے۔ شرحِ سود گرے تو اس کی قیمت منی مارکیٹ فنڈ سے زیادہ بڑھتی ہے، اور شرح بڑھے تو گرتی ہے۔</p>',
    },
    prices: { seed: 13, start: '107.9013', drift: 440, spread: 900 },
  },
  {
    title: 'Sample Income Growth Fund',
    titleUr: 'سیمپل انکم گروتھ فنڈ',
    slug: 'sample-income-growth-fund',
    shortSlug: 'income-growth-fund',
    category: 'income',
    riskProfile: 'moderate',
    rating: 'A+(f)',
    inceptionDate: '2009-10-12',
    benchmark: 'interbank',
    load: '2',
    fee: '1.25',
    expenses: '1.94',
    about: {
      en: '<p>A fictional fund that adds corporate paper to government securities, for a higher yield over one to three years. Issuers may fail to pay: each is examined before purchase and limited in size.</p>',
      ur: '<p>یہ ایک فرضی فنڈ ہے جو سرکاری سیکیورٹیز کے ساتھ کمپنیوں کے قرض نامے بھی رکھتا ہے، تاکہ ایک سے تین سال میں آمدنی بہتر ہو۔ کوئی ادارہ ادائیگی سے قاصر بھی ہو سکتا ہے، اس لیے ہر ایک کی جانچ ہوتی ہے اور حد مقرر ہے۔</p>',
    },
    prices: { seed: 14, start: '102.7715', drift: 360, spread: 520 },
  },
  {
    title: 'Sample Asset Allocation Fund',
    titleUr: 'سیمپل ایسیٹ ایلوکیشن فنڈ',
    slug: 'sample-asset-allocation-fund',
    shortSlug: 'asset-allocation-fund',
    category: 'asset-allocation',
    riskProfile: 'medium',
    inceptionDate: '2006-07-24',
    benchmark: 'mixed',
    load: '3',
    fee: '2',
    expenses: '2.71',
    about: {
      en: '<p>A fictional fund whose manager moves between shares and fixed income as prices and prospects change. It aims at part of the market’s rise with less of its fall, over three years and more.</p>',
      ur: '<p>یہ ایک فرضی فنڈ ہے جس کا منیجر حالات کے مطابق حصص اور فکسڈ انکم کے درمیان ردوبدل کرتا ہے۔ مقصد یہ ہے کہ تین سال یا زیادہ میں مندی کا اثر کم اور تیزی کا حصہ برقرار رہے۔</p>',
    },
    prices: { seed: 15, start: '61.3380', drift: 520, spread: 4200 },
  },
  {
    title: 'Sample Islamic Asset Allocation Fund',
    titleUr: 'سیمپل اسلامک ایسیٹ ایلوکیشن فنڈ',
    slug: 'sample-islamic-asset-allocation-fund',
    shortSlug: 'islamic-asset-allocation-fund',
    category: 'asset-allocation',
    riskProfile: 'medium',
    shariah: true,
    // Younger than a year: its page shows what a new fund cannot show yet.
    inceptionDate: '2026-02-02',
    benchmark: 'islamic-mixed',
    load: '3',
    fee: '2',
    expenses: '2.64',
    about: {
      en: '<p>A fictional fund that began in February 2026. It moves between screened shares and deposits with Islamic banks as prices and prospects change. Its record is short; the return of a few months says little about the next ones.</p>',
      ur: '<p>یہ ایک فرضی فنڈ ہے جو فروری 2026 میں شروع ہوا۔ حالات کے مطابق یہ جانچے ہوئے حصص اور اسلامی بینکوں کے ڈپازٹ کے درمیان ردوبدل کرتا ہے۔ اس کا ریکارڈ مختصر ہے؛ چند ماہ کا منافع آگے کے بارے میں کم بتاتا ہے۔</p>',
    },
    prices: { seed: 22, start: '52.1840', drift: 390, spread: 3800 },
  },
  {
    title: 'Sample Stock Fund',
    titleUr: 'سیمپل اسٹاک فنڈ',
    slug: 'sample-stock-fund',
    shortSlug: 'stock-fund',
    category: 'equity',
    riskProfile: 'high',
    inceptionDate: '2004-04-19',
    benchmark: 'shares',
    load: '3',
    fee: '2.5',
    expenses: '3.86',
    about: {
      en: '<p>A fictional fund of listed shares, chosen for earnings that can grow and balance sheets that can bear a bad year. Prices fall as well as rise: give it five years and more.</p>',
      ur: '<p>یہ لسٹڈ حصص کا ایک فرضی فنڈ ہے۔ ایسی کمپنیاں چنی جاتی ہیں جن کی آمدنی بڑھ سکے اور جو خراب سال سہہ سکیں۔ قیمتیں بڑھتی بھی ہیں اور گرتی بھی: اسے پانچ سال یا زیادہ دیں۔</p>',
    },
    prices: { seed: 16, start: '88.1025', drift: -80, spread: 9500 },
  },
  {
    title: 'Sample Islamic Equity Fund',
    titleUr: 'سیمپل اسلامک ایکویٹی فنڈ',
    slug: 'sample-islamic-equity-fund',
    shortSlug: 'islamic-equity-fund',
    category: 'equity',
    riskProfile: 'high',
    shariah: true,
    inceptionDate: '2015-09-14',
    benchmark: 'islamic-shares',
    load: '3',
    fee: '2.5',
    expenses: '3.92',
    about: {
      en: '<p>A fictional fund of shares that a Shariah adviser has screened. Income that does not qualify is given to charity and disclosed each year.</p>',
      ur: '<p>یہ ایسے حصص کا فرضی فنڈ ہے جن کی جانچ شریعہ ایڈوائزر کر چکا ہو۔ جو آمدنی معیار پر پوری نہ اترے وہ خیرات کی جاتی ہے اور ہر سال ظاہر کی جاتی ہے۔</p>',
    },
    prices: { seed: 17, start: '89.3700', drift: 420, spread: 8800, lag: 1 },
  },
  {
    title: 'Sample Balanced Plan',
    titleUr: 'سیمپل بیلنسڈ پلان',
    slug: 'sample-balanced-plan',
    shortSlug: 'balanced-plan',
    category: 'fund-of-funds',
    riskProfile: 'medium',
    inceptionDate: '2017-11-06',
    benchmark: 'mixed',
    load: '1.5',
    fee: '0.25',
    expenses: '0.61',
    about: {
      en: '<p>A fictional plan that holds other sample funds in a fixed mix and restores the mix each quarter. Its costs come on top of those of the funds that it holds.</p>',
      ur: '<p>یہ ایک فرضی پلان ہے جو دوسرے نمونہ فنڈز کو مقررہ تناسب میں رکھتا ہے اور ہر سہ ماہی تناسب بحال کرتا ہے۔ اس کے اخراجات ان فنڈز کے اخراجات کے علاوہ ہیں۔</p>',
    },
    prices: { seed: 18, start: '118.2046', drift: 450, spread: 3600, lag: 1 },
  },
  {
    title: 'Sample Pension Fund',
    titleUr: 'سیمپل پنشن فنڈ',
    slug: 'sample-pension-fund-money-market',
    shortSlug: 'pension-fund-money-market',
    category: 'pension',
    riskProfile: 'low',
    subFund: { en: 'Money market sub-fund', ur: 'منی مارکیٹ سب فنڈ' },
    inceptionDate: '2012-05-21',
    benchmark: 'bills',
    load: '3',
    fee: '0.5',
    expenses: '0.93',
    about: {
      en: '<p>The steadiest part of a fictional voluntary pension scheme. Participants near retirement hold more of it; the allocation is theirs to choose.</p>',
      ur: '<p>ایک فرضی رضاکارانہ پنشن اسکیم کا سب سے مستحکم حصہ۔ ریٹائرمنٹ کے قریب لوگ اس کا حصہ بڑھاتے ہیں؛ تناسب کا انتخاب ان کا اپنا ہے۔</p>',
    },
    prices: { seed: 19, start: '186.2209', drift: 400, spread: 110 },
  },
  {
    title: 'Sample Pension Fund',
    titleUr: 'سیمپل پنشن فنڈ',
    slug: 'sample-pension-fund-equity',
    shortSlug: 'pension-fund-equity',
    category: 'pension',
    riskProfile: 'high',
    subFund: { en: 'Equity sub-fund', ur: 'ایکویٹی سب فنڈ' },
    inceptionDate: '2012-05-21',
    benchmark: 'shares',
    load: '3',
    fee: '1.5',
    expenses: '2.34',
    about: {
      en: '<p>The growth part of a fictional voluntary pension scheme, for participants with decades until retirement. It falls with the market, and has time to recover.</p>',
      ur: '<p>ایک فرضی رضاکارانہ پنشن اسکیم کا بڑھوتری والا حصہ، ان کے لیے جن کی ریٹائرمنٹ میں کئی دہائیاں ہیں۔ بازار کے ساتھ گرتا ہے، اور سنبھلنے کا وقت رکھتا ہے۔</p>',
    },
    prices: { seed: 20, start: '298.4417', drift: 510, spread: 9100 },
  },
];
