import { describe, expect, it } from 'vitest';
import { dropPlace, stepPlace, treeItems } from './places.ts';
import { liesWithin, type TreeEntry } from './tree.ts';

const entry = (id: string, parentId: string | null = null): TreeEntry => ({
  id,
  parentId,
  baseLocale: 'en',
  rows: { en: null, ur: null },
});
/** a (a1, a2), b, c */
const tree = [entry('a'), entry('a1', 'a'), entry('a2', 'a'), entry('b'), entry('c')];

describe('places in the tree', () => {
  it('nest entries below their parents', () => {
    expect(treeItems(tree).map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      ['a', ['a1', 'a2']],
      ['b', []],
      ['c', []],
    ]);
    expect([liesWithin(tree, 'a1', 'a'), liesWithin(tree, 'b', 'a')]).toEqual([true, false]);
  });

  it.each([
    ['c', 'up', { parentId: null, after: 'a' }],
    ['b', 'up', { parentId: null, after: null }],
    ['a', 'up', null],
    ['a', 'down', { parentId: null, after: 'b' }],
    ['c', 'down', null],
    ['b', 'in', { parentId: 'a', after: 'a2' }],
    ['a', 'in', null],
    ['a1', 'out', { parentId: null, after: 'a' }],
    ['b', 'out', null],
  ] as const)('of %s, one step %s', (id, step, place) => expect(stepPlace(tree, id, step)).toEqual(place));

  it.each([
    ['c', 'a', 'before', { parentId: null, after: null }],
    ['c', 'a2', 'before', { parentId: 'a', after: 'a1' }],
    ['a1', 'a2', 'before', { parentId: 'a', after: null }],
    ['c', 'a', 'on', { parentId: 'a', after: 'a2' }],
    ['a', 'b', 'after', { parentId: null, after: 'b' }],
    ['a', 'a1', 'on', null],
    ['a', 'a', 'after', null],
  ] as const)('of %s dropped at %s (%s)', (id, target, position, place) =>
    expect(dropPlace(tree, id, { target, position })).toEqual(place),
  );
});
