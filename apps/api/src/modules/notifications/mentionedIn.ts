interface Named {
  name: string;
}

const inOneForm = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * Those whose name follows an “@” that begins a word, whatever its case; all who share it. The longest name counts:
 * “@Amna Khan” is not also “@Amna”.
 */
export function mentionedIn<Person extends Named>(text: string, people: readonly Person[]): Person[] {
  const names = [...new Set(people.map(({ name }) => inOneForm(name)))].filter(Boolean);
  const byLength = names.toSorted((one, other) => other.length - one.length);
  const written = inOneForm(text);
  const found = new Set(
    [...written.matchAll(/(?<![\p{L}\p{N}._-])@/gu)].map(({ index }) => {
      const rest = written.slice(index + 1);
      return byLength.find((name) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)));
    }),
  );
  return people.filter(({ name }) => found.has(inOneForm(name)));
}
