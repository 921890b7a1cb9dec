import type { SaveProgress } from './saveMenu.ts';
import type { MenuNode } from './tree.ts';

/** The edited tree with what a half-done save has settled: ids of new items, versions, what is public now. */
export function applyProgress(
  nodes: readonly MenuNode[],
  { given, live }: Pick<SaveProgress, 'given' | 'live'>,
): MenuNode[] {
  return nodes.map((node) => {
    const now = given.get(node.key);
    const settled = now ? { ...node, key: now.id, id: now.id, version: now.version, live: false } : node;
    return {
      ...settled,
      live: settled.live || live.has(node.key),
      children: applyProgress(node.children, { given, live }),
    };
  });
}
