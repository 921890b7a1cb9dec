const shortest = 3;
const longest = 40;

/** Numbers are not worth correcting to. Sorted, each once. */
export function termsOf(folded: string): string[] {
  const terms = folded.split(' ').filter((term) => term.length <= longest && isWord(term));
  return [...new Set(terms)].sort();
}

export function isWord(term: string): boolean {
  return term.length >= shortest && !/^\d+$/.test(term);
}

/** So that each word in it begins after a space and ends before one. */
export function spaced(folded: string): string {
  return ` ${folded} `;
}

/** English plurals made singular; of "policies" what both begin with. */
export function stemOf(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => word.replace(/^([a-z]{3,})ies$|^([a-z]{2,}(?:x|z|ch|sh|ss))es$|^([a-z]{2,}[^su])s$/, '$1$2$3'))
    .join(' ');
}
