export type CommandItem = {
  id: string;
  label: string;
  hint?: string;
  keywords?: readonly string[];
};

export type CommandGroup<T extends CommandItem = CommandItem> = { label: string; items: readonly T[] };

const plain = (text: string) => text.toLocaleLowerCase('en').normalize('NFKD').replace(/\p{M}/gu, '');

/** Every word of the query must occur, in any order; empty groups are left out. */
export function filterCommands<G extends CommandGroup>(groups: readonly G[], query: string): G[] {
  const terms = plain(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return groups.filter((group) => group.items.length > 0);
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => {
        const text = plain([item.label, item.hint ?? '', ...(item.keywords ?? [])].join(' '));
        return terms.every((term) => text.includes(term));
      }),
    }))
    .filter((group) => group.items.length > 0);
}
