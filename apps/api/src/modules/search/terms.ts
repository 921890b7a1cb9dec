const shortest = 3;
const longest = 40;

/** Numbers are not worth correcting to. Sorted, each once. */
export function termsOf(folded: string): string[] {
  const terms = folded.split(' ').filter((term) => term.length <= longest && isLong(term) && !/^\d+$/.test(term));
  return [...new Set(terms)].sort();
}

export function isLong(term: string): boolean {
  return term.length >= shortest;
}

export function maxEditDistance(term: string): number {
  return term.length >= 6 ? 2 : 1;
}

/** Letters missing, added, wrong, or two neighbours swapped (Damerau and Levenshtein, each pair swapped once). */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (current[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
