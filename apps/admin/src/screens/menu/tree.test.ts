import { describe, expect, it } from 'vitest';
import { type Operation, planOf } from './plan.ts';
import {
  changeNode,
  dropPosition,
  insertNode,
  linesOf,
  type MenuNode,
  moveNode,
  removeNode,
  stepPosition,
} from './tree.ts';

const item = (key: string, children: MenuNode[] = [], values: Partial<MenuNode> = {}): MenuNode => ({
  key,
  id: key,
  title: key,
  url: `/${key}`,
  isFullWidth: false,
  isHeading: false,
  version: 3,
  live: true,
  children,
  ...values,
});

const saved = [
  item('about', [item('who'), item('board'), item('team')]),
  item('funds', [item('money', [item('cash')])]),
  item('careers'),
];

const outline = (nodes: readonly MenuNode[]) =>
  linesOf(nodes).map(({ node, depth }) => `${'-'.repeat(depth)}${node.key}`);

function applied(operations: readonly Operation[]): readonly MenuNode[] {
  let tree: readonly MenuNode[] = saved;
  for (const operation of operations) {
    if (operation.kind === 'remove') {
      const node = linesOf(tree).find((line) => line.node.key === operation.key)?.node;
      expect(node?.children, 'only what is empty can be removed').toEqual([]);
      tree = removeNode(tree, operation.key);
    } else if (operation.kind === 'update') tree = changeNode(tree, operation.key, operation.values);
    else {
      const { key, parent } = operation;
      const siblings = linesOf(removeNode(tree, key)).filter((line) => line.parent === parent);
      if (operation.kind === 'create')
        tree = insertNode(tree, item(key, [], operation.values), { parent, index: siblings.length });
      else {
        const index = operation.after === null ? 0 : siblings.findIndex(({ node }) => node.key === operation.after) + 1;
        tree = moveNode(tree, key, { parent, index });
      }
    }
  }
  return tree;
}

describe('moving in the tree', () => {
  it('takes the children along', () => {
    const moved = moveNode(saved, 'about', { parent: null, index: 2 });
    expect(outline(moved)).toEqual(['funds', '-money', '--cash', 'careers', 'about', '-who', '-board', '-team']);
  });

  it('refuses a place below itself and a fourth level', () => {
    expect(moveNode(saved, 'about', { parent: 'who', index: 0 })).toBe(saved);
    expect(moveNode(saved, 'careers', { parent: 'cash', index: 0 })).toBe(saved);
    expect(moveNode(saved, 'funds', { parent: 'careers', index: 0 })).toBe(saved);
  });

  it.each([
    ['board', 'up', { parent: 'about', index: 0 }],
    ['board', 'down', { parent: 'about', index: 2 }],
    ['board', 'in', { parent: 'who', index: 0 }],
    ['board', 'out', { parent: null, index: 1 }],
    ['about', 'up', null],
    ['careers', 'down', null],
    ['about', 'in', null],
    ['about', 'out', null],
  ] as const)('knows where a step leads: %s %s', (key, step, position) => {
    expect(stepPosition(saved, key, step)).toEqual(position);
  });
});

describe('dropping', () => {
  const drop = (key: string, target: string, position: 'before' | 'on' | 'after') =>
    dropPosition(saved, key, { target, position });

  it('lands beside the other item, on its level', () => {
    expect(drop('careers', 'team', 'after')).toEqual({ parent: 'about', index: 3 });
    expect(drop('careers', 'funds', 'before')).toEqual({ parent: null, index: 1 });
    expect(drop('careers', 'about', 'before')).toEqual({ parent: null, index: 0 });
    expect(drop('careers', 'board', 'before')).toEqual({ parent: 'about', index: 1 });
    expect(drop('careers', 'cash', 'after')).toEqual({ parent: 'money', index: 1 });
  });

  it('lands below the other item, behind its children', () => {
    expect(drop('careers', 'team', 'on')).toEqual({ parent: 'team', index: 0 });
    expect(drop('careers', 'about', 'on')).toEqual({ parent: 'about', index: 3 });
  });

  it('counts without the item', () => {
    expect(drop('who', 'team', 'after')).toEqual({ parent: 'about', index: 2 });
    expect(drop('about', 'careers', 'before')).toEqual({ parent: null, index: 1 });
  });

  it('finds no place on itself or below', () => {
    expect(drop('funds', 'funds', 'after')).toBeNull();
    expect(drop('funds', 'cash', 'on')).toBeNull();
  });

  it('moves nothing to where it would reach too deep', () => {
    const moved = (target: string, position: 'before' | 'on' | 'after') => {
      const place = drop('about', target, position);
      return place && moveNode(saved, 'about', place);
    };
    expect(moved('cash', 'before')).toBe(saved);
    expect(moved('money', 'on')).toBe(saved);
    expect(moved('money', 'before')).not.toBe(saved);
  });
});

describe('plan of a save', () => {
  const check = (wanted: readonly MenuNode[]) => {
    const plan = planOf(saved, wanted);
    expect(outline(applied(plan))).toEqual(outline(wanted));
    return plan;
  };

  it('is empty when nothing changed', () => expect(check(saved)).toEqual([]));

  it('moves one item with one call, whichever way it went', () => {
    expect(check(moveNode(saved, 'about', { parent: null, index: 2 }))).toHaveLength(1);
    expect(check(moveNode(saved, 'careers', { parent: null, index: 0 }))).toEqual([
      { kind: 'move', key: 'careers', parent: null, after: null },
    ]);
    expect(check(moveNode(saved, 'cash', { parent: 'about', index: 1 }))).toEqual([
      { kind: 'move', key: 'cash', parent: 'about', after: 'who' },
    ]);
  });

  it('makes new items in their place, parents first', () => {
    const fresh = { id: null, version: 0, live: false };
    const one = insertNode(saved, item('new-1', [], fresh), { parent: null, index: 1 });
    const plan = check(insertNode(one, item('new-2', [], fresh), { parent: 'new-1', index: 0 }));
    expect(plan.map(({ kind, key }) => `${kind} ${key}`)).toEqual(['create new-1', 'move new-1', 'create new-2']);
  });

  it('moves out what stays before it removes, deepest first', () => {
    const moved = moveNode(saved, 'cash', { parent: null, index: 0 });
    const plan = check(removeNode(moved, 'funds'));
    expect(plan.map(({ kind, key }) => `${kind} ${key}`)).toEqual(['move cash', 'remove money', 'remove funds']);
  });

  it('saves changed words with the version that they were read at', () => {
    const plan = check(changeNode(saved, 'who', { title: 'Who we are' }));
    expect(plan).toEqual([
      {
        kind: 'update',
        key: 'who',
        version: 3,
        values: { title: 'Who we are', url: '/who', isFullWidth: false, isHeading: false },
      },
    ]);
  });

  it('brings any mixture of changes into being', () => {
    let tree: readonly MenuNode[] = saved;
    tree = moveNode(tree, 'money', { parent: 'about', index: 1 });
    tree = moveNode(tree, 'team', { parent: null, index: 0 });
    tree = insertNode(tree, item('new-1', [], { id: null, version: 0 }), { parent: 'team', index: 0 });
    tree = removeNode(tree, 'board');
    tree = moveNode(tree, 'careers', { parent: 'team', index: 0 });
    check(tree);
  });
});
