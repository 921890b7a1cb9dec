import { limits } from '@fundfront/content-model';
import { historyFilePath } from '@fundfront/content-model/historyFile';
import { calls } from '@fundfront/content-model/wire';
import { historyRows } from '@fundfront/content-model/wire/historyRows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { addEntry } from '../../db/seed/addEntry.ts';
import { announce, type NewAnnouncement } from '../ledger/queries/announcements.ts';
import { upsertHoliday } from '../ledger/queries/holidays.ts';
import { upsertPrices, upsertReturns } from '../nav/queries.ts';
import { decodeText } from '../sheets/csv.ts';
import { readWorkbook } from '../sheets/workbook.ts';
import { fiscalYearStart } from './getPublicNavDay.ts';

let api: TestApi;
let fund: string;
let cash: string;
let empty: string;
let people: { madeBy: string; checkedBy: string };

const at = new Date('2026-11-21T05:00:00.000Z');
const nobody = '00000000-0000-4000-8000-000000000000';

async function addFund(slug: string, category: string, riskProfile: string | null = null): Promise<string> {
  const data = { title: `Fund ${slug}`, slug, shortSlug: `${slug}-short`, category, riskProfile, order: 1 };
  return addEntry(api.ctx(), { type: 'fund', sample: true, locale: 'en', data });
}

const price = (fundId: string, validityDate: string, nav: string, offer: string | null = null) => ({
  fundId,
  validityDate,
  nav,
  offer,
  redemption: null,
  source: 'sample',
  importId: null,
});

const announcement = (fundId: string, given: Partial<NewAnnouncement> & Pick<NewAnnouncement, 'kind' | 'day'>) => ({
  fundId,
  nav: null,
  offer: null,
  redemption: null,
  payout: null,
  reasonEn: null,
  reasonUr: null,
  source: 'desk',
  importId: null,
  ...people,
  ...given,
});

const history = async (query: { from?: string; to?: string; locale?: 'en' | 'ur' } = {}, id = fund) =>
  api.call(calls.getFundHistory, { params: { id }, query: { locale: 'en', ...query } });
const rowsOf = async (query?: { from?: string; to?: string }) => historyRows((await history(query)).body);
const onDay = async (day: string, locale: 'en' | 'ur' = 'en') =>
  api.call(calls.getPublicNavDay, { params: { day }, query: { locale } });
const file = (format: 'csv' | 'xlsx', query: string, id = fund) =>
  api.request(`${historyFilePath(id, format)}?${query}`);

const week = 'locale=en&from=2026-11-09&to=2026-11-13';

beforeAll(async () => {
  api = await openTestApi();
  const category = (slug: string, order: number) =>
    addEntry(api.ctx(), {
      type: 'fundCategory',
      locale: 'en',
      data: { title: `Category ${slug}`, slug, group: slug, basis: 'annualised', order },
    });
  fund = await addFund('growth', await category('income', 1), 'moderate');
  const money = await category('money-market', 2);
  cash = await addFund('cash', money);
  empty = await addFund('empty', money);
  const [maker, checker] = [await makeUser(api, ['nav-maker']), await makeUser(api, ['nav-checker'])];
  people = { madeBy: maker.userId, checkedBy: checker.userId };
  await upsertPrices(
    api.handle.db,
    [
      price(fund, '2026-07-01', '90'),
      price(fund, '2026-11-05', '100'),
      price(fund, '2026-11-06', '101.25', '103.5'),
      price(fund, '2026-11-10', '101.2'),
      price(fund, '2026-11-11', '101.2'),
      price(fund, '2026-11-13', '100.7'),
      price(cash, '2026-11-06', '100'),
      price(cash, '2026-11-15', '100.0001'),
    ],
    at,
  );
  await upsertReturns(api.handle.db, [
    { fundId: fund, basis: 'annualised', source: 'sample', importId: null, asOf: '2026-06-30', figures: { ytd: '12' } },
    {
      fundId: fund,
      basis: 'annualised',
      source: 'sample',
      importId: null,
      asOf: '2026-11-06',
      figures: { ytd: '8.4' },
    },
    {
      fundId: fund,
      basis: 'annualised',
      source: 'sample',
      importId: null,
      asOf: '2026-11-13',
      figures: { ytd: '9.1' },
    },
  ]);
  await upsertHoliday(api.handle.db, { day: '2026-11-09', nameEn: 'Iqbal Day', nameUr: 'یومِ اقبال' });
  await announce(
    api.handle.db,
    [
      announcement(fund, { kind: 'no-price', day: '2026-11-12', reasonEn: '=books closed', reasonUr: 'کتب بند' }),
      announcement(fund, { kind: 'payout', day: '2026-11-13', payout: '0.5' }),
    ],
    at,
  );
});
afterAll(() => api?.close());

describe('the history of a fund', () => {
  it('is the last three months without dates, latest first, with what there is altogether', async () => {
    const { status, body } = await history();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      fund: { id: fund, title: 'Fund growth', path: '/growth', riskProfile: 'moderate' },
      from: '2026-08-13',
      to: '2026-11-13',
      first: '2026-07-01',
      last: '2026-11-13',
      high: { day: '2026-11-06', nav: '101.2500' },
      low: { day: '2026-11-05', nav: '100.0000' },
    });
    expect(historyRows(body).map(({ day }) => day)).toEqual([
      '2026-11-13',
      '2026-11-12',
      '2026-11-11',
      '2026-11-10',
      '2026-11-09',
      '2026-11-06',
      '2026-11-05',
    ]);
  });

  it('says of days without a price why, and knows the change across them', async () => {
    const rows = new Map((await rowsOf()).map((row) => [row.day, row]));
    expect(rows.get('2026-11-12')).toMatchObject({ nav: null, reason: { en: '=books closed', ur: 'کتب بند' } });
    expect(rows.get('2026-11-09')).toMatchObject({
      nav: null,
      reason: { en: 'public holiday, Iqbal Day', ur: 'عام تعطیل، یومِ اقبال' },
    });
    expect(rows.get('2026-11-10')?.change).toEqual({ direction: 'down', value: '-0.0500', percent: '-0.05' });
    expect(rows.get('2026-11-11')?.change).toMatchObject({ direction: 'flat', value: '0.0000' });
    expect(rows.get('2026-11-13')).toMatchObject({ nav: '100.7000', payout: '0.5', change: null });
    expect(rows.get('2026-11-05')?.change).toBeNull();
    expect(rows.get('2026-11-06')).toMatchObject({ offer: '103.5000', redemption: null });
  });

  it('knows the first change of a range from the price before it', async () => {
    const rows = await rowsOf({ from: '2026-11-10', to: '2026-11-10' });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.change?.value).toBe('-0.0500');
  });

  it('is empty where nothing was announced, and for a fund that has no price', async () => {
    expect((await history({ from: '2026-11-07', to: '2026-11-08' })).body).toMatchObject({
      from: '2026-11-07',
      prices: { days: [] },
      closures: [],
      payouts: [],
      high: null,
      low: null,
      last: '2026-11-13',
    });
    expect((await history({}, empty)).body).toMatchObject({
      from: null,
      to: null,
      first: null,
      prices: { days: [] },
      before: null,
      closures: [],
    });
  });

  it('speaks of the fund in Urdu below its address', async () => {
    expect((await history({ locale: 'ur' })).body.fund.path).toBe('/ur/growth');
  });

  it.each([
    [{ from: '2026-11-13', to: '2026-11-10' }, 'to'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ from: '0001-01-01' }, 'from'],
    [{ from: '1999-01-01', to: '2026-11-13' }, 'from'],
  ])('refuses the range %j', async (query, field) => {
    const { status, body } = await history(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ text_code: 'VALIDATION', fields: [{ path: field }] });
  });

  it('reaches over 20 years at once', async () => {
    expect(await rowsOf({ from: '2006-11-14', to: '2026-11-13' })).toHaveLength(8);
    expect(limits.historyDays).toBeGreaterThan(365 * 20 + 5);
  });

  it('exists for no fund that the public cannot see', async () => {
    const data = { title: 'Unpublished', slug: 'unpublished', shortSlug: 'unpublished-short', order: 1 };
    const editor = await makeUser(api, ['admin']);
    const made = await api.call(calls.createEntry, { params: { type: 'funds' }, body: { locale: 'en', data } }, editor);
    for (const id of [nobody, made.body.id]) {
      expect((await history({}, id)).status).toBe(404);
      expect((await file('csv', 'locale=en', id)).status).toBe(404);
    }
    expect((await history({}, 'growth')).status).toBe(400);
  });
});

describe('the file of a history', () => {
  const header = 'Validity date,NAV,Offer,Redemption,Payout per unit,No price because';

  it('is CSV with its mark, ISO dates and announced decimals, and runs nothing', async () => {
    const response = await file('csv', week);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('growth-2026-11-09-2026-11-13.csv');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(decodeText(bytes)?.split('\r\n')).toEqual([
      header,
      '2026-11-13,100.7000,,,0.5,',
      `2026-11-12,,,,,"'=books closed"`,
      '2026-11-11,101.2000,,,,',
      '2026-11-10,101.2000,,,,',
      '2026-11-09,,,,,"public holiday, Iqbal Day"',
      '',
    ]);
  });

  it('is a workbook of numbers and dates with the same rows', async () => {
    const response = await file('xlsx', week);
    expect(response.status).toBe(200);
    const { rows } = await readWorkbook({ bytes: new Uint8Array(await response.arrayBuffer()), sheet: null });
    expect(rows?.[0]?.join(',')).toBe(header);
    expect(rows?.[1]).toEqual(['2026-11-13', '100.7', '', '', '0.5', '']);
    expect(rows?.[2]?.[5]).toBe('=books closed');
    expect(rows).toHaveLength(6);
  });

  it('speaks Urdu', async () => {
    const text = await (await file('csv', 'locale=ur&from=2026-11-12&to=2026-11-12')).text();
    expect(text).toContain('مؤثر تاریخ');
    expect(text).toContain('کتب بند');
  });

  it('is refused like the history itself', async () => {
    expect((await file('csv', 'locale=en&from=2026-11-13&to=2026-11-10')).status).toBe(400);
    expect((await file('xlsx', 'locale=en&from=2026-02-30')).status).toBe(400);
    expect((await file('csv', '')).status).toBe(400);
    expect((await file('csv', 'locale=en', 'growth')).status).toBe(400);
  });
});

it.each([
  ['2026-06-30', '2025-06-30'],
  ['2026-07-01', '2026-06-30'],
  ['2027-01-01', '2026-06-30'],
])('the fiscal year of %s counts from %s', (day, start) => {
  expect(fiscalYearStart(day)).toBe(start);
});

describe('a day of all funds', () => {
  const rowOf = async (day: string, id: string) =>
    (await onDay(day)).body.categories.flatMap(({ funds }) => funds).find((row) => row.fund.id === id);

  it('is the latest business day with prices, between its neighbours, by category', async () => {
    const { body } = await onDay('latest');
    expect(body).toMatchObject({
      day: '2026-11-13',
      previousDay: '2026-11-11',
      nextDay: null,
      first: '2026-07-01',
      last: '2026-11-15',
    });
    expect(body.categories.map(({ slug, funds }) => [slug, funds.length])).toEqual([
      ['income', 1],
      ['money-market', 2],
    ]);
  });

  it('shows with a Friday what was announced for its weekend, under its own date', async () => {
    expect((await rowOf('2026-11-13', cash))?.price).toMatchObject({ validityDate: '2026-11-15', nav: '100.0001' });
    expect((await rowOf('2026-11-13', fund))?.price).toMatchObject({ validityDate: '2026-11-13', change: null });
    expect((await rowOf('2026-11-10', fund))?.price?.change?.value).toBe('-0.0500');
    expect(await rowOf('2026-11-15', cash)).toMatchObject({ price: { validityDate: '2026-11-15' } });
  });

  it('has a return of the year so far, never one of the year before or of a later day', async () => {
    expect((await rowOf('2026-11-10', fund))?.ytd).toEqual({ percent: '8.4', basis: 'annualised', asOf: '2026-11-06' });
    expect((await rowOf('2026-11-13', fund))?.ytd?.percent).toBe('9.1');
    expect((await rowOf('2026-07-01', fund))?.ytd).toBeNull();
  });

  it('says why a fund has no price, and which was the last', async () => {
    expect(await rowOf('2026-11-12', fund)).toMatchObject({
      price: null,
      reason: { en: '=books closed' },
      lastPrice: { day: '2026-11-11', nav: '101.2000' },
    });
    expect(await rowOf('2026-11-09', fund)).toMatchObject({ price: null, reason: { en: 'public holiday, Iqbal Day' } });
    expect(await rowOf('2026-11-14', fund)).toMatchObject({ price: null, reason: { en: 'Weekend' } });
    expect(await rowOf('2026-11-10', cash)).toMatchObject({ price: null, reason: null });
    expect(await rowOf('2026-11-13', empty)).toMatchObject({ price: null, lastPrice: null, reason: null });
  });

  it('answers a day without any price with its neighbours', async () => {
    expect((await onDay('2026-08-01')).body).toMatchObject({ previousDay: '2026-07-01', nextDay: '2026-11-05' });
  });

  it('refuses what is no day', async () => {
    expect((await onDay('2026-11-31')).status).toBe(400);
    expect((await onDay('tomorrow')).status).toBe(400);
  });

  it('is not there while no fund has a price', async () => {
    const fresh = await openTestApi();
    const { status } = await fresh.call(calls.getPublicNavDay, { params: { day: 'latest' }, query: { locale: 'en' } });
    await fresh.close();
    expect(status).toBe(404);
  });
});
