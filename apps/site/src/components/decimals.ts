import { scaledDecimal } from '@fundfront/content-model/fields/decimal/scaledDecimal';

const places = 6;

/** Without binary floats; trailing zeros go down to `digits`. */
function textOf(scaled: bigint, digits: number): string {
  const sign = scaled < 0n ? '-' : '';
  const text = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  const [whole, fraction] = [text.slice(0, -places), text.slice(-places).replace(/0+$/, '')];
  const shown = fraction.padEnd(digits, '0');
  return `${sign}${whole}${shown === '' ? '' : `.${shown}`}`;
}

/** Null where one of them is no decimal. */
export function sumOf(texts: readonly string[], digits = 0): string | null {
  const parts = texts.map((text) => scaledDecimal(text, places));
  if (parts.includes(null)) return null;
  return textOf(
    parts.reduce<bigint>((sum, part) => sum + (part ?? 0n), 0n),
    digits,
  );
}

/** What is left of a whole; null where the parts are more than it, or one of them is not known. */
export function restOf(whole: string, parts: readonly (string | null)[], digits = 0): string | null {
  const known = [whole, ...parts.map((part) => part ?? '')].map((text) => scaledDecimal(text, places));
  if (known.includes(null)) return null;
  const rest = known.reduce<bigint>((left, part, index) => (index === 0 ? (part ?? 0n) : left - (part ?? 0n)), 0n);
  return rest < 0n ? null : textOf(rest, digits);
}

/** A per cent of 100,000 rupees is 1,000 rupees. Null for what is no decimal. */
export function rupeesOf100000(percent: string): string | null {
  const scaled = scaledDecimal(percent, places);
  return scaled === null ? null : textOf(scaled * 1_000n, 0);
}
