import { describe, expect, it } from 'vitest';
import type { FundRow } from '../../content/page.ts';
import { messagesOf } from '../../i18n/index.ts';
import { featured, shownCount } from './NavBoard.tsx';
import { tabsOf } from './tabs.ts';

const row = (id: string, group: string): FundRow => ({
  id,
  title: id,
  subFund: null,
  path: `/${id}`,
  category: { slug: group, title: group, group },
  riskProfile: null,
  rating: null,
  price: null,
  ytd: null,
  returns: [],
});

const category = (slug: string, title: string, group: string) => ({
  slug,
  title,
  path: `/funds/${slug}`,
  group,
  suits: null,
  riskProfiles: [],
  funds: 1,
});

describe('featured', () => {
  const rows = [row('m1', 'money'), row('m2', 'money'), row('m3', 'money'), row('e1', 'equity'), row('p1', 'pension')];

  it('takes one of each group before a second of any', () => {
    expect([...featured(rows, 3)].sort()).toEqual(['e1', 'm1', 'p1']);
    expect([...featured(rows, 4)].sort()).toEqual(['e1', 'm1', 'm2', 'p1']);
  });

  it('ends when there are fewer funds than places', () => {
    expect(featured(rows, 99).size).toBe(5);
    expect(featured([], 8).size).toBe(0);
  });
});

it('says how many of all funds are shown before one of their groups is chosen', () => {
  expect([shownCount(messagesOf('en'), 8), shownCount(messagesOf('en'), 12)]).toEqual([8, '8 of 12']);
  expect(shownCount(messagesOf('ur'), 12)).toBe('12 میں سے 8');
});

describe('tabsOf', () => {
  it('names a group by its own page, counts its funds and leaves empty groups out', () => {
    const categories = [
      category('islamic-income', 'Islamic income', 'income'),
      category('income', 'Income', 'income'),
      category('equity', 'Equity', 'equity'),
      category('pension', 'Pension', 'pension'),
    ];
    const funds = [row('a', 'income'), row('b', 'income'), row('c', 'equity')];
    expect(tabsOf({ asOf: null, categories, funds })).toEqual([
      { id: 'income', label: 'Income', count: 2 },
      { id: 'equity', label: 'Equity', count: 1 },
    ]);
  });
});
