import { calls } from '@fundfront/content-model/wire';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { fakeApi } from '../../test/fakeApi.ts';
import { openScreen } from '../../test/openScreen.tsx';
import { signedInAs } from '../../test/people.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const overview = {
  drafts: 0,
  assigned: 0,
  outdated: 0,
  pages: 63,
  funds: 13,
  sampleFunds: 0,
  latestValidityDate: '2026-11-19',
  undelivered: 0,
  failedMails: 0,
  failedReleases: 0,
  heldReverts: 2,
  parity: { level: 40, differs: 3, behind: 5, missing: 15 },
  newLeads: null,
  newApplications: null,
  subscribers: null,
  warnings: [],
};

// jsdom lays nothing out, so that a drawing keeps the width that it began with.
const unmeasured = class {
  observe() {}
  disconnect() {}
};

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', unmeasured);
  signIn(session.store, signedInAs('token'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('DashboardScreen', () => {
  it('takes the figures of both languages from the overview, and asks for no board', async () => {
    const api = fakeApi(({ path }) => (path === calls.dashboardOverview.path ? { body: overview } : undefined));
    openScreen(<DashboardScreen />, '/admin/dashboard');
    const part = await screen.findByRole('region', { name: 'English and Urdu' });
    const lines = await within(part).findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent?.replace(/\D/g, ''))).toEqual(['40', '3', '5', '15']);
    expect(api.requests.some(({ path }) => path.startsWith('/api/parity'))).toBe(false);
  });

  it('is loud about what did not go back with its release', async () => {
    fakeApi(({ path }) => (path === calls.dashboardOverview.path ? { body: overview } : undefined));
    openScreen(<DashboardScreen />, '/admin/dashboard');
    const link = await screen.findByRole('link', { name: '2 changes did not go back with a release' });
    expect(link.getAttribute('href')).toBe('/admin/calendar');
  });

  it('says how far the prices of the day are, and on whom they wait', async () => {
    const since = '2026-11-20T12:20:00.000Z';
    const of = (title: string) => ({ fund: '10000000-0000-4000-8000-000000000001', title, since });
    const clock = {
      day: '2026-11-20',
      today: '2026-11-20',
      dueAt: '2026-11-20T13:30:00.000Z',
      funds: 4,
      announced: [since],
      usual: [],
      waiting: [of('Cash Fund')],
      sentBack: [of('Equity Fund')],
      missing: [of('Pension Fund')],
      monthly: [{ kind: 'expense-ratio', month: '2026-10', published: 4, dueOn: '2026-11-15' }],
    };
    fakeApi(({ path }) => {
      if (path === calls.dashboardOverview.path) return { body: overview };
      return path === calls.disclosureClock.path ? { body: clock } : undefined;
    });
    openScreen(<DashboardScreen />, '/admin/dashboard');
    const part = await screen.findByRole('region', { name: 'Disclosure clock' });
    expect(await within(part).findByText('1 of 4')).toBeTruthy();
    expect(part.textContent).toMatch(/due at 18:30/);
    expect(
      within(part).getByRole('img', { name: '1 of 4 prices of 20 Nov 2026 published: 1 at 17:20. Due at 18:30.' }),
    ).toBeTruthy();
    expect(
      within(part)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1 publishedlast 17:20',
      '1 wait on the checkersince 17:20',
      '1 sent back to the makerEquity Fundsince 17:20',
      '1 not enteredPension FundOpen the day',
      'Expense ratios, Oct 20264 of 4, due 15 Nov 2026',
    ]);
    expect(within(part).getByRole('link', { name: 'Open the day' }).getAttribute('href')).toBe(
      '/admin/dailynav/2026-11-20',
    );
  });

  it('holds the day against what is usual by then', async () => {
    vi.setSystemTime('2026-11-20T12:46:00.000Z');
    const usual = [
      { at: '2026-11-20T12:30:00.000Z', low: 1.4, high: 2.2 },
      { at: '2026-11-20T12:45:00.000Z', low: 2.1, high: 3.2 },
      { at: '2026-11-20T13:00:00.000Z', low: 4, high: 4 },
    ];
    const day = '2026-11-20';
    const none = { announced: [], waiting: [], sentBack: [], missing: [], monthly: [] };
    const clock = { day, today: day, dueAt: '2026-11-20T13:30:00.000Z', funds: 4, usual, ...none };
    fakeApi(({ path }) => {
      if (path === calls.dashboardOverview.path) return { body: overview };
      return path === calls.disclosureClock.path ? { body: clock } : undefined;
    });
    openScreen(<DashboardScreen />, '/admin/dashboard');
    const part = await screen.findByRole('region', { name: 'Disclosure clock' });
    expect(await within(part).findByText(/44 min left, due at 18:30, usually 2 to 4 by now/)).toBeTruthy();
    const drawing = within(part).getByRole('img', {
      name: '0 of 4 prices of 20 Nov 2026 published. Due at 18:30, usually 2 to 4 by now.',
    });
    expect(within(drawing).getByText('usual, last 20 days')).toBeTruthy();
  });
});
