import { describe, expect, it } from 'vitest';
import { expensesOf } from './CategoryFunds.tsx';

type Given = Parameters<typeof expensesOf>;

const fund = (expenseRatio: string | null): Given[0] => ({
  slug: 'one',
  row: {
    id: 'one',
    title: 'One',
    subFund: null,
    path: '/one',
    category: { slug: 'income', title: 'Income', group: 'income' },
    riskProfile: null,
    rating: null,
    price: null,
    ytd: null,
    returns: [],
  },
  shariah: null,
  inceptionDate: null,
  benchmark: null,
  trustee: null,
  frontEndLoad: null,
  managementFee: null,
  expenseRatio,
});

const published = (of: string, day: string, ratio: string): Given[1][number] => ({
  id: `${of} ${day}`,
  slug: `${of}-${day}`,
  locale: 'en',
  title: '',
  path: null,
  references: {},
  publishedAt: null,
  data: {
    title: '',
    slug: '',
    fund: of,
    date: day,
    ratio,
    levies: null,
    managementFee: null,
    managementFeeCap: null,
    returnBefore: null,
    returnAfter: null,
  },
});

describe('the expense ratio of a fund', () => {
  it('is the latest one that was published, with its day', () => {
    const ratios = [
      published('two', '2026-10-31', '9'),
      published('one', '2026-09-30', '1.2'),
      published('one', '2026-08-31', '1.1'),
    ];
    expect(expensesOf(fund('1'), ratios)).toEqual({ percent: '1.2', day: '2026-09-30' });
  });

  it('is what the fund itself states, without a day, or not known', () => {
    expect(expensesOf(fund('1'), [])).toEqual({ percent: '1', day: null });
    expect(expensesOf(fund(null), [])).toBeNull();
  });
});
