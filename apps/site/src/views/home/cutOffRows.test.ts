import type { CutOffRule } from '@fundfront/content-model/cutOffs';
import { expect, it } from 'vitest';
import type { FundRow } from '../../content/page.ts';
import { cutOffRows } from './cutOffRows.ts';

const fund = (id: string, category: string, subFund: string | null = null): FundRow => ({
  id,
  title: id,
  subFund,
  path: `/${id}`,
  category: { slug: category, title: category, group: category },
  riskProfile: null,
  rating: null,
  price: null,
  ytd: null,
  returns: [],
});
const rule = (id: string, funds: string[] | null, time: string, more: Partial<CutOffRule> = {}): CutOffRule => ({
  id,
  name: id,
  scope: funds ? 'fund' : 'all',
  funds,
  season: null,
  times: { monday: time, tuesday: time, wednesday: time, thursday: time, friday: time },
  pricing: null,
  ...more,
});

it('names a category once, and each fund of it that differs, in a season alone as well', () => {
  const season = { from: '2027-02-08', to: '2027-03-09' };
  const rules = [
    rule('all', null, '15:00'),
    rule('early', ['c'], '12:00'),
    rule('Ramadan', ['b'], '11:00', { season }),
  ];
  const funds = [
    fund('a', 'Income'),
    fund('b', 'Income'),
    fund('c', 'Income', 'Debt'),
    fund('d', 'Income'),
    fund('e', 'Equity'),
  ];
  const rows = cutOffRows(funds, rules, [{ name: 'Ramadan', ...season }]);
  const shown = rows.map(({ label, standing, inSeason }) => [label, standing.times.monday, inSeason[0]?.times.monday]);
  expect(shown).toEqual([
    ['Income', '15:00', '15:00'],
    ['b', '15:00', '11:00'],
    ['c · Debt', '12:00', '12:00'],
    ['Equity', '15:00', '15:00'],
  ]);
});
