import { riskProfiles } from '@fundfront/content-model';
import { objectOf } from '@fundfront/content-model/objects';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FundHistory } from '../../content/prices.ts';
import { messagesOf } from '../../i18n/index.ts';
import type { HistoryMessages } from './HistoryResult.tsx';
import { NavHistory } from './NavHistory.tsx';
// Loaded before it is waited for.
import '../../content/priceCalls.ts';

const fund = { id: '00000000-0000-4000-8000-00000000000a', slug: 'a', name: 'Fund a' };

const historyOf = (days: readonly string[]): FundHistory => ({
  fund: { id: fund.id, title: fund.name, subFund: null, path: '/a', riskProfile: null },
  from: days.at(-1) ?? null,
  to: days[0] ?? null,
  first: '2026-11-09',
  last: '2026-11-20',
  prices: {
    days: [...days],
    navs: days.map((_, index) => `${100 - index}.0000`),
    offers: days.map(() => null),
    redemptions: days.map(() => null),
  },
  before: null,
  withoutChange: [],
  closures: [],
  payouts: [],
  high: null,
  low: null,
});

describe('the history of a fund', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('says that its address was copied, also when the range of the address arrives after the press', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    history.replaceState(null, '', '/funds-nav-history?from=2026-11-09&to=2026-11-13');
    const { prices, riskChip } = messagesOf('en');
    const principal = objectOf<HistoryMessages['principal']>(riskProfiles, (profile) => profile);
    render(
      <NavHistory
        locale="en"
        messages={{ prices, riskChip, principal }}
        groups={[{ title: 'Funds', funds: [fund] }]}
        funds={[fund]}
        initial={historyOf(['2026-11-20', '2026-11-19'])}
      />,
    );
    expect(screen.getByRole('rowheader', { name: /20th/ })).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(copied).toEqual([location.href]);
    await act(async () => answer.resolve(Response.json(historyOf(['2026-11-13', '2026-11-12']))));
    expect(await screen.findByRole('rowheader', { name: /13th/ })).toBeTruthy();
    expect(screen.getByText('Copied')).toBeTruthy();
  });
});
