import { parseDay } from '@fundfront/content-model/parseDay';
import { describe, expect, it } from 'vitest';
import { groupOf, isShariah, subFundOf, urduCategory } from './categoryFacts.ts';
import { nameKey } from './nameKey.ts';
import { isMissing, parseDecimal, scaleOf } from './parseDecimal.ts';

describe('dates of published files', () => {
  it.each([
    ['2026-10-11', '2026-10-11'],
    ['Jan 02, 2026', '2026-01-02'],
    ['August 22, 2026', '2026-08-22'],
    ['02 Jan 2026', '2026-01-02'],
    ['2-Jan-2026', '2026-01-02'],
    ['2-Nov-26', '2026-11-02'],
    ['2026/11/02', '2026-11-02'],
    ['20261102', '2026-11-02'],
    ['02-01-2026', '2026-01-02'],
    ['31/12/2025', '2025-12-31'],
    [' 46024 ', '2026-01-02'],
  ])('reads %s', (text, day) => expect(parseDay(text)).toBe(day));

  it.each([
    '',
    'N/A',
    '2026-02-30',
    '31-31-2026',
    'Foo 02, 2026',
    '2026',
    'yesterday',
    '02-01-26',
    '123456',
    '20261302',
    '2026/11-02',
  ])('refuses %s', (text) => expect(parseDay(text)).toBeNull());
});

describe('numbers of published files', () => {
  it.each([
    ['104.8975', '104.8975'],
    ['(3.36)', '-3.36'],
    ['( 7.28 )', '-7.28'],
    ['1,234,567.8901', '1234567.8901'],
    ['9.30', '9.30'],
    ['9.43%', '9.43'],
    ['-2', '-2'],
    ['1,23,45,678.90', '12345678.90'],
    ['104,8975', '104.8975'],
    ['(3,36)', '-3.36'],
    ['1.234,5', '1234.5'],
    ['1,234', '1234'],
    ['0,125', '0.125'],
  ])('reads %s', (text, value) => expect(parseDecimal(text)).toBe(value));

  it.each(['', 'abc', '1.2.3', '12,34.5', '1,2,345', '1,23,4', '1.23,4', '1e5', '0x10', '--5', '(5', '٥', 'Infinity'])(
    'refuses %s',
    (text) => expect(parseDecimal(text)).toBeNull(),
  );

  it('knows what says that there is none', () => {
    for (const text of ['', ' ', 'N/A', 'n/a', 'NA', '-', 'Nil']) expect(isMissing(text)).toBe(true);
    for (const text of ['0', 'x', '-1']) expect(isMissing(text)).toBe(false);
  });

  it('counts only digits that carry something', () => {
    expect(scaleOf('1.2300')).toBe(2);
    expect(scaleOf('1.23456')).toBe(5);
  });
});

describe('names', () => {
  it('are the same whatever the quote, the space and the case', () => {
    expect(nameKey('Faysal  Barak\u2019ah\u00a0PLAN ')).toBe(nameKey("faysal barak'ah plan"));
    expect(nameKey('Plan I')).not.toBe(nameKey('Plan II'));
  });
});

describe('categories', () => {
  it.each([
    ['Shariah Compliant Money Market', 'money-market'],
    ['Shariah Compliant Fixed Rate / Return', 'income'],
    ['Shariah Compliant Aggressive Fixed Income', 'income'],
    ['Shariah Compliant Dedicated Equity', 'equity'],
    ['Shariah Compliant Fund of Funds', 'fund-of-funds'],
    ['Capital Protected', 'asset-allocation'],
    ['VPS-Shariah Compliant Equity', 'pension'],
    ['VPS-Shariah Compliant Debt', 'pension'],
    ['Something else', null],
  ])('%s belongs to %s', (category, group) => expect(groupOf(category)).toBe(group));

  it('tell the sub-fund of a pension scheme, and of nothing else', () => {
    expect(subFundOf('VPS-Shariah Compliant Money Market')).toBe('Money Market');
    expect(subFundOf('Shariah Compliant Money Market')).toBeNull();
  });

  it('say whether the fund is Shariah-compliant', () => {
    expect(['VPS-Shariah Compliant Debt', 'Islamic Income', 'Shariah Compliant Index Tracker'].map(isShariah)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['Income', 'VPS-Equity', 'Capital Protected'].some(isShariah)).toBe(false);
  });

  it('have an Urdu name where their words are known', () => {
    expect(urduCategory('VPS-Shariah Compliant Debt')).toBe('وی پی ایس شریعہ کمپلائنٹ ڈیٹ');
    expect(urduCategory('Something else')).toBeNull();
  });
});
