import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FundGrowth } from '../../content/fundGrowth.ts';
import { messagesOf } from '../../i18n/index.ts';
import type { CompareFund, CompareRow } from './comparison.ts';
import { FundCompare } from './FundCompare.tsx';
// Loaded before it is waited for.
import './GrowthChart.tsx';

const rows: CompareRow[] = [
  { key: 'd365', label: '1 year', group: 'returns', kind: 'figure' },
  { key: 'load', label: 'Front-end load', group: 'costs', kind: 'term' },
  { key: 'trustee', label: 'Trustee', group: 'facts', kind: 'term' },
];

const idOf = (slug: string) => `00000000-0000-4000-8000-00000000000${slug}`;
const fund = (slug: string, basis: string, load: string): CompareFund => ({
  id: idOf(slug),
  slug,
  name: `Fund ${slug}`,
  path: `/${slug}`,
  risk: { level: 2, label: 'Low risk' },
  cells: [
    { text: '+1.00%', notes: [`${basis}, to 20th Nov 2026`], basis, ltr: true },
    { text: load },
    { text: 'One trustee' },
  ],
});
const funds = [
  fund('a', 'annualised', '1.00%'),
  fund('b', 'absolute', '2.00%'),
  fund('c', 'annualised', '1.00%'),
  fund('d', 'annualised', '1.00%'),
  fund('e', 'annualised', '1.00%'),
];

function show(query: string) {
  history.replaceState(null, '', `/funds/compare${query}`);
  render(
    <FundCompare
      locale="en"
      messages={messagesOf('en').compare}
      growth={messagesOf('en').growth}
      rows={rows}
      funds={funds}
      finderPath="/funds"
      comma=", "
    >
      <p>The end</p>
    </FundCompare>,
  );
}

const heads = () => screen.getAllByRole('columnheader').map((head) => within(head).queryByRole('link')?.textContent);
const row = (name: string | RegExp) => screen.getByRole('rowheader', { name }).closest('tr');
const add = () => screen.queryByRole('combobox', { name: 'Add a fund' });

let growth: FundGrowth;
let asked: string[];

beforeEach(() => {
  growth = { span: null, funds: [] };
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    return Response.json(growth);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('without a choice', () => {
  it('lists the funds, and takes the first', () => {
    show('');
    const list = within(screen.getByRole('list', { name: 'The funds' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/a', '/b', '/c', '/d', '/e']);
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.change(add() ?? document.body, { target: { value: 'c' } });
    expect(location.search).toBe('?f=c');
    expect(heads()).toEqual([undefined, 'Fund c']);
  });

  it('says so where the address names only what is not there', () => {
    show('?f=zzz');
    expect(screen.getByText('There is no fund at “zzz”. Choose one from the list.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'The funds' })).toBeTruthy();
  });
});

describe('the table', () => {
  it('has the funds of the address in their order, and the basis in each cell', () => {
    show('?f=b,a');
    expect(heads()).toEqual([undefined, 'Fund b', 'Fund a']);
    expect(row('1 year')?.textContent).toContain('absolute, to 20th Nov 2026');
    expect(screen.getByText(/Figures of 1 year stand on different bases \(absolute, annualised\)/)).toBeTruthy();
  });

  it('merges what is the same, marks what differs, and hides the same when asked', () => {
    show('?f=a,b');
    expect(row('Front-end load (differs)')).toBeTruthy();
    const trustee = row('Trustee');
    expect(trustee?.querySelector('td')?.colSpan).toBe(2);
    expect(trustee?.textContent).toBe('TrusteeOne trusteethe same for both');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Differences only' }));
    expect(location.search).toBe('?f=a,b&only=differences');
    expect(screen.queryByRole('rowheader', { name: 'Trustee' })).toBeNull();
    expect(row('1 year')).toBeTruthy();
  });

  it('says nothing of bases where all stand on one', () => {
    show('?f=a,c');
    expect(screen.queryByText(/different bases/)).toBeNull();
    expect(row('Front-end load')?.textContent).toContain('the same for both');
  });

  it('takes no fifth fund, and gives one up', () => {
    show('?f=a,b,c,d,e');
    expect(screen.getByText(/the first 4 of the address are shown/)).toBeTruthy();
    expect(heads()).toHaveLength(5);
    expect(add()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Fund b' }));
    expect(location.search).toBe('?f=a,c,d');
    expect(add()).toBeTruthy();
  });

  it('shows the rest where a fund of the address is not there', () => {
    show('?f=a,zzz');
    expect(screen.getByText('There is no fund at “zzz”. The others are shown.')).toBeTruthy();
    expect(heads()).toEqual([undefined, 'Fund a']);
  });

  it('has two columns that a phone shows, which can be others', () => {
    show('?f=a,b,c');
    const out = () =>
      screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.hasAttribute('data-out'));
    expect(out()).toEqual([false, false, false, true]);
    fireEvent.change(screen.getByRole('combobox', { name: 'First column' }), { target: { value: '2' } });
    expect(out()).toEqual([false, true, false, false]);
  });
});

describe('the address to share', () => {
  it('is copied, says so for three seconds, and can be asked again', async () => {
    vi.useFakeTimers();
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    show('?f=a,b');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(copied).toEqual([`${location.origin}/funds/compare?f=a,b`]);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  });

  it('is selected where the browser does not copy', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
    show('?f=a,b');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(screen.getByText('Select the address and copy it')).toBeTruthy();
  });
});

describe('the growth', () => {
  it('is drawn for the chosen funds, said in a sentence, and can be read as a table', async () => {
    const days = ['2026-01-05', '2026-01-06'];
    growth = {
      span: { from: '2026-01-05', to: '2026-01-06' },
      funds: [
        {
          id: idOf('a'),
          points: days.map((day, index) => ({ day, value: String(100_000 + index * 250) })),
          benchmark: [],
          months: null,
        },
        { id: idOf('b'), points: [], benchmark: [], months: null },
      ],
    };
    show('?f=a,b');
    expect(
      await screen.findByText('Rs 100,000 of 5th Jan 2026 were worth on 6th Jan 2026: A Rs 100,250.'),
    ).toBeTruthy();
    expect(screen.getByText('Fund b: not drawn, because not all payouts are known.')).toBeTruthy();
    expect(
      screen.getByRole('application', { name: /Growth of Rs 100,000: 5th Jan 2026 to 6th Jan 2026/ }),
    ).toBeTruthy();
    expect(asked).toEqual([`/api/site/fund-growth?funds=${idOf('a')}%2C${idOf('b')}&period=d365`]);
    const file = decodeURIComponent(screen.getByRole('link', { name: 'CSV' }).getAttribute('href') ?? '');
    expect(file.split('\r\n').slice(-3)).toEqual(['2026-01-05,100000', '2026-01-06,100250', '']);
    fireEvent.click(screen.getByRole('radio', { name: '3Y' }));
    await vi.waitFor(() => expect(asked.at(-1)).toContain('period=y3'), 15_000);
  });

  it('says so where it does not come, and is asked for again', async () => {
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      asked.push(url);
      return asked.length === 1 ? new Response(null, { status: 503 }) : Response.json(growth);
    });
    show('?f=a');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There is no day on which all of these funds had a price.')).toBeTruthy();
  });
});
