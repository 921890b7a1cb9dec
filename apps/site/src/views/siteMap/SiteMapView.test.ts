import { describe, expect, it } from 'vitest';
import { type TreeNode, treeOf } from './SiteMapView.tsx';

const at = (path: string, depth: number) => ({ id: path, path, title: path, depth });

const paths = (nodes: TreeNode[]): unknown =>
  nodes.map(({ entry, children }) => (children.length > 0 ? [entry.path, paths(children)] : entry.path));

describe('treeOf', () => {
  it('nests by depth and comes back up by more than one step', () => {
    const list = [at('a', 0), at('b', 1), at('c', 2), at('d', 1), at('e', 0)];
    expect(paths(treeOf(list))).toEqual([['a', [['b', ['c']], 'd']], 'e']);
  });

  it('keeps a row whose parent is hidden', () => {
    expect(paths(treeOf([at('a', 0), at('x', 2)]))).toEqual([['a', ['x']]]);
    expect(paths(treeOf([at('x', 1), at('y', 0)]))).toEqual(['x', 'y']);
  });
});
