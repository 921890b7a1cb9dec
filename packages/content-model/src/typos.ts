const shortest = 3;

/** Letters missing, added, wrong, or two neighbours swapped (Damerau and Levenshtein, each pair swapped once). */
function editDistance(one: string, other: string): number {
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

const mostErrors = (word: string) => (word.length >= 6 ? 2 : 1);

/** How often somebody who meant the word has mistyped it; undefined where it is another word. */
export function typingErrors(typed: string, word: string): number | undefined {
  const most = Math.min(mostErrors(typed), mostErrors(word));
  if (typed.length < shortest || word.length < shortest || Math.abs(typed.length - word.length) > most)
    return undefined;
  const errors = editDistance(typed, word);
  return errors <= most ? errors : undefined;
}
