import { describe, expect, it } from 'vitest';
import { mergeRows } from './mergeRows.ts';

const pair = (key: string, value: string) => ({ key, value });
const item = (title: string, text: string) => ({ title, text });

describe('mergeRows', () => {
  it('takes from each what that person alone changed', () => {
    const merged = mergeRows(
      { title: 'A', summary: 'B', body: 'C' },
      { title: 'A1', summary: 'B', body: 'C' },
      { title: 'A', summary: 'B2', body: 'C' },
    );
    expect(merged).toEqual({ data: { title: 'A1', summary: 'B2', body: 'C' }, theirs: ['summary'], collisions: [] });
  });

  it('leaves to the person what both changed, unless both did the same', () => {
    const merged = mergeRows({ title: 'A', body: 'C' }, { title: 'A1', body: 'D' }, { title: 'A2', body: 'D' });
    expect(merged).toEqual({ data: { title: 'A1', body: 'D' }, theirs: [], collisions: ['title'] });
  });

  it('takes a field away that one emptied, and knows a field that was not there', () => {
    expect(mergeRows({ title: 'A', image: 'B' }, { title: 'A', image: 'B' }, { title: 'A', image: null }).data).toEqual(
      {
        title: 'A',
        image: null,
      },
    );
    expect(mergeRows({}, { lead: 'mine' }, {}).data).toEqual({ lead: 'mine' });
  });

  it.each([
    [
      'keys',
      [pair('title', 'A'), pair('robots', 'x')],
      [pair('title', 'A1'), pair('robots', 'x')],
      [pair('title', 'A'), pair('description', 'D')],
      [pair('title', 'A1'), pair('description', 'D')],
    ],
    [
      'different items',
      [item('A', '1'), item('B', '2')],
      [item('A', 'one'), item('B', '2')],
      [item('A', '1'), item('B', 'two')],
      [item('A', 'one'), item('B', 'two')],
    ],
    [
      'different parts of one item',
      [item('A', '1')],
      [item('A1', '1')],
      [{ text: 'one', title: 'A' }],
      [item('A1', 'one')],
    ],
    [
      'items that both added',
      [item('A', '1')],
      [item('A', '1'), item('mine', '2')],
      [item('A', '1'), item('theirs', '2')],
      [item('A', '1'), item('theirs', '2'), item('mine', '2')],
    ],
  ])('merges rows by %s', (_, base, mine, theirs, rows) => {
    expect(mergeRows({ rows: base }, { rows: mine }, { rows: theirs })).toMatchObject({
      data: { rows },
      collisions: [],
    });
  });

  it('leaves rows to the person where one was removed and another changed', () => {
    const base = [item('A', '1'), item('B', '2')];
    expect(mergeRows({ rows: base }, { rows: base.slice(1) }, { rows: [item('A', 'x'), item('B', '2')] })).toEqual({
      data: { rows: base.slice(1) },
      theirs: [],
      collisions: ['rows'],
    });
  });
});
