/**
 * A plain decimal as a whole number of its last place, so that decimals are compared and added without binary floats:
 * "-1.5" with two places is -150n.
 * @param places at least as many as the text has
 * @returns null for a text that is no such decimal
 */
export function scaledDecimal(text: string, places: number): bigint | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > places) return null;
  return BigInt(`${sign}${whole}${fraction.padEnd(places, '0')}`);
}

/**
 * The text of such a number: -150n with two places is "-1.50", and with one digit "-1.5".
 * @param digits that are there at least; zeros beyond them are not
 */
export function scaledText(scaled: bigint, places: number, digits = places): string {
  const text = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  const [whole, fraction] = [text.slice(0, text.length - places), text.slice(text.length - places).replace(/0+$/, '')];
  const shown = fraction.padEnd(digits, '0');
  return `${scaled < 0n ? '-' : ''}${whole}${shown === '' ? '' : `.${shown}`}`;
}
