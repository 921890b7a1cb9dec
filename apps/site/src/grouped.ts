/** Items by what they share, the groups and their items in the order they came in. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): { key: string; items: T[] }[] {
  return [...Map.groupBy(items, keyOf)].map(([key, members]) => ({ key, items: members }));
}
