import { calls } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { addEntry } from '../../db/seed/addEntry.ts';
import { upsertPrices } from './queries.ts';

let api: TestApi;
let [older, younger, frozen] = ['', '', ''];

async function addFund(slug: string, category: string, prices: [string, string][]): Promise<string> {
  const data = { title: `Fund ${slug}`, slug, shortSlug: slug, category, order: 1 };
  const fundId = await addEntry(api.ctx(), { type: 'fund', sample: true, locale: 'en', data });
  const rows = prices.map(([validityDate, nav]) => ({
    fundId,
    validityDate,
    nav,
    offer: null,
    redemption: null,
    source: 'sample',
    importId: null,
  }));
  await upsertPrices(api.handle.db, rows, new Date('2026-03-02T05:00:00.000Z'));
  return fundId;
}

const growth = async (funds: string[], period: 'ytd' | 'd365' | 'all' = 'all') =>
  (await api.call(calls.getFundGrowth, { query: { funds: funds.join(','), period } })).body;

const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 5 + index)).toISOString().slice(0, 10);

beforeAll(async () => {
  api = await openTestApi();
  const category = await addEntry(api.ctx(), {
    type: 'fundCategory',
    locale: 'en',
    data: { title: 'Income', slug: 'income', group: 'income', basis: 'annualised', order: 1 },
  });
  older = await addFund('older', category, [
    ['2024-12-31', '80'],
    ['2026-01-05', '100'],
    ['2026-01-06', '110'],
    ['2026-01-08', '99'],
  ]);
  younger = await addFund('younger', category, [
    ['2026-01-06', '50'],
    ['2026-01-07', '55'],
    ['2026-01-09', '60'],
  ]);
  frozen = await addFund(
    'frozen',
    category,
    Array.from({ length: 40 }, (_, index): [string, string] => [dayOf(index), '100']),
  );
  await api.handle.db.execute(
    sql`insert into nav_payout (fund_id, ex_day, amount, recorded_at)
      values (${older}, '2026-01-08', 11, '2026-01-08T12:00:00Z')`,
  );
});
afterAll(() => api?.close());

describe('the growth of 100,000 rupees', () => {
  it('begins where all the funds have, ends where one does, and holds the last price between', async () => {
    expect(await growth([older, younger])).toEqual({
      span: { from: '2026-01-06', to: '2026-01-08' },
      funds: expect.arrayContaining([
        {
          id: older,
          benchmark: [],
          months: null,
          points: [
            { day: '2026-01-06', value: '100000' },
            { day: '2026-01-07', value: '100000' },
            // 99 / 110, and a payout of 11 reinvested at 99.
            { day: '2026-01-08', value: '100000' },
          ],
        },
        {
          id: younger,
          benchmark: [],
          months: null,
          points: [
            { day: '2026-01-06', value: '100000' },
            { day: '2026-01-07', value: '110000' },
            { day: '2026-01-08', value: '110000' },
          ],
        },
      ]),
    });
  });

  it('begins with the period where the funds are older', async () => {
    const { span, funds } = await growth([older], 'd365');
    expect(span).toEqual({ from: '2025-01-08', to: '2026-01-08' });
    expect(funds[0]?.points[0]).toEqual({ day: '2025-01-08', value: '100000' });
    expect(funds[0]?.points.at(-1)).toEqual({ day: '2026-01-08', value: '137500' });
    expect(funds[0]?.points).toHaveLength(180);
  });

  it('counts the months at whose end a fund that stands alone was lower, by all its prices', async () => {
    const category = await addEntry(api.ctx(), {
      type: 'fundCategory',
      locale: 'en',
      data: { title: 'Equity', slug: 'equity', group: 'equity', basis: 'absolute', order: 2 },
    });
    const uneven = await addFund('uneven', category, [
      ['2025-09-15', '100'],
      ['2025-09-30', '101'],
      ['2025-10-15', '90'],
      ['2025-10-31', '102'],
      ['2025-11-28', '101.9999'],
      ['2025-12-31', '101.9999'],
      ['2026-01-20', '101'],
    ]);
    const months = async (period: 'ytd' | 'all') => (await growth([uneven], period)).funds[0]?.months;
    expect(await months('all')).toEqual({ count: 5, fallen: 2 });
    expect(await months('ytd')).toEqual({ count: 5, fallen: 2 });
    expect((await growth([older])).funds[0]?.months).toEqual({ count: 13, fallen: 0 });
  });

  it('is not there where payouts must be missing', async () => {
    const { funds } = await growth([frozen]);
    expect(funds).toEqual([{ id: frozen, points: [], benchmark: [], months: null }]);
  });

  it('knows no funds that the public does not, and takes at most four', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await growth([nobody])).toEqual({ span: null, funds: [] });
    const query = `funds=${Array.from({ length: 5 }, () => older).join(',')}&period=all`;
    expect((await api.request(`${calls.getFundGrowth.path}?${query}`)).status).toBe(400);
    expect((await api.request(`${calls.getFundGrowth.path}?funds=x&period=all`)).status).toBe(400);
  });
});
