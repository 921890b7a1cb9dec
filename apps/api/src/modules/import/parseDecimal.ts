const plain = /^-?\d{1,15}(?:\.\d+)?$/;
/** By thousands, or by lakh and crore: "12,34,567.89". */
const grouped = /^-?[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3})(?:\.\d+)?$/;
/** Three digits behind the only comma would be a thousand. */
const decimalComma = /^-?(?:0,\d+|\d{1,15},(?!\d{3}$)\d+|\d{1,3}(?:\.\d{3})+,\d+)$/;

export function isMissing(text: string): boolean {
  return /^(?:|-|--|n\/?a|nil|null)$/i.test(text.trim());
}

/**
 * A number as published files print it: "1,234.50", "1,23,456.50", "104,8975", "(3.36)" for a negative, "9.43%". Exact
 * decimal text with its own digits after the point, or null if it is none.
 */
export function parseDecimal(text: string): string | null {
  const value = text.trim().replace(/\s*%$/, '');
  const bracketed = /^\((.+)\)$/.exec(value);
  const digits = bracketed ? `-${bracketed[1]?.trim()}` : value;
  if (decimalComma.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  if (!plain.test(digits) && !grouped.test(digits)) return null;
  return digits.replace(/,/g, '');
}

/** Digits after the point that count, of what {@link parseDecimal} gave: zeros at the end do not. */
export const scaleOf = (decimal: string): number => decimal.split('.')[1]?.replace(/0+$/, '').length ?? 0;
