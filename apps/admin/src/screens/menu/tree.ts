import { limits } from '@fundfront/content-model';
import type { EditableMenuItem } from '@fundfront/content-model/wire';
import type { SortableTreeItem, TreeDrop } from '@fundfront/ui/components/SortableTree';

export interface MenuNode {
  key: string;
  id: string | null;
  title: string;
  url: string;
  isFullWidth: boolean;
  isHeading: boolean;
  version: number;
  live: boolean;
  children: readonly MenuNode[];
}

export type MenuValues = Pick<MenuNode, 'title' | 'url' | 'isFullWidth' | 'isHeading'>;

export interface TreePosition {
  parent: string | null;
  index: number;
}

export interface MenuLine {
  node: MenuNode;
  depth: number;
  parent: string | null;
  index: number;
  of: number;
}

export function nodesOf(items: readonly EditableMenuItem[]): MenuNode[] {
  return items.map(({ id, title, url, isFullWidth, isHeading, version, live, subMenus }) => ({
    key: id,
    id,
    title,
    url,
    isFullWidth,
    isHeading,
    version,
    live,
    children: nodesOf(subMenus),
  }));
}

export function linesOf(nodes: readonly MenuNode[], parent: string | null = null, depth = 0): MenuLine[] {
  return nodes.flatMap((node, index) => [
    { node, depth, parent, index, of: nodes.length },
    ...linesOf(node.children, node.key, depth + 1),
  ]);
}

export function treeItemsOf(nodes: readonly MenuNode[]): SortableTreeItem[] {
  return nodes.map(({ key, title, children }) => ({
    id: key,
    label: title || 'Untitled',
    children: treeItemsOf(children),
  }));
}

function height(node: MenuNode): number {
  return 1 + Math.max(0, ...node.children.map(height));
}

function mapNode(nodes: readonly MenuNode[], key: string, change: (node: MenuNode) => MenuNode): MenuNode[] {
  return nodes.map((node) =>
    node.key === key ? change(node) : { ...node, children: mapNode(node.children, key, change) },
  );
}

export function changeNode(nodes: readonly MenuNode[], key: string, values: Partial<MenuNode>): MenuNode[] {
  return mapNode(nodes, key, (node) => ({ ...node, ...values }));
}

export function removeNode(nodes: readonly MenuNode[], key: string): MenuNode[] {
  return nodes
    .filter((node) => node.key !== key)
    .map((node) => ({ ...node, children: removeNode(node.children, key) }));
}

export function insertNode(nodes: readonly MenuNode[], node: MenuNode, { parent, index }: TreePosition): MenuNode[] {
  if (parent === null) return nodes.toSpliced(index, 0, node);
  return mapNode(nodes, parent, (found) => ({ ...found, children: found.children.toSpliced(index, 0, node) }));
}

/**
 * Answers the same tree where the move is not possible: below itself, or deeper than menus go. `index` counts without
 * the item.
 */
export function moveNode(nodes: readonly MenuNode[], key: string, position: TreePosition): readonly MenuNode[] {
  const lines = linesOf(nodes);
  const line = lines.find(({ node }) => node.key === key);
  if (!line || linesOf([line.node]).some(({ node }) => node.key === position.parent)) return nodes;
  const parentDepth = lines.find(({ node }) => node.key === position.parent)?.depth ?? -1;
  if (parentDepth + 1 + height(line.node) > limits.menuDepth) return nodes;
  return insertNode(removeNode(nodes, key), line.node, position);
}

export type Step = 'up' | 'down' | 'in' | 'out';

export function stepPosition(nodes: readonly MenuNode[], key: string, step: Step): TreePosition | null {
  const lines = linesOf(nodes);
  const line = lines.find(({ node }) => node.key === key);
  if (!line) return null;
  const { parent, index, of } = line;
  if (step === 'up') return index === 0 ? null : { parent, index: index - 1 };
  if (step === 'down') return index === of - 1 ? null : { parent, index: index + 1 };
  if (step === 'in') {
    const before = lines.find((other) => other.parent === parent && other.index === index - 1);
    return before ? { parent: before.node.key, index: before.node.children.length } : null;
  }
  const above = lines.find(({ node }) => node.key === parent);
  return above ? { parent: above.parent, index: above.index + 1 } : null;
}

/** Null on itself, and where the other one would move along. */
export function dropPosition(
  nodes: readonly MenuNode[],
  key: string,
  { target, position }: TreeDrop,
): TreePosition | null {
  const line = linesOf(removeNode(nodes, key)).find(({ node }) => node.key === target);
  if (!line) return null;
  if (position === 'on') return { parent: target, index: line.node.children.length };
  return { parent: line.parent, index: position === 'before' ? line.index : line.index + 1 };
}
