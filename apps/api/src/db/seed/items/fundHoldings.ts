import type { SeedFund } from '../funds.ts';

export interface SamplePart {
  name: string;
  nameUr: string;
  /** Hundredths of a per cent of the assets. */
  share: number;
}

type OfCategory = Readonly<Record<SeedFund['category'], readonly SamplePart[]>>;

const bills = { name: 'Treasury bills', nameUr: 'ٹریژری بل' };
const bonds = { name: 'Government bonds', nameUr: 'سرکاری بانڈز' };
const banks = { name: 'Bank deposits', nameUr: 'بینک ڈپازٹ' };
const shares = { name: 'Shares', nameUr: 'حصص' };
const units = { name: 'Units of other funds', nameUr: 'دیگر فنڈز کے یونٹ' };
const other = { name: 'Other', nameUr: 'دیگر' };

/** Each adds up to the whole. */
export const sampleAllocations: OfCategory = {
  'money-market': [
    { ...bills, share: 7_140 },
    { ...banks, share: 2_710 },
    { ...other, share: 150 },
  ],
  income: [
    { ...bonds, share: 5_420 },
    { ...banks, share: 4_300 },
    { ...other, share: 280 },
  ],
  equity: [
    { ...shares, share: 9_360 },
    { ...banks, share: 520 },
    { ...other, share: 120 },
  ],
  'asset-allocation': [
    { ...shares, share: 4_830 },
    { ...bonds, share: 3_150 },
    { ...banks, share: 2_020 },
  ],
  'fund-of-funds': [
    { ...units, share: 9_680 },
    { ...banks, share: 320 },
  ],
  pension: [
    { ...bonds, share: 6_270 },
    { ...banks, share: 3_730 },
  ],
};

const bank = (letter: string, letterUr: string, share: number): SamplePart => ({
  name: `Sample Bank ${letter}`,
  nameUr: `سیمپل بینک ${letterUr}`,
  share,
});

const companies: readonly SamplePart[] = [
  { name: 'Sample Power Company', nameUr: 'سیمپل پاور کمپنی', share: 910 },
  { name: 'Sample Cement Works', nameUr: 'سیمپل سیمنٹ ورکس', share: 780 },
  { name: 'Sample Fertilizer', nameUr: 'سیمپل فرٹیلائزر', share: 640 },
  { name: 'Sample Textile Mills', nameUr: 'سیمپل ٹیکسٹائل ملز', share: 510 },
];

const deposits: readonly SamplePart[] = [bank('A', 'الف', 1_240), bank('B', 'ب', 920), bank('C', 'ج', 430)];

export const sampleHoldings: OfCategory = {
  'money-market': deposits,
  income: [{ name: 'Sample bond of 5 years', nameUr: 'سیمپل بانڈ، 5 سال', share: 2_150 }, ...deposits],
  equity: [...companies, bank('A', 'الف', 460)],
  'asset-allocation': companies,
  'fund-of-funds': [
    { name: 'Sample Stock Fund', nameUr: 'سیمپل اسٹاک فنڈ', share: 4_100 },
    { name: 'Sample Income Growth Fund', nameUr: 'سیمپل انکم گروتھ فنڈ', share: 3_300 },
  ],
  pension: deposits,
};
