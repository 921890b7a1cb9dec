import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../i18n/index.ts';
import { investmentSentence } from './MonthInvestments.tsx';
import { investedMonths, monthQuery, monthRequest } from './monthRequest.ts';

const months = ['2026-10', '2026-09', '2026-08'];

describe('the month of an address', () => {
  it('is the one that it names, else the latest', () => {
    expect(monthRequest('?month=2026-09', months)).toEqual({ month: '2026-09', unknown: false });
    expect(monthRequest('', months)).toEqual({ month: '2026-10', unknown: false });
    expect(monthRequest('?month=1999-01', months)).toEqual({ month: '2026-10', unknown: true });
    expect(monthRequest('', [])).toEqual({ month: null, unknown: false });
  });

  it('is written beside what else is asked for, and the latest not at all', () => {
    expect(monthQuery('?x=1', '2026-09', months)).toBe('?x=1&month=2026-09');
    expect(monthQuery('?x=1&month=2026-09', '2026-10', months)).toBe('?x=1');
    expect(monthQuery('?month=2026-09', '2026-10', months)).toBe('');
  });

  it('has investments', () => {
    const none = {
      size: null,
      expensesOn: null,
      ratio: null,
      managementFee: null,
      managementFeeCap: null,
      levies: null,
      returnBefore: null,
      returnAfter: null,
    };
    expect(
      investedMonths([
        { ...none, month: '2026-08', investedOn: null },
        { ...none, month: '2026-09', investedOn: '2026-09-30' },
        { ...none, month: '2026-10', investedOn: '2026-10-31' },
      ]),
    ).toEqual(['2026-10', '2026-09']);
  });
});

describe('the sentence of a month', () => {
  const shown = {
    month: '2026-10',
    day: '2026-10-31',
    allocation: [
      { name: 'Other', percent: '9.50' },
      { name: 'Bills', percent: '90.50' },
    ],
    holdings: [
      { name: 'A', percent: '12.40' },
      { name: 'B', percent: '9.20' },
    ],
  };
  const sentence = (locale: 'en' | 'ur', given = shown) =>
    investmentSentence(given, locale, messagesOf(locale).fundPage.holdings).replace(/[\u2066-\u2069]/g, '');

  it('names the largest part, and what the holdings are together', () => {
    expect(sentence('en')).toBe(
      'On 31st Oct 2026 the largest part was in Bills: 90.50% of the assets. The 2 largest holdings together were 21.6%.',
    );
    expect(sentence('ur')).toContain('31 اکتوبر 2026');
  });

  it('is silent about holdings that nobody published, and about nothing at all', () => {
    expect(sentence('en', { ...shown, holdings: [] })).not.toContain('holding');
    expect(sentence('en', { ...shown, allocation: [] })).toBe('');
  });
});
