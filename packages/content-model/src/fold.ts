/** Letters that are typed in more than one way, by the one form that they are compared in (that of Urdu keyboards). */
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

const gaps = /[^\p{L}\p{N}]+/gu;

function foldLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(letters, (letter) => sameLetter[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, latinDigit)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/**
 * For comparing on both sides of a search: letter forms of Urdu and Arabic unified, marks and invisible characters
 * dropped, digits Latin, Latin letters lower case without accents, anything else a single space.
 */
export function fold(text: string): string {
  return foldLetters(text).replace(gaps, ' ').trim();
}

export interface TextRange {
  start: number;
  end: number;
}

/** With, for each folded character, the range of the original that it came from. */
function foldInPlace(text: string): { folded: string; origin: TextRange[] } {
  let folded = '';
  const origin: TextRange[] = [];
  // A letter is folded together with its marks, as composed forms are.
  for (const { 0: cluster, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const part = foldLetters(cluster).replace(gaps, ' ');
    folded += part;
    for (let count = 0; count < part.length; count += 1) origin.push({ start: index, end: index + cluster.length });
  }
  return { folded, origin };
}

/** Sorted ranges that do not overlap: where words of the text begin with one of the words or phrases. */
export function findFolded(text: string, words: readonly string[]): TextRange[] {
  const { folded, origin } = foldInPlace(text);
  const found: TextRange[] = [];
  for (const word of new Set(words.map(fold).filter(Boolean))) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const [first, last] = [origin[at], origin[at + word.length - 1]];
      if (first && last && (at === 0 || folded[at - 1] === ' ')) found.push({ start: first.start, end: last.end });
    }
  }
  return merged(found);
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const out: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else out.push({ ...range });
  }
  return out;
}
