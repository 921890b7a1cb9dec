import type { PathEntry } from '../../content/site.ts';

export interface TreeNode {
  entry: PathEntry;
  children: TreeNode[];
}

/** The nested form of a list whose rows say how deep they are. */
export function treeOf(entries: readonly PathEntry[]): TreeNode[] {
  const roots: TreeNode[] = [];
  const trail: TreeNode[] = [];
  for (const entry of entries) {
    const node: TreeNode = { entry, children: [] };
    trail.length = Math.min(trail.length, entry.depth);
    (trail.at(-1)?.children ?? roots).push(node);
    trail.push(node);
  }
  return roots;
}
