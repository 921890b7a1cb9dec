import type { SortableTreeItem, TreeDrop } from '@fundfront/ui/components/SortableTree';
import { entryTitle } from '../entryTitle.ts';
import { liesWithin, type TreeEntry } from './tree.ts';

/** Where an entry may go: below which other, and behind which of those that lie there. */
export interface Place {
  parentId: string | null;
  /** Absent: behind them all. */
  after?: string | null;
}

const below = (entries: readonly TreeEntry[], parentId: string | null, except?: string) =>
  entries.filter((each) => each.parentId === parentId && each.id !== except);

export function treeItems(entries: readonly TreeEntry[], parentId: string | null = null): SortableTreeItem[] {
  const children = new Map<string | null, TreeEntry[]>();
  for (const entry of entries) children.set(entry.parentId, [...(children.get(entry.parentId) ?? []), entry]);
  const itemsOf = (parent: string | null): SortableTreeItem[] =>
    (children.get(parent) ?? []).map((entry) => ({
      id: entry.id,
      label: entryTitle(entry),
      children: itemsOf(entry.id),
    }));
  return itemsOf(parentId);
}

/** Null on itself, and where the place would move along. */
export function dropPlace(entries: readonly TreeEntry[], id: string, { target, position }: TreeDrop): Place | null {
  if (liesWithin(entries, target, id)) return null;
  if (position === 'on') return { parentId: target, after: below(entries, target, id).at(-1)?.id ?? null };
  const parentId = entries.find((entry) => entry.id === target)?.parentId ?? null;
  if (position === 'after') return { parentId, after: target };
  const others = below(entries, parentId, id);
  return { parentId, after: others[others.findIndex((entry) => entry.id === target) - 1]?.id ?? null };
}

export type Step = 'up' | 'down' | 'in' | 'out';

export function stepPlace(entries: readonly TreeEntry[], id: string, step: Step): Place | null {
  const parentId = entries.find((entry) => entry.id === id)?.parentId ?? null;
  const siblings = below(entries, parentId);
  const index = siblings.findIndex((entry) => entry.id === id);
  const [before, next] = [siblings[index - 1], siblings[index + 1]];
  if (step === 'up') return before ? { parentId, after: siblings[index - 2]?.id ?? null } : null;
  if (step === 'down') return next ? { parentId, after: next.id } : null;
  if (step === 'in')
    return before ? { parentId: before.id, after: below(entries, before.id).at(-1)?.id ?? null } : null;
  const above = entries.find((entry) => entry.id === parentId);
  return above ? { parentId: above.parentId, after: above.id } : null;
}
