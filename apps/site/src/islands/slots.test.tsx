import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { join, separate } from './slots.ts';

const props = {
  label: 'Menu',
  left: undefined,
  items: [
    { id: 'a', panel: <p>one</p> },
    { id: 'b', panel: null },
  ],
  children: [<i key="x">two</i>, ' and ', <b key="y">three</b>],
};

it('writes elements, and lists of them, as numbered slots, and all else as JSON', () => {
  expect(JSON.parse(separate(props).json)).toEqual({
    label: 'Menu',
    items: [
      { id: 'a', panel: { $slot: 0 } },
      { id: 'b', panel: null },
    ],
    children: { $slot: 1 },
  });
});

it('draws each slot by its number', () => {
  const { rendered } = separate({ children: <p>one</p> });
  expect(rendered).toMatchObject({ children: { type: 'site-slot', props: { 'data-slot': 0 } } });
});

it('gives back the same props with what is made of each slot', () => {
  const joined = join(separate(props).json, (index) => `slot ${index}`);
  expect(joined).toMatchObject({ items: [{ panel: 'slot 0' }, { panel: null }], children: 'slot 1' });
  expect(isValidElement(separate(props).rendered)).toBe(false);
});
