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
  'asset allocation': 'ایسیٹ ایلوکیشن',
  balanced: 'بیلنسڈ',
  'capital protected': 'محفوظ سرمایہ',
  'fund of funds': 'فنڈ آف فنڈز',
  'fund of funds - cppi': 'فنڈ آف فنڈز (سی پی پی آئی)',
  'index tracker': 'انڈیکس ٹریکر',
  commodities: 'اجناس',
};

const urduSectors: Readonly<Record<string, string>> = {
  'open-end funds': 'اوپن اینڈ فنڈ',
  'open-end fund': 'اوپن اینڈ فنڈ',
  'closed-end funds': 'کلوز اینڈ فنڈ',
  vps: 'رضاکارانہ پنشن اسکیم',
  etf: 'ایکسچینج ٹریڈڈ فنڈ',
};

const translated = (names: Readonly<Record<string, string>>, text: unknown): string | null =>
  typeof text === 'string' ? (names[text.trim().toLowerCase()] ?? null) : null;

/** Null for one that nobody translated: an Urdu page says nothing rather than English. */
export const urduSector = (sector: unknown) => translated(urduSectors, sector);
export const urduKind = (kind: unknown) => translated(urduNames, kind);

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
