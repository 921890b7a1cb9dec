/** Figures are exact decimals in text, and stay text. Latin digits in both languages; the minus is U+2212. */
const minus = '\u2212';

/** "1234567.5" → "1,234,567.5" */
export function groupThousands(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function padded(text: string, digits: number): string {
  const [whole = '0', fraction = ''] = text.split('.');
  return digits === 0 ? whole : `${whole}.${fraction.padEnd(digits, '0')}`;
}

/** At least four decimals; never cuts a digit off. */
export function formatPrice(text: string): string {
  return groupThousands(padded(text, 4));
}

/** "+0.0287", "−0.0418", "0.0000" */
export function formatSigned(text: string, digits: number): string {
  const bare = text.replace(/^[+-]/, '');
  const figure = groupThousands(padded(bare, digits));
  if (!/[1-9]/.test(bare)) return figure;
  return `${text.startsWith('-') ? minus : '+'}${figure}`;
}

export function formatPercent(text: string): string {
  return `${formatSigned(text, 2)}%`;
}

/** "11.34%", "−2.13%": in a table of returns, where no figure is a change. A loss has one sign on the whole site. */
export function formatReturn(text: string): string {
  return formatPercent(text).replace('+', '');
}

/** A figure in a sentence of either language. */
export { ltr as isolated } from '@fundfront/content-model/locales';
