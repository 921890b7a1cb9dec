/** Entries by the year of their plain date, in the order in which they come. */
export function groupByYear<Entry>(
  entries: readonly Entry[],
  dateOf: (entry: Entry) => string | null,
): { year: string; entries: Entry[] }[] {
  const dated = entries.filter((entry) => dateOf(entry) !== null);
  const years = Map.groupBy(dated, (entry) => (dateOf(entry) ?? '').slice(0, 4));
  return [...years].map(([year, inYear]) => ({ year, entries: inYear }));
}
