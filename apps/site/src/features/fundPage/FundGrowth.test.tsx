import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FirstGrowth } from '../../content/firstGrowth.ts';
import type { FundGrowth as Fetched } from '../../content/fundGrowth.ts';
import { toSteps } from '../../content/growthSteps.ts';
import { messagesOf } from '../../i18n/index.ts';
import { FundGrowth } from './FundGrowth.tsx';
// Loaded before it is waited for.
import '../../content/fundGrowth.ts';

const fundId = '0198c0de-0000-7000-8000-000000000001';

function growthOf(from: string, fund: string, benchmark: string | null): Fetched {
  const to = '2026-11-20';
  const pathTo = (value: string) => [
    { day: from, value: '100000' },
    { day: to, value },
  ];
  const lines = { points: pathTo(fund), benchmark: benchmark === null ? [] : pathTo(benchmark) };
  return { span: { from, to }, funds: [{ id: fundId, ...lines, months: { count: 37, fallen: 0 } }] };
}

const first: FirstGrowth = {
  ranges: [
    { period: 'ytd', disabled: false },
    { period: 'd365', disabled: false },
    { period: 'y3', disabled: false },
    { period: 'y5', disabled: true },
    { period: 'all', disabled: false },
  ],
  begun: '2022-03-01',
  period: 'y3',
  growth: toSteps(growthOf('2023-11-20', '154110', '151077')),
};

const payouts = [
  { day: '2026-06-30', amount: '12.1344' },
  { day: '2022-06-30', amount: '10.4484' },
];

const show = (growth: Partial<FirstGrowth> = {}) =>
  render(
    <FundGrowth
      locale="en"
      messages={messagesOf('en')}
      fundId={fundId}
      hasBenchmark
      payouts={payouts}
      first={{ ...first, ...growth }}
    />,
  );
const overThreeYears =
  'Over three years Rs 100,000 became Rs 154,110, Rs 3,033 more than the benchmark. The value did not fall in any month.';
const range = (name: string) => screen.getByRole('radio', { name });

let answers: (() => Response)[];
let asked: string[];

beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).search);
    return (answers.shift() ?? Response.error)();
  });
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('the growth of a fund', () => {
  it('is drawn beside its benchmark from what the page has, with its sentence, table and files', () => {
    show();
    expect(asked).toEqual([]);
    expect(screen.getByText(overThreeYears)).toBeTruthy();
    expect(screen.getAllByText('Fund 154,110').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Benchmark 151,077').length).toBeGreaterThan(0);
    expect(screen.getByRole('application', { name: /^Growth of Rs 100,000: 20th Nov 2023 to/ })).toBeTruthy();
    const table = within(screen.getByRole('table', { hidden: true }));
    const cells = table
      .getAllByRole('row', { hidden: true })
      .map(({ children }) => [...children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['Day', 'Fund', 'Benchmark', 'Difference'],
      ['20th Nov 2026', '154,110', '151,077', '+3,033'],
      ['20th Nov 2023', '100,000', '100,000', '0'],
    ]);
    for (const format of ['csv', 'xlsx']) {
      expect(screen.getByRole('link', { name: format.toUpperCase() }).getAttribute('href')).toBe(
        `/api/nav/funds/${fundId}/growth.${format}?locale=en&period=y3`,
      );
    }
  });

  it('marks the payouts of the range, and names each on the first day drawn after it', () => {
    const { container } = show();
    expect(screen.getByText('Payout, reinvested')).toBeTruthy();
    expect(container.querySelectorAll('[role="application"] path[transform][d^="M0-6.5"]')).toHaveLength(1);
    fireEvent.keyDown(screen.getByRole('application'), { key: 'End' });
    expect(screen.getAllByText('Payout of 30th Jun 2026').length).toBeGreaterThan(0);
    expect(screen.getAllByText('12.1344').length).toBeGreaterThan(0);
    expect(screen.queryByText(/30th Jun 2022/)).toBeNull();
  });

  it('says in how many months the value fell, and of a few months nothing', () => {
    const of = (months: Fetched['funds'][number]['months']) => {
      const growth = growthOf('2023-11-20', '154110', '151077');
      show({ growth: toSteps({ ...growth, funds: growth.funds.map((fund) => ({ ...fund, months })) }) });
    };
    of({ count: 37, fallen: 4 });
    expect(screen.getByText(/more than the benchmark\. It fell in 4 of 37 months\.$/)).toBeTruthy();
    cleanup();
    of({ count: 2, fallen: 1 });
    expect(screen.getByText(/more than the benchmark\.$/)).toBeTruthy();
  });

  it('says why a range cannot be chosen', () => {
    show();
    expect(range('5Y').hasAttribute('disabled')).toBe(true);
    expect(
      screen.getByText('The prices of this fund begin on 1st Mar 2022: longer periods cannot be chosen.'),
    ).toBeTruthy();
  });

  it('keeps the old drawing until another has come, and when it does not', async () => {
    show();
    fireEvent.click(range('1Y'));
    expect(screen.getByText(overThreeYears)).toBeTruthy();
    expect(await screen.findByText(/The drawing of this period does not come just now/)).toBeTruthy();
    expect(screen.getByText(overThreeYears)).toBeTruthy();
    answers.push(() => Response.json(growthOf('2025-11-20', '110000', '111500')));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByText(/^Over one year Rs 100,000 became Rs 110,000, Rs 1,500 less than the benchmark\. /),
    ).toBeTruthy();
    expect(asked.at(-1)).toBe(`?funds=${fundId}&period=d365`);
    fireEvent.click(range('3Y'));
    expect(screen.getByText(overThreeYears)).toBeTruthy();
  });

  it('says that the benchmark has no values for the range, and leaves its columns out', () => {
    show({ growth: toSteps(growthOf('2023-11-20', '154110', null)) });
    expect(
      screen.getByText(
        /^Over three years Rs 100,000 became Rs 154,110\. The value did not fall in any month\. The benchmark does not have/,
      ),
    ).toBeTruthy();
    expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(2);
  });

  it('says that a range cannot be computed', async () => {
    show();
    answers.push(() => Response.json({ span: null, funds: [] }));
    fireEvent.click(range('All'));
    expect((await screen.findAllByText(/cannot be computed, because not all payouts are known/)).length).toBe(2);
  });

  it('offers no choice on the site as of a moment, where nothing can be fetched', () => {
    history.replaceState(null, '', '/as-of/token/fund');
    show();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(overThreeYears)).toBeTruthy();
  });
});
