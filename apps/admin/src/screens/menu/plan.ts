import { linesOf, type MenuNode, type MenuValues } from './tree.ts';

/** Items go by their keys, since new ones have no id before they are made. */
export type Operation =
  | { kind: 'create'; key: string; parent: string | null; values: MenuValues }
  | { kind: 'update'; key: string; version: number; values: MenuValues }
  /** `after: null` is the first place. */
  | { kind: 'move'; key: string; parent: string | null; after: string | null }
  | { kind: 'remove'; key: string };

type Order = Map<string | null, string[]>;

const valuesOf = ({ title, url, isFullWidth, isHeading }: MenuNode): MenuValues => ({
  title,
  url,
  isFullWidth,
  isHeading,
});

const same = (one: MenuNode, other: MenuNode) => JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));

function orderOf(nodes: readonly MenuNode[]): Order {
  const order: Order = new Map();
  for (const { node, parent } of linesOf(nodes)) order.set(parent, [...(order.get(parent) ?? []), node.key]);
  return order;
}

/** What may stay where it is while the rest moves. */
function longestIncreasingSubsequence(numbers: readonly number[]): Set<number> {
  const runs: number[][] = [];
  for (const [index, value] of numbers.entries()) {
    const before = runs.filter((run) => (numbers[run.at(-1) ?? index] ?? value) < value);
    const longest = before.toSorted((a, b) => b.length - a.length)[0] ?? [];
    runs.push([...longest, index]);
  }
  return new Set(runs.toSorted((a, b) => b.length - a.length)[0]);
}

function movesBelow(parent: string | null, wanted: readonly string[], now: readonly string[]): Operation[] {
  const here = now.filter((key) => wanted.includes(key));
  const stays = longestIncreasingSubsequence(here.map((key) => wanted.indexOf(key)));
  const staying = new Set(here.filter((_, index) => stays.has(index)));
  return wanted.flatMap((key, index): Operation[] =>
    staying.has(key) ? [] : [{ kind: 'move', key, parent, after: wanted[index - 1] ?? null }],
  );
}

/**
 * In an order in which each call can be made: parents before children, nothing removed before what was below it has
 * moved out.
 */
export function planOf(saved: readonly MenuNode[], edited: readonly MenuNode[]): Operation[] {
  const before = new Map(linesOf(saved).map(({ node }) => [node.key, node]));
  const after = new Map(linesOf(edited).map(({ node }) => [node.key, node]));
  const now = orderOf(saved);
  const placed = [...orderOf(edited)].flatMap(([parent, wanted]) => {
    const made = wanted.filter((key) => !before.has(key));
    const creates = made.flatMap((key): Operation[] => {
      const node = after.get(key);
      return node ? [{ kind: 'create', key, parent, values: valuesOf(node) }] : [];
    });
    // The API puts a new item behind its siblings.
    return [...creates, ...movesBelow(parent, wanted, [...(now.get(parent) ?? []), ...made])];
  });
  const removed = [...before.keys()].filter((key) => !after.has(key)).toReversed();
  const updates = [...after.values()].flatMap((node): Operation[] => {
    const old = before.get(node.key);
    if (!old || same(old, node)) return [];
    return [{ kind: 'update', key: node.key, version: node.version, values: valuesOf(node) }];
  });
  return [...updates, ...placed, ...removed.map((key): Operation => ({ kind: 'remove', key }))];
}
