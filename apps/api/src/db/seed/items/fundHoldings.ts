import type { SeedFund } from '../funds.ts';

export interface SamplePart {
  name: string;
  nameUr: string;
  /** Hundredths of a per cent of the assets. */
  share: number;
}

/** A pension sub-fund invests like a fund of its own. */
type Style = Exclude<SeedFund['category'], 'pension'>;
type OfStyle = Readonly<Record<Style, readonly SamplePart[]>>;

const bills = { name: 'Treasury bills', nameUr: 'ٹریژری بل' };
const bonds = { name: 'Government bonds', nameUr: 'سرکاری بانڈ' };
const banks = { name: 'Bank deposits', nameUr: 'بینک ڈپازٹ' };
const shares = { name: 'Shares', nameUr: 'حصص' };
const units = { name: 'Units of other funds', nameUr: 'دیگر فنڈز کے یونٹ' };
const other = { name: 'Other', nameUr: 'دیگر' };

/** Each adds up to the whole. */
const allocations: OfStyle = {
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

const holdings: OfStyle = {
  'money-market': deposits,
  income: [{ name: 'Sample bond of 5 years', nameUr: 'سیمپل بانڈ، 5 سال', share: 2_150 }, ...deposits],
  equity: [...companies, bank('A', 'الف', 460)],
  'asset-allocation': companies,
  'fund-of-funds': [
    { name: 'Sample Stock Fund', nameUr: 'سیمپل اسٹاک فنڈ', share: 4_100 },
    { name: 'Sample Income Growth Fund', nameUr: 'سیمپل انکم گروتھ فنڈ', share: 3_300 },
  ],
};

const sukuk = { name: 'Government sukuk', nameUr: 'سرکاری صکوک' };

/** What stands in the place of what a Shariah-compliant fund may not hold. */
const permissible: Readonly<Record<string, Omit<SamplePart, 'share'>>> = {
  [bills.name]: sukuk,
  [bonds.name]: sukuk,
  [banks.name]: { name: 'Islamic bank deposits', nameUr: 'اسلامی بینکوں کے ڈپازٹ' },
  [shares.name]: { name: 'Screened shares', nameUr: 'جانچے ہوئے حصص' },
  ...Object.fromEntries(
    deposits.map(({ name, nameUr }) => [
      name,
      { name: name.replace('Bank', 'Islamic Bank'), nameUr: nameUr.replace('بینک', 'اسلامک بینک') },
    ]),
  ),
};

export function styleOf({ category, riskProfile }: SeedFund): Style {
  if (category !== 'pension') return category;
  return riskProfile === 'high' ? 'equity' : 'money-market';
}

function heldBy(fund: SeedFund, of: OfStyle): SamplePart[] {
  return of[styleOf(fund)].map((part) => ({ ...part, ...(fund.shariah && permissible[part.name]) }));
}

export const sampleAllocation = (fund: SeedFund) => heldBy(fund, allocations);
export const sampleHoldings = (fund: SeedFund) => heldBy(fund, holdings);
