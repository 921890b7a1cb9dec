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
