import { describe, expect, it } from 'vitest';
import { filterCommands } from './filterCommands.ts';

const groups = [
  {
    label: 'Screens',
    items: [
      { id: 'nav', label: 'Daily NAV', keywords: ['price'] },
      { id: 'home', label: 'Café' },
    ],
  },
  { label: 'Actions', items: [{ id: 'new', label: 'New page', hint: 'C' }] },
  { label: 'Nothing yet', items: [] },
];
const ids = (query: string) => filterCommands(groups, query).flatMap((group) => group.items.map((item) => item.id));

describe('matching', () => {
  it('shows all for no words and leaves empty groups out', () => {
    expect(filterCommands(groups, '  ').map((group) => group.label)).toEqual(['Screens', 'Actions']);
  });
  it('finds by any order of words, by keyword and without accents', () => {
    expect(ids('nav dai')).toEqual(['nav']);
    expect(ids('PRICE')).toEqual(['nav']);
    expect(ids('cafe')).toEqual(['home']);
  });
  it('needs every word', () => {
    expect(ids('new nav')).toEqual([]);
  });
});
