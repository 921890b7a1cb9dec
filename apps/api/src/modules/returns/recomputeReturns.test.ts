import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { addEntry } from '../../db/seed/addEntry.ts';
import { announce } from '../ledger/queries/announcements.ts';
import { fundRows } from '../nav/fundRows.ts';
import { fundSheetOf } from '../nav/fundSheetOf.ts';
import { upsertPrices, upsertReturns } from '../nav/queries.ts';
import { recomputeReturns } from './recomputeReturns.ts';

let api: TestApi;
const at = new Date('2026-03-02T05:00:00.000Z');

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

async function addFund(slug: string, basis: 'annualised' | 'absolute', inceptionDate: string): Promise<string> {
  const category = await addEntry(api.ctx(), {
    type: 'fundCategory',
    locale: 'en',
    data: { title: `Of ${slug}`, slug: `of-${slug}`, group: 'income', basis, order: 1 },
  });
  const data = { title: `Fund ${slug}`, slug, shortSlug: `${slug}-short`, category, order: 1, inceptionDate };
  return addEntry(api.ctx(), { type: 'fund', sample: true, locale: 'en', data });
}

const addPrices = (fundId: string, navs: Record<string, string>) =>
  upsertPrices(
    api.handle.db,
    Object.entries(navs).map(([validityDate, nav]) => {
      return { fundId, validityDate, nav, offer: null, redemption: null, source: 'sample', importId: null };
    }),
    at,
  );

const stored = (fundId: string) =>
  rowsOf<Record<string, unknown>>(
    api.handle.db,
    sql`select period, as_of::text as "asOf", from_day::text as "from", base_day::text as base, percent::text, basis,
        cagr::text, recorded_at = ${at.toISOString()}::timestamptz as first
      from computed_return where fund_id = ${fundId} order by period`,
  );

const announcedReturns = (fundId: string, asOf: string, figures: Record<string, string>) =>
  upsertReturns(api.handle.db, [{ fundId, asOf, basis: 'absolute', figures, source: 'sample', importId: null }]);

it('stores the figures of several funds as of the latest price of each, and replaces them with the next price', async () => {
  const grown = await addFund('grown', 'absolute', '2024-02-01');
  const other = await addFund('other', 'annualised', '2026-02-25');
  await addPrices(grown, {
    '2024-02-01': '50',
    '2024-02-27': '55',
    '2025-12-31': '80',
    '2026-02-26': '99',
    '2026-02-27': '100',
  });
  await addPrices(other, { '2026-02-25': '10', '2026-03-02': '10.01' });
  expect(await recomputeReturns(api.ctx(), [grown, other, grown])).toBe(4 + 3);
  const common = { asOf: '2026-02-27', basis: 'absolute', first: true };
  expect(await stored(grown)).toEqual([
    { period: 'cytd', from: '2025-12-31', base: '2025-12-31', percent: '25.00', cagr: null, ...common },
    { period: 'd1', from: '2026-02-26', base: '2026-02-26', percent: '1.01', cagr: null, ...common },
    // 2 over 757 days, 100 / 55 over 731
    { period: 'inception', from: '2024-02-01', base: '2024-02-01', percent: '100.00', cagr: '39.68', ...common },
    { period: 'y2', from: '2024-02-27', base: '2024-02-27', percent: '81.82', cagr: '34.78', ...common },
  ]);
  expect(await stored(other)).toEqual([
    // 0.1 % in five days, whichever of them was asked for
    ...['d1', 'inception', 'mtd'].map((period) =>
      expect.objectContaining({ period, asOf: '2026-03-02', base: '2026-02-25', percent: '7.30', basis: 'annualised' }),
    ),
  ]);

  api.time.now = new Date('2026-03-03T05:00:00.000Z');
  await recomputeReturns(api.ctx(), [grown]);
  expect((await stored(grown)).every(({ first }) => first)).toBe(true);
  await addPrices(grown, { '2026-03-02': '98' });
  await recomputeReturns(api.ctx(), [grown]);
  const later = await stored(grown);
  expect(new Set(later.map(({ asOf }) => asOf))).toEqual(new Set(['2026-03-02']));
  expect(later.map(({ period, percent }) => `${period} ${percent}`)).toEqual([
    'cytd 22.50',
    'd1 -2.00',
    'inception 96.00',
    'mtd -2.00',
    'y2 78.18',
  ]);
});

it('counts a payout at the price of its ex-day', async () => {
  const fund = await addFund('payer', 'annualised', '2026-01-30');
  await addPrices(fund, { '2026-01-30': '100', '2026-02-27': '100', '2026-03-02': '100' });
  const maker = await makeUser(api, ['nav-maker']);
  const checker = await makeUser(api, ['nav-checker']);
  const row = { nav: null, offer: null, redemption: null, reasonEn: null, reasonUr: null, importId: null } as const;
  const people = { madeBy: maker.userId, checkedBy: checker.userId };
  await announce(
    api.handle.db,
    [{ ...row, ...people, fundId: fund, kind: 'payout', day: '2026-02-27', payout: '0.84', source: 'desk' }],
    at,
  );
  await recomputeReturns(api.ctx(), [fund]);
  // 0.84 % in 31 days, and none since the month began
  expect((await stored(fund)).map(({ period, percent }) => `${period} ${percent}`)).toEqual([
    'd1 0.00',
    'd30 9.89',
    'inception 9.89',
    'mtd 0.00',
  ]);
});

it('gives the public, period by period, the figure of the later day, and on a tie the announced one', async () => {
  const fund = await addFund('merged', 'absolute', '2026-01-30');
  await addPrices(fund, { '2026-01-30': '100', '2026-02-26': '104', '2026-02-27': '105' });
  await recomputeReturns(api.ctx(), [fund]);
  const figures = async () => {
    const row = (await fundRows({ ctx: api.ctx(), locale: 'en' })).find(({ id }) => id === fund);
    const sheet = await fundSheetOf(api.ctx(), fund, 'en');
    expect(sheet?.returns).toEqual(row?.returns.map((figure) => ({ ...figure, benchmark: null })));
    const ytd = row?.returns.find(({ period }) => period === 'ytd');
    expect(row?.ytd).toEqual(ytd ? { percent: ytd.percent, basis: ytd.basis, asOf: ytd.asOf } : null);
    return row?.returns.map(({ period, percent, asOf, source }) => `${period} ${percent} ${asOf} ${source}`);
  };
  expect(await figures()).toEqual([
    'mtd 5.00 2026-02-27 computed',
    'd1 0.96 2026-02-27 computed',
    'inception 5.00 2026-02-27 computed',
  ]);
  await announcedReturns(fund, '2026-02-26', { ytd: '3.1', d1: '0.5', y2: '44' });
  expect(await figures()).toEqual([
    'mtd 5.00 2026-02-27 computed',
    'ytd 3.1 2026-02-26 announced',
    'd1 0.96 2026-02-27 computed',
    'y2 44 2026-02-26 announced',
    'inception 5.00 2026-02-27 computed',
  ]);
  await announcedReturns(fund, '2026-02-27', { ytd: '3.2', d1: '0.97' });
  expect(await figures()).toEqual([
    'mtd 5.00 2026-02-27 computed',
    'ytd 3.2 2026-02-27 announced',
    'd1 0.97 2026-02-27 announced',
    'inception 5.00 2026-02-27 computed',
  ]);
  const sheet = await fundSheetOf(api.ctx(), fund, 'en');
  expect(sheet?.returns.find(({ period }) => period === 'ytd')).toMatchObject({
    from: '2025-06-30',
    basis: 'absolute',
    cagr: null,
  });
});

it('puts the compound rate beside an announced absolute return of years', async () => {
  const fund = await addFund('years', 'absolute', '2020-01-30');
  await announcedReturns(fund, '2026-02-27', { y2: '44', y3: '-99.9' });
  const sheet = await fundSheetOf(api.ctx(), fund, 'en');
  expect(sheet?.returns.map(({ period, basis, cagr, from }) => [period, basis, cagr, from])).toEqual([
    ['y2', 'absolute', '20.00', null],
    ['y3', 'absolute', '-90.00', null],
  ]);
});

it('lists complete years apart, with the day on which each ended', async () => {
  const fund = await addFund('old', 'annualised', '2024-06-28');
  await addPrices(fund, {
    '2024-06-28': '100',
    '2024-12-31': '108',
    '2025-06-30': '115',
    '2025-12-31': '120',
    '2026-03-02': '122',
  });
  await recomputeReturns(api.ctx(), [fund]);
  const sheet = await fundSheetOf(api.ctx(), fund, 'en');
  expect(
    sheet?.years.map(({ kind, year, asOf, from, percent, basis }) => [kind, year, from, asOf, percent, basis]),
  ).toEqual([
    // 15 % in 367 days
    ['fiscal', 2025, '2024-06-30', '2025-06-30', '14.92', 'annualised'],
    ['calendar', 2025, '2024-12-31', '2025-12-31', '11.11', 'annualised'],
  ]);
  expect(sheet?.returns.some(({ period }) => String(period).startsWith('fy'))).toBe(false);
});

it('has none for a fund whose payouts are missing, and for no fund', async () => {
  expect(await recomputeReturns(api.ctx(), [])).toBe(0);
  const fund = await addFund('still', 'annualised', '2025-12-01');
  const days = Array.from({ length: 40 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 10 + index)).toISOString().slice(0, 10),
  );
  await addPrices(fund, Object.fromEntries(days.map((day) => [day, '100'])));
  expect(await recomputeReturns(api.ctx(), [fund])).toBe(0);
  await addPrices(fund, Object.fromEntries(days.map((day, index) => [day, String(100 + index)])));
  expect(await recomputeReturns(api.ctx(), [fund])).toBeGreaterThan(0);
});
