import { fold } from '@fundfront/content-model/fold';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesOf } from '../../i18n/index.ts';
import { FundFinder } from './FundFinder.tsx';
import type { FinderFund } from './findFunds.ts';

const { finder, risk, riskChip, fund: labels } = messagesOf('en');
const messages = { finder, risk, riskChip, missing: labels.missing, noPrice: labels.noPrice, trend: labels.trend };

const fund = (name: string, group: string, profile: FinderFund['risk'], level: number): FinderFund => ({
  slug: name.toLowerCase(),
  name,
  path: `/${name.toLowerCase()}`,
  terms: fold(name),
  group,
  risk: profile,
  shariah: name === 'Sukuk',
  horizon: name === 'Cash' ? 'months' : null,
  nav: { text: '100.0000', date: '20th Nov 2026' },
  trend: null,
  year: { missing: 'the fund is younger' },
  expenses: '1.20%',
  minimum: name === 'Cash' ? 'Rs 1,000' : null,
  order: { risk: level, return: null, expenses: 1.2 },
});

const funds = [
  fund('Cash', 'money', 'low', 2),
  fund('Bonds', 'income', 'moderate', 3),
  fund('Sukuk', 'income', 'moderate', 3),
  fund('Mixed', 'income', 'medium', 4),
  fund('Stock', 'equity', 'high', 5),
];
const groups = [
  { id: 'money', label: 'Money market' },
  { id: 'income', label: 'Income' },
  { id: 'equity', label: 'Equity' },
];

function show(query = '') {
  history.replaceState(null, '', `/funds${query}`);
  render(
    <FundFinder locale="en" messages={messages} groups={groups} funds={funds} comparePath="/funds/compare">
      <p>The end</p>
    </FundFinder>,
  );
}

const list = () => screen.getByRole('table', { name: /fund/ });
const names = () =>
  within(list())
    .getAllByRole('link')
    .map((link) => link.textContent);
const heading = (name: string) => screen.getByRole('heading', { name });
const check = (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const compare = (name: string) => check(`Compare ${name}`);
const tray = () => screen.queryByRole('region', { name: 'Funds to compare' });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the filters', () => {
  it('of the lattice leave the funds of the chosen cells, and stand in the address', () => {
    show();
    expect(heading('5 funds')).toBeTruthy();
    check('Income, Moderate risk: 2 funds');
    expect(names()).toEqual(['Bonds', 'Sukuk']);
    check('Equity, High risk: 1 fund');
    expect(heading('3 funds of 5')).toBeTruthy();
    expect(location.search).toBe('?cell=income.moderate,equity.high');
    check('Income, Moderate risk: 2 funds');
    expect(names()).toEqual(['Stock']);
  });

  it('are read from the address, with the order', () => {
    show('?category=income&sort=name');
    expect(names()).toEqual(['Bonds', 'Mixed', 'Sukuk']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Income' }).checked).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).value).toBe('name');
  });

  it('ask when the money is needed, with how many funds say so', () => {
    show();
    const times = within(screen.getAllByRole('group', { name: 'When will you need it?' })[0] ?? document.body);
    expect(times.getAllByRole('radio')).toHaveLength(2);
    expect(times.getByRole<HTMLInputElement>('radio', { name: 'Any time' }).checked).toBe(true);
    fireEvent.click(times.getByRole('radio', { name: 'Within months' }));
    expect(names()).toEqual(['Cash']);
    expect(location.search).toBe('?needed=months');
    fireEvent.click(times.getByRole('radio', { name: 'Any time' }));
    expect(heading('5 funds')).toBeTruthy();
  });

  it('follow the browser back', () => {
    show('?shariah=1');
    expect(names()).toEqual(['Sukuk']);
    act(() => {
      history.replaceState(null, '', '/funds');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(heading('5 funds')).toBeTruthy();
  });

  it('search while one types, and write the address after a pause', () => {
    vi.useFakeTimers();
    show();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'STO' } });
    expect(names()).toEqual(['Stock']);
    expect(location.search).toBe('');
    act(() => void vi.advanceTimersByTime(300));
    expect(location.search).toBe('?q=STO');
  });

  it('that leave nothing offer the one whose removal helps most', () => {
    show('?category=equity&shariah=1');
    expect(heading('No fund fits all of these filters')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Without “Equity”: 1 fund' }));
    expect(names()).toEqual(['Sukuk']);
    expect(location.search).toBe('?shariah=1');
  });

  it('carry a note where the list is sorted by return, and nowhere else', () => {
    show();
    expect(screen.queryByText(/not a ranking by merit/)).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'return' } });
    expect(screen.getByText(/not a ranking by merit/)).toBeTruthy();
  });
});

describe('the tray', () => {
  it('comes with the first fund, leads on from the second, and goes with the last', () => {
    show();
    expect(tray()).toBeNull();
    compare('Cash');
    expect(tray()?.textContent).toContain('Choose one more to compare');
    compare('Stock');
    expect(screen.getByRole('link', { name: 'Compare 2 funds' }).getAttribute('href')).toBe(
      '/funds/compare?f=cash,stock',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove Cash' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare Cash' }).checked).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Stock' }));
    expect(tray()).toBeNull();
  });

  it('holds four, and says why a fifth is not taken', () => {
    show();
    for (const name of ['Cash', 'Bonds', 'Sukuk', 'Mixed', 'Stock']) compare(name);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare Stock' }).checked).toBe(false);
    expect(screen.getByRole('status').textContent).toBe(
      'At most 4 funds stand side by side. Remove one to add another.',
    );
    compare('Mixed');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is there again after a reload, without funds that are gone', () => {
    sessionStorage.setItem('compared-funds', 'gone,bonds,cash');
    show();
    expect(tray()?.textContent).toContain('Compare, 2 of 4');
  });
});
