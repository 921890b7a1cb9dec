import type { SeedFund } from '../funds.ts';

/** Of the last day of the month before the sample's own now. */
const month = { day: '2026-10-31', name: 'October 2026', nameUr: 'اکتوبر 2026', key: '2026-10' };

function titlesOf({ title, titleUr, subFund }: SeedFund) {
  const part = (name: string | undefined) => (name === undefined ? '' : ` (${name})`);
  return {
    title: `${title}${part(subFund?.en)}, ${month.name}`,
    ur: { title: `${titleUr}${part(subFund?.ur)}، ${month.nameUr}` },
  };
}

const bills = { name: 'Treasury bills', nameUr: 'ٹریژری بل' };
const bonds = { name: 'Government bonds', nameUr: 'سرکاری بانڈز' };
const banks = { name: 'Bank deposits', nameUr: 'بینک ڈپازٹ' };
const shares = { name: 'Shares', nameUr: 'حصص' };
const units = { name: 'Units of other funds', nameUr: 'دیگر فنڈز کے یونٹ' };
const other = { name: 'Other', nameUr: 'دیگر' };

const allocations: Record<SeedFund['category'], readonly { name: string; nameUr: string; percent: string }[]> = {
  'money-market': [
    { ...bills, percent: '71.40' },
    { ...banks, percent: '27.10' },
    { ...other, percent: '1.50' },
  ],
  income: [
    { ...bonds, percent: '54.20' },
    { ...banks, percent: '43.00' },
    { ...other, percent: '2.80' },
  ],
  equity: [
    { ...shares, percent: '93.60' },
    { ...banks, percent: '5.20' },
    { ...other, percent: '1.20' },
  ],
  'asset-allocation': [
    { ...shares, percent: '48.30' },
    { ...bonds, percent: '31.50' },
    { ...banks, percent: '20.20' },
  ],
  'fund-of-funds': [
    { ...units, percent: '96.80' },
    { ...banks, percent: '3.20' },
  ],
  pension: [
    { ...bonds, percent: '62.70' },
    { ...banks, percent: '37.30' },
  ],
};

const leviesOf = (ratio: string) => (Number(ratio) / 8).toFixed(2);

export function expenseRatioOf(fund: SeedFund) {
  const { slug, expenses } = fund;
  return {
    ...titlesOf(fund),
    slug: `expense-ratio-${slug}-${month.key}`,
    date: month.day,
    ratio: Number(expenses).toFixed(2),
    levies: leviesOf(expenses),
  };
}

export function investmentsOf(fund: SeedFund) {
  const { slug, category } = fund;
  return {
    ...titlesOf(fund),
    slug: `investments-${slug}-${month.key}`,
    date: month.day,
    allocation: allocations[category],
    holdings: null,
  };
}
