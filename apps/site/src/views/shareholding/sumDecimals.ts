/** Digits after the point of a decimal in text. */
const digitsOf = (text: string) => text.split('.')[1]?.length ?? 0;

const atScale = (text: string, scale: number) => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
};

/** The exact sum of decimals in text, with as many decimals as the finest of them: "62.5" and "37.50" make "100.00". */
export function sumDecimals(texts: readonly string[]): string {
  const scale = Math.max(0, ...texts.map(digitsOf));
  const sum = texts.reduce((total, text) => total + atScale(text, scale), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const sign = sum < 0n ? '-' : '';
  return scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(digits.length - scale)}`;
}
