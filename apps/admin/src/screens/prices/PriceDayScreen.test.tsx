import type { Role } from '@fundfront/content-model';
import type { PriceSheetRow } from '@fundfront/content-model/wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/sessionStore.ts';
import { errorResponse, fakeApi } from '../../test/fakeApi.ts';
import { InShell } from '../../test/InShell.tsx';
import { openScreen } from '../../test/openScreen.tsx';
import { editor, signedInAs } from '../../test/people.ts';
import { priceDraft, priceSheet, sheetRow } from '../../test/priceSheet.ts';
import { PriceDayScreen } from './PriceDayScreen.tsx';

const [moneyId, stockId] = ['50000000-0000-4000-8000-00000000000a', '50000000-0000-4000-8000-00000000000b'] as const;
const sheetPath = '/api/nav/sheets/2026-11-20';
const stockPath = `${sheetPath}/${stockId}`;

const money = sheetRow({
  fund: moneyId,
  title: 'Sample Money Fund',
  mufapId: '1041',
  category: { id: null, title: 'Money market' },
});
const stock = sheetRow({ fund: stockId, title: 'Sample Stock Fund', mufapId: '1061' });
const index = sheetRow({
  fund: '50000000-0000-4000-8000-00000000000c',
  kind: 'benchmark',
  title: 'Sample Index',
  category: { id: null, title: 'Benchmarks' },
});
const ready = priceDraft({ nav: '86.2214', offer: '88.1701', redemption: '86.2214', version: 4 });
const slip = {
  ...stock,
  draft: priceDraft({ nav: '862.2140', offer: '881.7001', redemption: '862.2140' }),
  findings: [
    {
      kind: 'decimal-slip',
      severity: 'blocked',
      column: 'nav',
      text: '862.2140 is ten times the NAV before.',
      suggestion: '86.2214',
    },
  ],
} satisfies PriceSheetRow;

type Answer = { status?: number; body: unknown } | undefined;

interface Opened {
  rows: PriceSheetRow[];
  roles: Role[];
  wide?: boolean;
  /** The sheet never arrives. */
  slow?: boolean;
  /** Of a write, before what is done by default: a draft is stored with the next version. */
  answer?: (path: string, body: unknown) => Answer;
}

function open({ rows, roles, wide = true, slow = false, answer }: Opened) {
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: () => {}, removeEventListener: () => {} }));
  const signed = signedInAs('token');
  signIn(session.store, { ...signed, user: { ...editor, roles } });
  const held = { rows };
  const api = fakeApi(({ method, path, body }) => {
    if (path === sheetPath) return slow ? new Promise(() => {}) : { body: priceSheet(held.rows) };
    if (method === 'GET') return { body: [] };
    const own = answer?.(path, body);
    if (own) return own;
    const row = held.rows.find(({ fund }) => path === `${sheetPath}/${fund}`);
    if (!row || method !== 'PUT' || typeof body !== 'object') return undefined;
    const saved = { ...row, draft: priceDraft({ ...body, version: (row.draft?.version ?? 0) + 1 }), findings: [] };
    held.rows = held.rows.map((each) => (each.fund === row.fund ? saved : each));
    return { body: saved };
  });
  const opened = openScreen(
    <InShell>
      <Routes>
        <Route path="/admin/dailynav/:id" element={<PriceDayScreen />} />
      </Routes>
    </InShell>,
    '/admin/dailynav/2026-11-20',
  );
  return { ...opened, api, held };
}

const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a maker on the sheet of a day', () => {
  it('types a NAV; offer and redemption follow, and the row is stored', async () => {
    const { user, api } = open({ rows: [money, stock], roles: ['nav-maker'] });
    await user.type(await cell('NAV of Sample Money Fund'), '۱۰۰٫۵{Enter}');
    expect((await cell('NAV of Sample Money Fund')).value).toBe('100.5000');
    expect((await cell('Offer of Sample Money Fund')).value).toBe('102.7713');
    expect((await cell('Redemption of Sample Money Fund')).value).toBe('100.5000');
    expect(document.activeElement).toBe(await cell('NAV of Sample Stock Fund'));
    await waitFor(() => expect(api.requestsTo(`${sheetPath}/${moneyId}`)).toHaveLength(1));
    expect(api.requestsTo(`${sheetPath}/${moneyId}`)[0]?.body).toMatchObject({
      version: null,
      kind: 'price',
      nav: '100.5000',
      offer: '102.7713',
      redemption: '100.5000',
    });
    await waitFor(() => expect(within(rowOf(/Sample Money Fund/)).getByText('Ready')).toBeTruthy());
    expect(within(rowOf(/Sample Money Fund/)).getByText('+0.5000')).toBeTruthy();
  });

  it('types the value of a benchmark, which has no offer, redemption or payout', async () => {
    const { user, api } = open({ rows: [money, index], roles: ['nav-maker'] });
    await user.type(await cell('Value of Sample Index'), '41205.5{Tab}');
    await waitFor(() => expect(api.requestsTo(`${sheetPath}/${index.fund}`)).toHaveLength(1));
    expect(api.requestsTo(`${sheetPath}/${index.fund}`)[0]?.body).toMatchObject({
      nav: '41205.5000',
      offer: null,
      redemption: null,
      payout: null,
    });
    expect(screen.queryByRole('textbox', { name: 'Offer of Sample Index' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Payout per unit' })).toBeNull();
  });

  it('keeps in the cell what is no number, and what was not stored, until it is tried again', async () => {
    let down = true;
    const { user, api } = open({
      rows: [stock],
      roles: ['nav-maker'],
      answer: () => (down ? errorResponse('UNAVAILABLE', 'Out of reach', 503) : undefined),
    });
    await user.type(await cell('NAV of Sample Stock Fund'), '86,2{Tab}');
    expect((await cell('NAV of Sample Stock Fund')).value).toBe('86,2');
    expect(api.requestsTo(stockPath)).toHaveLength(0);
    await user.clear(await cell('NAV of Sample Stock Fund'));
    await user.type(await cell('NAV of Sample Stock Fund'), '86.2{Tab}');
    expect(await screen.findByText('Out of reach')).toBeTruthy();
    expect((await cell('NAV of Sample Stock Fund')).value).toBe('86.2000');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Save Sample Stock Fund again' }));
    await waitFor(() => expect(screen.queryByText('Out of reach')).toBeNull());
    expect(await screen.findByText(/^Saved \d\d:\d\d:\d\d$/)).toBeTruthy();
  });

  it('meets somebody else’s change without losing the own value', async () => {
    const theirs = { ...stock, draft: priceDraft({ nav: '85.0000', maker: 'Omar Maker', isOwn: false, version: 7 }) };
    let first = true;
    const opened = open({
      rows: [stock],
      roles: ['nav-maker'],
      answer: () => {
        if (!first) return undefined;
        first = false;
        opened.held.rows = [theirs];
        return errorResponse('VERSION_CONFLICT', 'Somebody else changed it', 409);
      },
    });
    await opened.user.type(await cell('NAV of Sample Stock Fund'), '86.2{Tab}');
    expect(await screen.findByText('Omar Maker has 85.0000 here now.')).toBeTruthy();
    expect((await cell('NAV of Sample Stock Fund')).value).toBe('86.2000');
    await opened.user.click(screen.getByRole('button', { name: 'Save Sample Stock Fund again' }));
    await waitFor(() => expect(opened.api.requestsTo(stockPath)).toHaveLength(2));
    expect(opened.api.requestsTo(stockPath)[1]?.body).toMatchObject({ version: 7, nav: '86.2000' });
  });

  it('takes the suggestion of a finding by its number, and hands over what is ready', async () => {
    const { user, api } = open({
      rows: [{ ...money, draft: ready }, slip],
      roles: ['nav-maker'],
      answer: (path) =>
        path === `${sheetPath}/submit`
          ? { body: { submitted: 1, left: [{ fund: stockId, text: 'Write a reason first.' }] } }
          : undefined,
    });
    expect(await screen.findByText(/Sample Stock Fund is blocked/)).toBeTruthy();
    await user.keyboard('{F8}');
    expect(document.activeElement).toBe(await cell('NAV of Sample Stock Fund'));
    await user.keyboard('{Escape}1');
    await waitFor(() => expect(api.requestsTo(stockPath)[0]?.body).toMatchObject({ nav: '86.2214' }));
    await screen.findByRole('button', { name: 'Submit 2 for approval' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Write a reason first\./)).toBeTruthy();
    expect(api.requestsTo(`${sheetPath}/submit`)[0]?.body).toEqual({
      funds: [
        { fund: moneyId, version: 4 },
        { fund: stockId, version: 2 },
      ],
    });
  });

  it('pastes rows of a spreadsheet after a look at them, and replaces what was typed on purpose only', async () => {
    const { user, api } = open({ rows: [{ ...money, draft: ready }, stock], roles: ['nav-maker'] });
    await cell('NAV of Sample Stock Fund');
    const text = 'Code\tNAV\tOffer\n1041\t99.5\t101.7\n1061\t86.2\t88.3';
    await user.paste(text);
    const dialog = await screen.findByRole('dialog', { name: 'Paste from a spreadsheet' });
    expect(within(dialog).getByRole('status').textContent).toBe('2 rows: 1 fill, 1 replace, 0 the same, 0 left out.');
    expect(api.requests.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Fill 1' }));
    await waitFor(() =>
      expect(api.requestsTo(stockPath)[0]?.body).toMatchObject({
        nav: '86.2000',
        offer: '88.3000',
        redemption: '86.2000',
      }),
    );
    expect(api.requestsTo(`${sheetPath}/${moneyId}`)).toHaveLength(0);
    await user.paste(text);
    await user.click(await screen.findByRole('checkbox', { name: 'Replace what is typed already (1)' }));
    await user.click(screen.getByRole('button', { name: 'Fill 1' }));
    await waitFor(() => expect(api.requestsTo(`${sheetPath}/${moneyId}`)[0]?.body).toMatchObject({ nav: '99.5000' }));
  });

  it('corrects what is announced, with its reason in both languages', async () => {
    const announced = { nav: '112.6240', offer: '115.1692', redemption: '112.6240' };
    const { user, api } = open({ rows: [sheetRow({ ...stock, announced })], roles: ['nav-maker'] });
    await user.click(await screen.findByRole('button', { name: /^Correct…/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Correct Sample Stock Fund/ });
    const nav = within(dialog).getByRole('textbox', { name: 'Correct NAV' });
    await user.clear(nav);
    await user.type(nav, '112.6420');
    await user.click(within(dialog).getByRole('button', { name: 'Keep the correction' }));
    expect(await within(dialog).findByText('Write the reason in Urdu')).toBeTruthy();
    expect(api.requestsTo(stockPath)).toHaveLength(0);
    await user.type(within(dialog).getByLabelText(/Reason in English/), 'Two digits were exchanged');
    await user.type(within(dialog).getByLabelText(/Reason in Urdu/), 'دو ہندسے بدل گئے تھے');
    await user.click(within(dialog).getByRole('button', { name: 'Keep the correction' }));
    await waitFor(() =>
      expect(api.requestsTo(stockPath)[0]?.body).toMatchObject({
        kind: 'price',
        nav: '112.6420',
        redemption: '112.6420',
        reasonEn: 'Two digits were exchanged',
        reasonUr: 'دو ہندسے بدل گئے تھے',
      }),
    );
  });
});

describe('a checker on the sheet of a day', () => {
  const submitted = { ...ready, state: 'submitted', isOwn: false } as const;

  it('publishes what is selected, sends back with a comment, and sees why the own row is locked', async () => {
    const { user, api } = open({
      rows: [
        { ...money, draft: { ...submitted, isOwn: true }, needsAnother: true },
        { ...stock, draft: submitted },
      ],
      roles: ['nav-checker'],
      answer: (path) => {
        if (path.endsWith('/approve')) return { body: { approved: 1, left: [] } };
        return path.endsWith('/send-back') ? { body: stock } : undefined;
      },
    });
    expect(await screen.findByText(/Maker and checker are two people/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Select Sample Money Fund' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /NAV of/ })).toBeNull();
    await user.keyboard('jb');
    const dialog = await screen.findByRole('dialog', { name: 'Send back Sample Stock Fund' });
    await user.click(within(dialog).getByRole('button', { name: 'Price of a holding' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send back' }));
    await waitFor(() =>
      expect(api.requestsTo(`${stockPath}/send-back`)[0]?.body).toEqual({
        version: 4,
        comment: 'Price of a holding: ',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('x');
    expect(await screen.findByText('1 selected:')).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(api.requestsTo(`${sheetPath}/approve`)[0]?.body).toEqual({ funds: [{ fund: stockId, version: 4 }] }),
    );
  });

  it('reads and approves where a grid has no room', async () => {
    const { user, api } = open({
      rows: [{ ...stock, draft: submitted }, money],
      roles: ['admin'],
      wide: false,
      answer: () => ({ body: { approved: 1, left: [] } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Approve and publish Sample Stock Fund' }));
    await waitFor(() => expect(api.requestsTo(`${sheetPath}/approve`)).toHaveLength(1));
    expect(screen.queryByRole('textbox', { name: /NAV of/ })).toBeNull();
  });
});

it('keeps the filter in the address, and somebody without rights reads', async () => {
  const { user, history } = open({ rows: [money, slip], roles: ['compliance'] });
  await user.click(await screen.findByRole('button', { name: /^Findings ?1$/ }));
  expect(history.current.location.search).toBe('?show=findings');
  expect(screen.queryByRole('row', { name: /Sample Money Fund/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /NAV of/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
});

it('opens the holidays of the year in the address, whatever the year is today and before a price has arrived', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-05T09:00:00+05:00') });
  const { user } = open({ rows: [], roles: ['nav-checker'], slow: true });
  await user.click(screen.getByRole('button', { name: 'Holidays' }));
  expect(await screen.findByRole('dialog', { name: 'Holidays of 2026' })).toBeTruthy();
});
