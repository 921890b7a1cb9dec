import { scaledDecimal, scaledText } from '@fundfront/content-model/fields/decimal/scaledDecimal';

const places = 6;

/** Null where one of them is no decimal. */
export function sumOf(texts: readonly string[], digits = 0): string | null {
  const parts = texts.map((text) => scaledDecimal(text, places));
  if (parts.includes(null)) return null;
  return scaledText(
    parts.reduce<bigint>((sum, part) => sum + (part ?? 0n), 0n),
    places,
    digits,
  );
}

/** The first less the second. Null where one of them is no decimal. */
export function differenceOf(text: string, other: string, digits = 0): string | null {
  const [from, less] = [scaledDecimal(text, places), scaledDecimal(other, places)];
  return from === null || less === null ? null : scaledText(from - less, places, digits);
}

/** What is left of a whole; null where the parts are more than it, or one of them is not known. */
export function restOf(whole: string, parts: readonly (string | null)[], digits = 0): string | null {
  const sum = sumOf(parts.map((part) => part ?? ''));
  const rest = sum === null ? null : differenceOf(whole, sum, digits);
  return rest?.startsWith('-') ? null : rest;
}

/** A per cent of 100,000 rupees is 1,000 rupees. Null for what is no decimal. */
export function rupeesOf100000(percent: string): string | null {
  const scaled = scaledDecimal(percent, places);
  return scaled === null ? null : scaledText(scaled * 1_000n, places, 0);
}
