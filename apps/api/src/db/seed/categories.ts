import type { SeedRow } from './types.ts';

type CategorySlug = NonNullable<SeedRow<'fundCategory'>['group']>;

interface SeedCategory {
  basis: NonNullable<SeedRow<'fundCategory'>['basis']>;
  title: string;
  titleUr: string;
  suits: string;
  suitsUr: string;
  about: string;
  aboutUr: string;
}

/**
 * Each slug is the name of a group of the site: the menu's columns and the risk ladder lead there whichever finer
 * categories an import brings.
 */
export const categories: Record<CategorySlug, SeedCategory> = {
  'money-market': {
    basis: 'annualised',
    title: 'Money market',
    titleUr: 'منی مارکیٹ',
    suits: 'Money you may need within months',
    suitsUr: 'وہ رقم جس کی چند ماہ میں ضرورت پڑ سکتی ہے',
    about:
      'These funds lend to the government and to banks for weeks and months. The price hardly moves, and redemptions can be paid quickly.',
    aboutUr:
      'یہ فنڈ حکومت اور بینکوں کو ہفتوں اور مہینوں کے لیے قرض دیتے ہیں۔ قیمت بہت کم بدلتی ہے اور رقم جلد واپس مل سکتی ہے۔',
  },
  income: {
    basis: 'annualised',
    title: 'Income',
    titleUr: 'انکم',
    suits: 'One to three years, with modest swings',
    suitsUr: 'ایک سے تین سال، معمولی اتار چڑھاؤ کے ساتھ',
    about:
      'These funds hold bonds and deposits that run for longer. Their income is steadier than that of shares; when interest rates rise, the price can fall for a while.',
    aboutUr:
      'یہ فنڈ زیادہ مدت کے بانڈ اور ڈپازٹ رکھتے ہیں۔ ان کی آمدنی حصص سے زیادہ ہموار ہوتی ہے؛ شرحِ سود بڑھے تو قیمت کچھ عرصہ گر سکتی ہے۔',
  },
  'asset-allocation': {
    basis: 'absolute',
    title: 'Asset allocation',
    titleUr: 'ایسیٹ ایلوکیشن',
    suits: 'Three years and more, moved between markets for you',
    suitsUr: 'تین سال یا زیادہ؛ منڈیوں کے درمیان ردوبدل ہم کرتے ہیں',
    about:
      'These funds move between shares, bonds and deposits as markets change. How much of each they may hold stands in the offering document.',
    aboutUr:
      'یہ فنڈ منڈی کے حالات کے مطابق حصص، بانڈ اور ڈپازٹ کے درمیان ردوبدل کرتے ہیں۔ کس میں کتنا لگ سکتا ہے، یہ آفرنگ ڈاکیومنٹ میں درج ہے۔',
  },
  equity: {
    basis: 'absolute',
    title: 'Equity',
    titleUr: 'ایکویٹی',
    suits: 'Five years and more, through falls as well',
    suitsUr: 'پانچ سال یا زیادہ، مندی کے دنوں سمیت',
    about:
      'These funds hold shares of listed companies. Over a few months the price can fall by a third or more; such money should not be needed soon.',
    aboutUr:
      'یہ فنڈ اسٹاک ایکسچینج میں درج کمپنیوں کے حصص رکھتے ہیں۔ چند ماہ میں قیمت ایک تہائی یا زیادہ گر سکتی ہے؛ یہاں وہ رقم لگائیں جس کی جلد ضرورت نہ ہو۔',
  },
  'fund-of-funds': {
    basis: 'absolute',
    title: 'Fund of funds',
    titleUr: 'فنڈ آف فنڈز',
    suits: 'A ready mix for a goal, in one purchase',
    suitsUr: 'کسی مقصد کے لیے تیار امتزاج، ایک ہی خریداری میں',
    about:
      'These plans hold units of other funds in a fixed mix. Their expenses come on top of those of the funds that they hold.',
    aboutUr: 'یہ پلان دیگر فنڈز کے یونٹ ایک مقررہ تناسب سے رکھتے ہیں۔ ان کے اخراجات ان فنڈز کے اخراجات کے علاوہ ہیں۔',
  },
  pension: {
    basis: 'absolute',
    title: 'Pension (VPS)',
    titleUr: 'پنشن (وی پی ایس)',
    suits: 'Retirement; you choose the mix',
    suitsUr: 'ریٹائرمنٹ؛ تناسب آپ خود چنتے ہیں',
    about:
      'Savings for retirement under the Voluntary Pension System. Each sub-fund has its own price and its own risk; you choose the mix and may change it.',
    aboutUr:
      'رضاکارانہ پنشن نظام کے تحت ریٹائرمنٹ کی بچت۔ ہر ذیلی فنڈ کی اپنی قیمت اور اپنا خطرہ ہے؛ تناسب آپ خود چنتے ہیں اور بدل سکتے ہیں۔',
  },
};
