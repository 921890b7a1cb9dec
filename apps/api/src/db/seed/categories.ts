import type { SeedRow } from './types.ts';

type CategorySlug = NonNullable<SeedRow<'fundCategory'>['group']>;

interface SeedCategory {
  basis: NonNullable<SeedRow<'fundCategory'>['basis']>;
  title: string;
  titleUr: string;
  suits: string;
  suitsUr: string;
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
  },
  income: {
    basis: 'annualised',
    title: 'Income',
    titleUr: 'انکم',
    suits: 'One to three years, with modest swings',
    suitsUr: 'ایک سے تین سال، معمولی اتار چڑھاؤ کے ساتھ',
  },
  'asset-allocation': {
    basis: 'absolute',
    title: 'Asset allocation',
    titleUr: 'ایسٹ ایلوکیشن',
    suits: 'Three years and more, moved between markets for you',
    suitsUr: 'تین سال یا زیادہ؛ منڈیوں کے درمیان ردوبدل ہم کرتے ہیں',
  },
  equity: {
    basis: 'absolute',
    title: 'Equity',
    titleUr: 'ایکویٹی',
    suits: 'Five years and more, through falls as well',
    suitsUr: 'پانچ سال یا زیادہ، مندی کے دنوں سمیت',
  },
  'fund-of-funds': {
    basis: 'absolute',
    title: 'Fund of funds',
    titleUr: 'فنڈ آف فنڈز',
    suits: 'A ready mix for a goal, in one purchase',
    suitsUr: 'کسی مقصد کے لیے تیار امتزاج، ایک ہی خریداری میں',
  },
  pension: {
    basis: 'absolute',
    title: 'Pension (VPS)',
    titleUr: 'پنشن (وی پی ایس)',
    suits: 'Retirement; you choose the mix',
    suitsUr: 'ریٹائرمنٹ؛ تناسب آپ خود چنتے ہیں',
  },
};
