import type { ImportFinding, ImportJob } from '@fundfront/content-model/wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '../../format/saveFile.ts';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { errorResponse, fakeApi } from '../../test/fakeApi.ts';
import { InShell } from '../../test/InShell.tsx';
import { openScreen } from '../../test/openScreen.tsx';
import { editor, signedInAs } from '../../test/people.ts';
import { hindrance } from './DecisionPanel.tsx';
import { ImportScreen } from './ImportScreen.tsx';

vi.mock(import('../../format/saveFile.ts'), async (load) => ({ ...(await load()), saveFile: vi.fn() }));

const id = '5b0c7f5e-6f7d-4a38-9d5c-1f2e3d4c5b6a';
const path = `/api/import/funds/${id}`;

const checked: ImportJob = {
  id,
  maker: 'Nadia Maker',
  madeAt: '2026-11-20T13:35:00.000Z',
  files: [{ name: 'prices.csv', bytes: 2_048, sha256: 'a'.repeat(64) }],
  samples: 'keep',
  state: 'checked',
  progress: null,
  pausedAt: null,
  problem: null,
  report: {
    funds: { created: 0, updated: 0, unchanged: 0 },
    categories: { created: 0, updated: 0, unchanged: 0 },
    prices: { created: 449, updated: 3, unchanged: 128 },
    returns: { created: 0, updated: 0, unchanged: 0 },
    rows: { read: 595, skipped: 3 },
    sampleFunds: 0,
  },
  kinds: [
    { kind: 'unknown-fund', severity: 'blocked', count: 2 },
    { kind: 'decimal-slip', severity: 'blocked', count: 1 },
    { kind: 'jump', severity: 'reason', count: 3 },
  ],
  blocked: 3,
  unchecked: 0,
  leftOut: 0,
  mended: 0,
  note: '',
  decider: null,
  decidedAt: null,
  isOwn: true,
  needsAnother: true,
};

const slip: ImportFinding = {
  number: 1,
  file: 'prices.csv',
  position: 0,
  line: 31,
  kind: 'decimal-slip',
  severity: 'blocked',
  text: 'Decimal slip, ÷ 10 of 86.9635',
  row: 'Sample Stock Fund,2026-11-20,8.6221',
  suggestion: '86.2210',
  column: 'nav',
  cells: { name: 'Sample Stock Fund', date: '2026-11-20', nav: '8.6221' },
  mend: null,
};

const begun = { phase: 'prices', done: 62_418, total: 100_000 } as const;

/** What was sent changes the import as the API would. */
function serve(first: ImportJob) {
  let current = first;
  const change = (part: Partial<ImportJob>) => {
    current = { ...current, ...part };
    return { body: current };
  };
  return fakeApi(({ method, path: at }) => {
    if (at === '/api/import/funds') return { body: method === 'GET' ? [current] : current };
    if (at === `${path}/findings`) return { body: { findings: [slip], next: null } };
    if (at === `${path}/findings.xlsx`) return errorResponse('TOO_LARGE', 'Too much', 413);
    if (at === `${path}/columns`) return { body: [] };
    if (at === `${path}/rows`) return change({ mended: 1, unchecked: 1 });
    if (at === `${path}/left-out`) return change({ leftOut: 2, unchecked: 2 });
    if (at === `${path}/check`) return change({ blocked: 0, unchecked: 0, kinds: [] });
    if (at === `${path}/pause`) return change({ progress: null, pausedAt: '2026-11-20T13:36:00.000Z' });
    if (at === `${path}/resume`) return change({ progress: begun, pausedAt: null });
    if (at === `${path}/submit`) return change({ state: 'waiting' });
    if (at === `${path}/approve`)
      return change({ state: 'applying', progress: { phase: 'prices', done: 5, total: 10 } });
    return { body: current };
  });
}

const open = (at = `/admin/funds/import?id=${id}`) =>
  openScreen(
    <InShell>
      <Routes>
        <Route path="/admin/funds/import" element={<ImportScreen />} />
      </Routes>
    </InShell>,
    at,
  );

beforeEach(() => signIn(session.store, signedInAs('token')));
afterEach(cleanup);

describe('an import', () => {
  it('shows how far it is, wherever its address is opened', async () => {
    serve({ ...checked, state: 'checking', progress: begun });
    open();
    const bar = await screen.findByRole('progressbar', { name: 'Being checked' });
    expect(bar.getAttribute('aria-valuetext')).toBe('Prices: 62,418 of 100,000');
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel, keep nothing' })).toBeTruthy();
  });

  it('is paused and resumed by its maker, and by who may approve', async () => {
    const api = serve({ ...checked, state: 'checking', progress: begun });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Paused, 20 Nov 2026, 18:36')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByRole('progressbar', { name: 'Being checked' })).toBeTruthy();
    expect(api.requests.filter(({ method }) => method === 'POST').map(({ path: at }) => at)).toEqual([
      `${path}/pause`,
      `${path}/resume`,
    ]);
  });

  it('of somebody else is not paused by who may only read, nor while it is applied', async () => {
    signIn(session.store, { ...signedInAs('token'), user: { ...editor, roles: ['editor'] } });
    serve({ ...checked, state: 'checking', isOwn: false, progress: begun });
    open();
    expect(await screen.findByRole('progressbar', { name: 'Being checked' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    cleanup();
    signIn(session.store, signedInAs('token'));
    serve({ ...checked, state: 'applying', progress: begun });
    open();
    expect(await screen.findByText(/in one transaction, which cannot be paused/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('groups what was found, and shows the rows of one kind', async () => {
    const api = serve(checked);
    const { user } = open();
    const kinds = await screen.findByRole('table', { name: 'Findings by kind' });
    for (const row of [/Unknown fund.*2.*Blocked/, /Decimal slip.*1.*Blocked/, /Jump.*3.*Look at it/])
      expect(within(kinds).getByRole('row', { name: row })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show rows: Decimal slip' }));
    const rows = await screen.findByRole('table', { name: 'Rows: Decimal slip' });
    expect(within(rows).getByRole('row', { name: /prices\.csv.*31.*Decimal slip, ÷ 10/ })).toBeTruthy();
    expect(api.requestsTo(`${path}/findings`).length).toBeGreaterThan(1);
  });

  it('gives all that was found as a file, in either format, and says when it does not arrive', async () => {
    const api = serve(checked);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download all findings as CSV' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith('import-findings.csv', expect.any(Blob)));
    expect(api.requestsTo(`${path}/findings.csv`)).toMatchObject([{ method: 'GET', token: 'token' }]);
    await user.click(screen.getByRole('button', { name: 'Download all findings as XLSX' }));
    expect(await screen.findByText(/^The findings did not arrive\. Too much/)).toBeTruthy();
    expect(saveFile).toHaveBeenCalledOnce();
  });

  it('is sent only once every row is settled: one mended, others left out for a reason', async () => {
    const api = serve(checked);
    const { user } = open();
    const send = await screen.findByRole('button', { name: 'Submit 592 rows' });
    expect(send).toHaveProperty('disabled', true);
    expect(screen.getByText(/3 rows must be settled first/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Mend line 31 of prices.csv' }));
    const nav = await screen.findByLabelText('NAV');
    expect(nav).toHaveProperty('value', '86.2210');
    await user.clear(nav);
    await user.type(nav, '86.2214');
    await user.click(screen.getByRole('button', { name: 'Save the row' }));
    await user.click(await screen.findByRole('button', { name: 'Leave out: Unknown fund' }));
    await user.type(await screen.findByLabelText(/^Why/), 'Not ours');
    await user.click(screen.getByRole('button', { name: 'Leave out 2' }));
    expect(await screen.findByText(/changed since the check/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await user.type(await screen.findByLabelText('A word to who approves'), 'All right');
    await user.click(screen.getByRole('button', { name: 'Submit 592 rows' }));
    expect(await screen.findByText(/^Sent for approval/)).toBeTruthy();
    const sent = api.requests.filter(({ method }) => method !== 'GET').map(({ path: at, body }) => [at, body]);
    expect(sent).toEqual([
      [`${path}/rows`, { position: 0, line: 31, values: { nav: '86.2214' }, leftOut: null }],
      [`${path}/left-out`, { kind: 'unknown-fund', reason: 'Not ours' }],
      [`${path}/check`, { samples: 'keep' }],
      [`${path}/submit`, { note: 'All right' }],
    ]);
    expect(screen.getByText('You sent it, so another person approves it.')).toBeTruthy();
  });

  it('is approved by another person, who reads the maker’s word', async () => {
    const checker = signedInAs('token');
    signIn(session.store, { ...checker, user: { ...editor, roles: ['nav-checker'] } });
    const api = serve({ ...checked, state: 'waiting', blocked: 0, isOwn: false, needsAnother: false, note: 'Archive' });
    const { user } = open();
    expect(await screen.findByText('Nadia Maker: Archive')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check the files' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Approve and publish' }));
    expect(await screen.findByRole('progressbar', { name: 'Being applied' })).toBeTruthy();
    expect(api.requestsTo(`${path}/approve`)).toHaveLength(1);
  });

  it('says what went wrong', async () => {
    serve({ ...checked, state: 'failed', problem: 'These files could not be checked.', report: null, kinds: [] });
    open();
    expect(await screen.findByText(/could not be checked\. Nothing of it was saved\./)).toBeTruthy();
    expect(screen.getByText('Check again first.')).toBeTruthy();
  });

  it('of an unknown address is not there', async () => {
    fakeApi(({ path: at }) => (at === path ? errorResponse('NOT_FOUND', 'No', 404) : { body: [] }));
    open();
    expect(await screen.findByText('There is nothing here')).toBeTruthy();
  });

  it('begins with files, and its address is then that of the import', async () => {
    const api = serve(checked);
    const { user } = open('/admin/funds/import');
    const input = await screen.findByLabelText(/^Files/);
    await user.upload(input, new File(['fund_name,date,nav\n'], 'prices.csv', { type: 'text/csv' }));
    await user.click(screen.getByRole('button', { name: 'Check the files' }));
    expect(await screen.findByText(/^Checked: 595 rows read, 3 not used/)).toBeTruthy();
    expect(window.location.search).toBe(`?id=${id}`);
    expect(api.requests.some(({ method, path: at }) => method === 'POST' && at === '/api/import/funds')).toBe(true);
  });
});

describe('what stands against sending', () => {
  it.each([
    [{ blocked: 1 }, '1 row must be settled first: mend or leave out. All is applied, or nothing.'],
    [{ unchecked: 2 }, '2 changed since the check: check again first.'],
    [{ state: 'failed' }, 'Check again first.'],
    [{ blocked: 0 }, null],
  ] as const)('%j', (part, expected) => {
    expect(hindrance({ ...checked, blocked: 0, ...part })).toBe(expected);
  });
});
