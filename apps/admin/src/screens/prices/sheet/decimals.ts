/** Of a price: prices are announced to four decimals, and computed as whole ten-thousandths. */
const priceDecimals = 4;
const payoutDecimals = 6;
const wholeDigits = 15;

/** What was typed, as decimal text; null for an empty cell. */
type Reading = { value: string | null; problem?: undefined } | { value?: undefined; problem: string };

// Direction marks come along from Urdu text, narrow and hard spaces from spreadsheets.
const unseen = /[\s\u00a0\u202f\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g;
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;
const plain = /^-?(\d+\.?\d*|\.\d+)$/;

function latinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    .replace(/[\u2212\u2013]/g, '-');
}

function readDecimal(text: string, most: number): Reading {
  const bare = latinDigits(text).replace(unseen, '');
  if (bare === '') return { value: null };
  const number = grouped.test(bare) ? bare.replaceAll(',', '') : bare;
  if (!plain.test(number)) return { problem: 'Write a number, its decimals after a point' };
  const [whole = '', fraction = ''] = number.replace('-', '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > wholeDigits) return { problem: `Write at most ${wholeDigits} digits before the point` };
  const needed = fraction.replace(/0+$/, '');
  // Rounding is a decision about a price, which nobody makes unseen.
  if (needed.length > most) return { problem: `Write at most ${most} decimals` };
  return { value: `${number.startsWith('-') ? '-' : ''}${digits}${needed ? `.${needed}` : ''}` };
}

/** `۱٬۲۳۴٫۵` and `1,234.5` are `1234.5000`: Urdu digits and grouping commas are understood, and four decimals padded. */
export function readPrice(text: string): Reading {
  const reading = readDecimal(text, priceDecimals);
  return reading.value ? { value: padPrice(reading.value) } : reading;
}

/** Rupees per unit, above zero, with at most six decimals, not padded. */
export function readPayout(text: string): Reading {
  const reading = readDecimal(text, payoutDecimals);
  const { value } = reading;
  return value && (value.startsWith('-') || /^[0.]+$/.test(value))
    ? { problem: 'Write an amount above zero' }
    : reading;
}

/** @param value decimal text with at most four decimals */
export function padPrice(value: string): string {
  const [whole = '0', fraction = ''] = value.split('.');
  return `${whole}.${fraction.padEnd(priceDecimals, '0')}`;
}

interface Scaled {
  units: bigint;
  /** The value is `units` / `scale`. */
  scale: bigint;
}

function scaled(value: string): Scaled {
  const [whole = '0', fraction = ''] = value.split('.');
  return { units: BigInt(`${whole}${fraction}`), scale: 10n ** BigInt(fraction.length) };
}

/** @param decimals of the result, at least one */
function unscaled(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Half of the last place goes away from zero. */
function divided(dividend: bigint, divisor: bigint): bigint {
  const half = (2n * (dividend < 0n ? -dividend : dividend) + divisor) / (2n * divisor);
  return dividend < 0n ? -half : half;
}

interface PriceFormula {
  /** Per cent of the NAV. */
  frontEndLoad: string;
  /** Per cent of the load. */
  taxOnLoad: string;
}

export interface PriceTriple {
  nav: string | null;
  offer: string | null;
  redemption: string | null;
}

/**
 * Offer and redemption that follow from a NAV: offer = NAV × (1 + load / 100 × (1 + tax / 100)), half-up to four decimals;
 * redemption = NAV. The source is the offering document's price formula, as the product checks it on entry.
 * Null where the NAV is none that can be announced.
 */
export function formulaPrices(nav: string | null, { frontEndLoad, taxOnLoad }: PriceFormula): Omit<PriceTriple, 'nav'> {
  if (nav === null || nav.startsWith('-') || /^[0.]+$/.test(nav)) return { offer: null, redemption: null };
  const price = scaled(padPrice(nav));
  const load = scaled(frontEndLoad);
  const tax = scaled(taxOnLoad);
  const whole = 100n * load.scale * (100n * tax.scale);
  const part = load.units * (100n * tax.scale + tax.units);
  return { offer: unscaled(divided(price.units * (whole + part), whole), priceDecimals), redemption: padPrice(nav) };
}

/** With what follows from a new NAV, where offer and redemption were empty or still by the formula of the NAV before. */
export function withNav(prices: PriceTriple, nav: string | null, formula: PriceFormula): PriceTriple {
  const before = formulaPrices(prices.nav, formula);
  const after = formulaPrices(nav, formula);
  const follows = (column: 'offer' | 'redemption') =>
    prices[column] === null || prices[column] === before[column] ? after[column] : prices[column];
  return { nav, offer: follows('offer'), redemption: follows('redemption') };
}

interface PriceChange {
  direction: 'up' | 'down' | 'flat';
  /** Without a sign, four decimals. */
  value: string;
  /** Without a sign, two decimals and `%`; empty where the price before was zero. */
  percent: string;
}

/** @param price and @param before decimal text with at most four decimals */
export function changeOf(price: string, before: string): PriceChange {
  const [now, then] = [scaled(padPrice(price)).units, scaled(padPrice(before)).units];
  const by = now - then;
  const size = by < 0n ? -by : by;
  return {
    direction: by > 0n ? 'up' : by < 0n ? 'down' : 'flat',
    value: unscaled(size, priceDecimals),
    percent: then > 0n ? `${unscaled(divided(size * 10_000n, then), 2)}%` : '',
  };
}
