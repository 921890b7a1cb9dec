import { describe, expect, it } from 'vitest';
import { costLines, ratioRange, recentExpenses, type SpentMonth, spentMonths } from './costLines.ts';

const spent = (given: Partial<SpentMonth> = {}): SpentMonth => ({
  month: '2026-10',
  investedOn: null,
  size: null,
  expensesOn: '2026-10-31',
  ratio: '0.94',
  managementFee: '0.55',
  managementFeeCap: '0.75',
  levies: '0.14',
  returnBefore: null,
  returnAfter: null,
  ...given,
});

const written = (month: SpentMonth) =>
  costLines(month).map(({ kind, actual, cap }) => `${kind} ${actual}${cap === null ? '' : ` of ${cap}`}`);

describe('the lines of the costs', () => {
  it('are the parts that are known, all the rest, and the total', () => {
    expect(written(spent())).toEqual(['managementFee 0.55 of 0.75', 'levies 0.14', 'rest 0.25', 'ratio 0.94']);
  });

  it('claim no rest where a part is not known, or the parts are more than the whole', () => {
    expect(written(spent({ levies: null }))).toEqual(['managementFee 0.55 of 0.75', 'ratio 0.94']);
    expect(written(spent({ levies: '0.40' }))).toEqual(['managementFee 0.55 of 0.75', 'levies 0.40', 'ratio 0.94']);
    expect(written(spent({ managementFee: null, levies: null }))).toEqual(['ratio 0.94']);
  });
});

describe('the months of the costs', () => {
  const months = Array.from({ length: 14 }, (_, index) =>
    spent({ month: `m${index}`, expensesOn: `2026-01-${index + 10}`, ratio: String((index % 5) / 10) }),
  );

  it('are those with expenses', () => {
    expect(spentMonths([{ ...spent(), expensesOn: null }, spent(), { ...spent(), ratio: null }])).toEqual([spent()]);
  });

  it('are shown for a year, with the lowest and the highest, of equal ones the latest', () => {
    const recent = recentExpenses(months);
    expect([recent.length, recent[0]?.day, recent.at(-1)?.day]).toEqual([12, '2026-01-12', '2026-01-23']);
    const range = ratioRange(recent);
    expect([range?.low.day, range?.high.day]).toEqual(['2026-01-20', '2026-01-19']);
    expect(ratioRange([])).toBeNull();
  });
});
