/** Letters that are typed in more than one way, and the one form that they are compared in (Urdu keyboard's own). */
const sameLetter: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  ۂ: 'ہ',
  ۀ: 'ہ',
  أ: 'ا',
  إ: 'ا',
};
const letters = new RegExp(`[${Object.keys(sameLetter).join('')}]`, 'g');

// Vowel marks, hamza above and below, superscript alef, tatweel; joiners, direction marks, soft hyphen, byte order mark.
const unseen = /[\u064b-\u0655\u0670\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\u00ad\ufeff]/g;

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (code >= 0x06f0 ? 0x06f0 : 0x0660));
}

/**
 * Text as the search compares it, on both sides: letter forms of Urdu and Arabic made one, marks and invisible
 * characters dropped, digits Latin, Latin letters lower case without accents, anything else a single space.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(letters, (letter) => sameLetter[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, latinDigit)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
