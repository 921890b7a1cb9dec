import { contentType, emptyRow, rowSchema } from '@fundfront/content-model';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { funds } from '../funds.ts';
import { fundFiguresOf } from './fundFigures.ts';

describe.each(funds)('the months of $slug', (fund) => {
  const months = fundFiguresOf(fund);
  const check = (type: 'expenseRatio' | 'fundInvestment', { ur: _, ...own }: object & { ur: object }) => {
    const data = { ...emptyRow(contentType(type)), fund: '00000000-0000-4000-8000-000000000000', ...own };
    return v.safeParse(rowSchema(contentType(type), data, 'base', 'published'), data).issues;
  };

  it('are a year, each fit to be published', () => {
    expect(months.map(({ expenses }) => expenses.date.slice(0, 7))).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
    ]);
    for (const { expenses, investments } of months) {
      expect(check('expenseRatio', expenses)).toBeUndefined();
      expect(check('fundInvestment', investments)).toBeUndefined();
    }
  });

  it('keep the fee below its cap, and the return after expenses below the one before', () => {
    for (const { expenses } of months) {
      expect(Number(expenses.managementFee)).toBeLessThanOrEqual(Number(expenses.managementFeeCap));
      expect(Number(expenses.managementFee) + Number(expenses.levies)).toBeLessThanOrEqual(Number(expenses.ratio));
      if (expenses.returnAfter !== null) {
        expect(Number(expenses.returnBefore)).toBeGreaterThanOrEqual(Number(expenses.returnAfter));
      }
    }
  });

  it('are the same every time', () => {
    expect(fundFiguresOf(fund)).toEqual(months);
  });
});
