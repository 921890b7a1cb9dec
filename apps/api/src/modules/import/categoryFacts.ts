/** First match wins: "VPS" is more specific than "Equity". */
const groups = [
  [/\bvps\b|pension/, 'pension'],
  [/fund of funds/, 'fund-of-funds'],
  [/asset allocation|balanced|capital protected/, 'asset-allocation'],
  [/money market/, 'money-market'],
  [/income|fixed rate|fixed return|debt/, 'income'],
  [/equity|index|exchange traded|commodit/, 'equity'],
] as const;

export type Group = (typeof groups)[number][1];

export function groupOf(category: string): Group | null {
  const folded = category.toLowerCase();
  return groups.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

/** MUFAP's words for categories. Draft wording, as all shipped Urdu: a native editor signs off. */
const urduNames: Readonly<Record<string, string>> = {
  'money market': 'منی مارکیٹ',
  income: 'انکم',
  'aggressive fixed income': 'ایگریسو فکسڈ انکم',
  'fixed rate / return': 'مقررہ شرح / منافع',
  debt: 'ڈیٹ',
  equity: 'ایکویٹی',
  'dedicated equity': 'مخصوص ایکویٹی',
  'asset allocation': 'ایسٹ ایلوکیشن',
  balanced: 'بیلنسڈ',
  'capital protected': 'محفوظ سرمایہ',
  'fund of funds': 'فنڈ آف فنڈز',
  'fund of funds - cppi': 'فنڈ آف فنڈز (سی پی پی آئی)',
  'index tracker': 'انڈیکس ٹریکر',
  commodities: 'اجناس',
};

interface Parts {
  pension: boolean;
  shariah: boolean;
  kind: string;
}

function partsOf(category: string): Parts {
  const pension = /^vps\b/i.test(category);
  const rest = category.replace(/^vps\s*-?\s*/i, '');
  return {
    pension,
    shariah: /^shariah compliant /i.test(rest),
    kind: rest.replace(/^shariah compliant /i, '').trim(),
  };
}

/** MUFAP's category says it: "Shariah Compliant Equity", "VPS-Shariah Compliant Debt". */
export function isShariah(category: string): boolean {
  return /shariah|islamic/i.test(category);
}

/** Its category names it, since the sub-funds of a pension scheme share their name. */
export function subFundOf(category: string): string | null {
  const { pension, kind } = partsOf(category);
  return pension && kind !== '' ? kind : null;
}

export function urduCategory(category: string): string | null {
  const { pension, shariah, kind } = partsOf(category);
  const urduName = urduNames[kind.toLowerCase()];
  if (!urduName) return null;
  return [pension && 'وی پی ایس', shariah && 'شریعہ کمپلائنٹ', urduName].filter(Boolean).join(' ');
}
