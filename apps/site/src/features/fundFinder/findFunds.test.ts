import { fold } from '@fundfront/content-model/fold';
import { describe, expect, it } from 'vitest';
import { bestRemoval, type FinderFund, facetCounts, filtersSet, matching, sorted, withoutFilter } from './findFunds.ts';
import { everything, readChoice, toggled, writeChoice } from './fundChoice.ts';

const fund = (name: string, more: Partial<FinderFund> = {}): FinderFund => ({
  slug: name.toLowerCase(),
  name,
  path: `/${name.toLowerCase()}`,
  terms: fold(name),
  group: 'income',
  risk: 'moderate',
  shariah: false,
  horizon: null,
  nav: null,
  trend: null,
  year: { missing: 'not announced' },
  expenses: null,
  minimum: null,
  order: { risk: 3, return: null, expenses: null },
  ...more,
});

const cash = fund('Cash', {
  terms: fold('Cash کیش'),
  group: 'money-market',
  risk: 'low',
  horizon: 'months',
  order: { risk: 2, return: 11.2, expenses: 0.9 },
});
const bonds = fund('Bonds', { order: { risk: 3, return: -2.5, expenses: 1.4 } });
const sukuk = fund('Sukuk', { shariah: true, order: { risk: 3, return: null, expenses: null } });
const stock = fund('Stock', { group: 'equity', risk: 'high', order: { risk: 5, return: 13.1, expenses: 4.2 } });
const unknown = fund('Unknown', { group: 'equity', risk: null, order: { risk: 6, return: null, expenses: 2 } });
const funds = [unknown, stock, sukuk, bonds, cash];

const names = (list: readonly FinderFund[]) => list.map(({ name }) => name);
const groups = ['money-market', 'income', 'equity'];

describe('the order', () => {
  it('is by risk, lowest first, then by name, and a fund without a profile comes last', () => {
    expect(names(sorted(funds, 'risk', 'en'))).toEqual(['Cash', 'Bonds', 'Sukuk', 'Stock', 'Unknown']);
    expect(names(sorted(funds, 'name', 'en'))).toEqual(['Bonds', 'Cash', 'Stock', 'Sukuk', 'Unknown']);
  });

  it('puts funds without the figure last, by name', () => {
    expect(names(sorted(funds, 'return', 'en'))).toEqual(['Stock', 'Cash', 'Bonds', 'Sukuk', 'Unknown']);
    expect(names(sorted(funds, 'expenses', 'en'))).toEqual(['Cash', 'Bonds', 'Unknown', 'Stock', 'Sukuk']);
  });
});

describe('the filters', () => {
  it('take several cells, each a category and a level of risk together', () => {
    const choice = { ...everything, cells: ['income.moderate', 'equity.high'] };
    expect(names(matching(funds, choice))).toEqual(['Stock', 'Sukuk', 'Bonds']);
  });

  it('take several values within one filter, and all filters at once', () => {
    expect(names(matching(funds, { ...everything, groups: ['income', 'equity'] }))).toHaveLength(4);
    expect(names(matching(funds, { ...everything, groups: ['income', 'equity'], risks: ['high'] }))).toEqual(['Stock']);
    expect(names(matching(funds, { ...everything, groups: ['income'], shariah: true }))).toEqual(['Sukuk']);
  });

  it('ask when the money is needed, which not every fund says', () => {
    const choice = { ...everything, horizon: 'months' as const };
    expect(names(matching(funds, choice))).toEqual(['Cash']);
    const counts = facetCounts(funds, { ...choice, groups: ['money-market'] });
    expect([counts.anyHorizon, counts.horizon('months'), counts.horizon('years-5')]).toEqual([1, 1, 0]);
    expect(counts.group('income')).toBe(0);
  });

  it('search by every word of the name, in either script, however its letters are typed', () => {
    expect(names(matching(funds, { ...everything, search: ' CASH ' }))).toEqual(['Cash']);
    expect(names(matching(funds, { ...everything, search: 'كيش' }))).toEqual(['Cash']);
    expect(names(matching(funds, { ...everything, search: 'cash stock' }))).toEqual([]);
    expect(filtersSet({ ...everything, search: '  ' })).toEqual([]);
  });

  it('count what each value would leave beside the other filters', () => {
    const counts = facetCounts(funds, { ...everything, groups: ['income'], shariah: true });
    expect([counts.group('income'), counts.group('equity'), counts.shariah]).toEqual([1, 0, 1]);
    expect([counts.risk('moderate'), counts.risk('high')]).toEqual([1, 0]);
    expect(facetCounts(funds, everything).group('equity')).toBe(2);
  });

  it('name the one whose removal brings the most, or none', () => {
    const choice = { ...everything, groups: ['equity'], risks: ['moderate' as const], shariah: true };
    expect(matching(funds, choice)).toEqual([]);
    expect(bestRemoval(funds, choice)).toEqual({ name: 'groups', count: 1 });
    expect(withoutFilter(choice, 'groups')).toEqual({ ...choice, groups: [] });
    const hopeless = { ...everything, groups: ['equity'], search: 'cash', shariah: true };
    expect(bestRemoval(funds, hopeless)).toBeNull();
  });
});

describe('the address', () => {
  it('holds the choice, and nothing of what is not chosen', () => {
    expect(writeChoice(everything)).toBe('');
    const query = '?needed=years-5&risk=low,high&category=income&cell=income.moderate&shariah=1&q=a%26b&sort=name';
    const choice = readChoice(query, groups);
    expect(choice).toEqual({
      cells: ['income.moderate'],
      horizon: 'years-5',
      groups: ['income'],
      risks: ['low', 'high'],
      shariah: true,
      search: 'a&b',
      sort: 'name',
    });
    expect(writeChoice(choice)).toBe(query);
  });

  it('is read without what is on no list', () => {
    expect(readChoice('?needed=never&risk=huge&category=gold&cell=gold.low&shariah=yes&sort=best&x=1', groups)).toEqual(
      everything,
    );
  });

  it('loses a value that is toggled again', () => {
    expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
  });
});
