import { describe, expect, it } from 'vitest';
import type { DayFund, FundHistory } from '../../content/prices.ts';
import { messagesOf } from '../../i18n/index.ts';
import { dayRequest } from './dayRequest.ts';
import { sentenceOf } from './HistoryResult.tsx';
import { type FundChoice, historyQuery, historyRequest, presetOf, presetRange } from './historyRequest.ts';
import { nextSort, sortFunds } from './sortFunds.ts';

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

describe('the day of an address', () => {
  const bounds = { day: '2026-11-20', first: '2026-06-30', last: '2026-11-22' };

  it.each([
    ['', { kind: 'latest' }],
    ['?day=2026-11-20', { kind: 'latest' }],
    ['?day=2026-11-19', { kind: 'day', day: '2026-11-19' }],
    ['?day=2026-11-22', { kind: 'day', day: '2026-11-22' }],
    ['?day=2026-11-23', { kind: 'future', day: '2026-11-23' }],
    ['?day=2026-06-29', { kind: 'before', day: '2026-06-29' }],
    ['?day=2026-02-30', { kind: 'not-a-day', text: '2026-02-30' }],
    ['?day=yesterday', { kind: 'not-a-day', text: 'yesterday' }],
  ])('%s', (query, expected) => {
    expect(dayRequest(query, bounds)).toEqual(expected);
  });
});

describe('sorting within a category', () => {
  const row = (title: string, nav: string | null, percent: string | null = null): DayFund => ({
    fund: { id: title, title, subFund: null, path: `/${title}`, riskProfile: null },
    price:
      nav === null
        ? null
        : {
            nav,
            offer: null,
            redemption: null,
            validityDate: '2026-11-20',
            change: percent === null ? null : { direction: 'up', value: '0.1000', percent },
          },
    lastPrice: null,
    reason: null,
    ytd: null,
  });
  const rows = [row('Beta', '9.5', '0.1'), row('Closed', null), row('Alpha', '101.2'), row('Gamma', '10.1', '-2')];
  const titles = (column: 'fund' | 'nav' | 'change', direction: 'ascending' | 'descending') =>
    sortFunds(rows, { column, direction }, 'en').map(({ fund }) => fund.title);

  it('is by figures, not by their letters, with funds without a price last either way', () => {
    expect(titles('nav', 'ascending')).toEqual(['Beta', 'Gamma', 'Alpha', 'Closed']);
    expect(titles('nav', 'descending')).toEqual(['Alpha', 'Gamma', 'Beta', 'Closed']);
    expect(titles('fund', 'descending')).toEqual(['Gamma', 'Beta', 'Alpha', 'Closed']);
  });

  it('has those without the figure before those without a price', () => {
    expect(titles('change', 'ascending')).toEqual(['Gamma', 'Beta', 'Alpha', 'Closed']);
    expect(titles('change', 'descending')).toEqual(['Beta', 'Gamma', 'Alpha', 'Closed']);
  });

  it('begins upwards, turns, and ends in the order of the list', () => {
    const up = nextSort(null, 'nav');
    expect(up).toEqual({ column: 'nav', direction: 'ascending' });
    expect(nextSort(up, 'nav')).toEqual({ column: 'nav', direction: 'descending' });
    expect(nextSort(nextSort(up, 'nav'), 'nav')).toBeNull();
    expect(nextSort(up, 'fund')).toEqual({ column: 'fund', direction: 'ascending' });
    expect(sortFunds(rows, null, 'en')).toEqual(rows);
  });
});

describe('fund and range of an address', () => {
  const income: FundChoice = { id: '1', slug: 'income', name: 'Income' };
  const equity: FundChoice = { id: '2', slug: 'equity', name: 'Equity' };
  const of = (query: string) => historyRequest(query, [income, equity]);

  it('are the first fund and its own range without any', () => {
    expect(of('')).toEqual({ fund: income, from: undefined, to: undefined, problem: null });
  });

  it.each([
    ['?fund=equity&from=2026-01-01&to=2026-02-01', null],
    ['?fund=equity&from=2026-02-01&to=2026-02-01', null],
    ['?fund=equity&from=2026-02-01', null],
    ['?fund=nothing', 'unknown'],
    ['?from=2026-02-30', 'not-a-day'],
    ['?from=2026-02-02&to=2026-02-01', 'reversed'],
    ['?from=2006-11-14&to=2026-11-13', null],
    ['?from=2001-01-01&to=2026-11-13', 'too-long'],
  ])('%s', (query, problem) => {
    expect(of(query).problem).toBe(problem);
  });

  it('come back from the address that they are written to', () => {
    const query = historyQuery(equity, '2026-01-01', '2026-02-01');
    expect(query).toBe('?fund=equity&from=2026-01-01&to=2026-02-01');
    expect(of(query)).toMatchObject({ fund: equity, from: '2026-01-01', to: '2026-02-01' });
    expect(historyQuery(income)).toBe('?fund=income');
  });

  const bounds = { first: '2026-06-30', last: '2026-11-20' };

  it('of a chip count from the last price, within the fund’s life', () => {
    expect(presetRange('m3', bounds)).toEqual({ from: '2026-08-20', to: '2026-11-20' });
    expect(presetRange('ytd', { first: '2000-01-01', last: '2026-11-20' }).from).toBe('2026-06-30');
    expect(presetRange('y5', { first: '2000-01-01', last: '2026-11-20' }).from).toBe('2021-11-20');
    expect(presetRange('y3', bounds)).toEqual({ from: '2026-06-30', to: '2026-11-20' });
    expect(presetRange('m1', { first: '2000-01-01', last: '2026-03-31' }).from).toBe('2026-02-28');
    expect(presetRange('all', { first: '1990-01-01', last: '2026-11-20' }).from).toBe('2006-11-20');
  });

  it('belong to one chip alone', () => {
    expect(presetOf({ from: '2026-08-20', to: '2026-11-20' }, bounds)).toBe('m3');
    expect(presetOf({ from: '2026-06-30', to: '2026-11-20' }, bounds)).toBe('m6');
    expect(presetOf({ from: '2026-08-21', to: '2026-11-20' }, bounds)).toBeNull();
  });
});

describe('the sentence below the chart', () => {
  const shown = (low: string, high: string): FundHistory => ({
    fund: { id: '1', title: 'Income', subFund: null, path: '/income', riskProfile: null },
    from: '2026-08-21',
    to: '2026-11-20',
    first: null,
    last: null,
    prices: { days: [], navs: [], offers: [], redemptions: [] },
    before: null,
    withoutChange: [],
    closures: [],
    payouts: [],
    low: { day: '2026-08-21', nav: low },
    high: { day: '2026-11-20', nav: high },
  });

  it('names both ends, and says that the axis is cut', () => {
    const { history } = messagesOf('en').prices;
    const sentence = plain(sentenceOf(shown('99.9233', '102.6936'), 'en', history));
    expect(sentence).toContain('between 99.9233 (21st Aug 2026) and 102.6936 (20th Nov 2026)');
    expect(sentence).toMatch(/runs from 99\.00/);
    expect(plain(sentenceOf(shown('0.0100', '0.9000'), 'en', history))).not.toContain('axis');
    expect(plain(sentenceOf(shown('100.0000', '100.0000'), 'en', history))).toBe(
      'The price stood at 100.0000 on every day.',
    );
  });

  it('is Urdu on the Urdu page', () => {
    const sentence = sentenceOf(shown('99.9233', '102.6936'), 'ur', messagesOf('ur').prices.history);
    expect(sentence).toContain('21 اگست 2026');
    expect(sentence).not.toMatch(/[a-z{}]/);
  });
});
