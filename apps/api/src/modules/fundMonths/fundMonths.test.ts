import { limits } from '@fundfront/content-model';
import { type FundFileKind, fundFilePath } from '@fundfront/content-model/historyFile';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { addEntry } from '../../db/seed/addEntry.ts';
import { insertSamplePayouts } from '../ledger/queries/announcements.ts';
import { upsertPrices } from '../nav/queries.ts';
import { recomputeReturns } from '../returns/recomputeReturns.ts';
import { decodeText } from '../sheets/csv.ts';
import { readWorkbook } from '../sheets/workbook.ts';

let api: TestApi;
let fund: string;
let daily: string;
let empty: string;

const at = new Date('2026-11-21T05:00:00.000Z');
const nobody = '00000000-0000-4000-8000-000000000000';

async function addFund(slug: string, category: string): Promise<string> {
  const data = { title: `Fund ${slug}`, slug, shortSlug: `${slug}-short`, category, order: 1 };
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

const investments = (date: string, size: string | null) => ({
  title: `Investments ${date}`,
  slug: `investments-${date}`,
  fund,
  date,
  size,
  allocation: [
    { name: 'Bills', nameUr: 'بل', percent: '70.05' },
    { name: '=Banks', nameUr: null, percent: '30' },
  ],
  holdings: [{ name: 'Sample Bank', nameUr: null, percent: '12.4' }],
});

const expenses = (date: string, ratio: string, more: object = {}) => ({
  title: `Expenses ${date}`,
  slug: `expenses-${date}`,
  fund,
  date,
  ratio,
  ...more,
});

const months = async (query: { month?: string; locale?: 'en' | 'ur' } = {}, id = fund) =>
  api.call(calls.getFundMonths, { params: { id }, query: { locale: 'en', ...query } });
const payouts = async (id = fund) => api.call(calls.getFundPayouts, { params: { id }, query: { locale: 'en' } });
const csv = async (kind: FundFileKind, query = 'locale=en', id = fund) => {
  const response = await api.request(`${fundFilePath(id, kind, 'csv')}?${query}`);
  const text = decodeText(new Uint8Array(await response.arrayBuffer())) ?? '';
  return text.replace('\uFEFF', '').trim().split('\r\n');
};

beforeAll(async () => {
  api = await openTestApi();
  const category = await addEntry(api.ctx(), {
    type: 'fundCategory',
    locale: 'en',
    data: { title: 'Income', slug: 'income', group: 'income', basis: 'annualised', order: 1 },
  });
  fund = await addFund('growth', category);
  daily = await addFund('daily', category);
  empty = await addFund('empty', category);
  for (const data of [
    investments('2026-09-30', '1500.5'),
    investments('2026-10-31', '1620'),
    investments('2026-10-15', '1'),
  ]) {
    await addEntry(api.ctx(), { type: 'fundInvestment', sample: true, locale: 'en', data });
  }
  const more = {
    levies: '0.14',
    managementFee: '0.5',
    managementFeeCap: '0.75',
    returnBefore: '12',
    returnAfter: '-11.2',
  };
  for (const data of [expenses('2026-10-31', '0.94', more), expenses('2026-08-31', '0.9')]) {
    await addEntry(api.ctx(), { type: 'expenseRatio', sample: true, locale: 'en', data });
  }
  await addPrices(fund, { '2025-06-30': '100', '2026-06-30': '101', '2026-11-20': '104' });
  await addPrices(daily, { '2026-10-01': '100', '2026-10-30': '100', '2026-11-02': '100' });
  await insertSamplePayouts(
    api.handle.db,
    [
      { fundId: fund, exDay: '2026-06-30', amount: '12.1344' },
      { fundId: fund, exDay: '2025-05-30', amount: '0.5' },
      ...['2026-10-01', '2026-10-02', '2026-10-30', '2026-11-02'].map((exDay) => ({
        fundId: daily,
        exDay,
        amount: '0.0301',
      })),
    ],
    at,
  );
  await recomputeReturns(api.ctx(), [fund]);
});
afterAll(() => api?.close());

describe('what a fund published by month', () => {
  it('is its size and its expenses, oldest first, of each month the latest; what is missing is null', async () => {
    const { body } = await months();
    expect(body.basis).toBe('annualised');
    expect(body.months.map(({ month, size, ratio }) => [month, size, ratio])).toEqual([
      ['2026-08', null, '0.9'],
      ['2026-09', '1500.5', null],
      ['2026-10', '1620', '0.94'],
    ]);
    expect(body.months.at(-1)).toEqual({
      month: '2026-10',
      investedOn: '2026-10-31',
      size: '1620',
      expensesOn: '2026-10-31',
      ratio: '0.94',
      managementFee: '0.5',
      managementFeeCap: '0.75',
      levies: '0.14',
      returnBefore: '12',
      returnAfter: '-11.2',
    });
    expect(body.months[0]).toMatchObject({ investedOn: null, expensesOn: '2026-08-31', levies: null });
  });

  it('has the investments of the month that is asked for, else of the latest, in the language', async () => {
    expect((await months()).body.investments).toMatchObject({ month: '2026-10', day: '2026-10-31' });
    const { body } = await months({ month: '2026-09', locale: 'ur' });
    expect(body.investments).toEqual({
      month: '2026-09',
      day: '2026-09-30',
      allocation: [
        { name: 'بل', percent: '70.05' },
        { name: '=Banks', percent: '30' },
      ],
      holdings: [{ name: 'Sample Bank', percent: '12.4' }],
    });
  });

  it('is empty for a fund that published nothing', async () => {
    expect((await months({}, empty)).body).toEqual({ basis: 'annualised', months: [], investments: null });
  });

  it('is refused for a month without investments, a month that is none, and an unknown fund', async () => {
    expect((await months({ month: '2026-08' })).body.text_code).toBe('NOT_FOUND');
    expect((await months({ month: '2026-13' })).body.fields?.[0]?.path).toBe('month');
    expect((await months({}, nobody)).body.text_code).toBe('NOT_FOUND');
    expect((await payouts(nobody)).body.text_code).toBe('NOT_FOUND');
  });
});

describe('payouts', () => {
  it('have the price after them and the fiscal year that they were paid for, latest first', async () => {
    expect((await payouts()).body).toEqual({
      monthly: false,
      payouts: [
        { day: '2026-06-30', amount: '12.1344', count: 1, nav: '101.0000', fiscalYear: 2026 },
        { day: '2025-05-30', amount: '0.5', count: 1, nav: null, fiscalYear: 2025 },
      ],
    });
  });

  it('of every day are added up by month', async () => {
    expect((await payouts(daily)).body).toEqual({
      monthly: true,
      payouts: [
        { day: '2026-11-02', amount: '0.0301', count: 1, nav: '100.0000', fiscalYear: 2027 },
        { day: '2026-10-30', amount: '0.0903', count: 3, nav: '100.0000', fiscalYear: 2027 },
      ],
    });
    expect((await payouts(empty)).body).toEqual({ monthly: false, payouts: [] });
  });
});

describe('files', () => {
  it('hold every payout, also of a fund that pays out daily', async () => {
    expect(await csv('payouts', 'locale=en', daily)).toHaveLength(5);
    expect((await csv('payouts')).slice(1)).toEqual([
      '2026-06-30,FY2026,12.134400,101.0000',
      '2025-05-30,FY2025,0.500000,',
    ]);
  });

  it('hold the years with their spans and bases, and the running ones', async () => {
    const rows = await csv('years');
    expect(rows[1]).toBe('FY2026,fiscal,2025-06-30,2026-06-30,13.13,annualised,');
    expect(rows.slice(2).map((row) => row.split(',').slice(0, 4).join(' '))).toEqual([
      'to date fiscal 2026-06-30 2026-11-20',
    ]);
  });

  it('hold the growth of a period, beside the benchmark where there is one', async () => {
    const rows = await csv('growth', 'locale=en&period=ytd');
    expect(rows[0]).toMatch(/Date,"?Fund, Rs"?,"?Benchmark, Rs"?,"?Difference, Rs"?$/);
    expect(rows[1]).toBe('2026-06-30,100000,,');
    expect(rows.at(-1)).toMatch(/^2026-11-20,\d{6},,$/);
    expect((await api.request(`${fundFilePath(fund, 'growth', 'csv')}?locale=en&period=week`)).status).toBe(400);
  });

  it('hold the months, and the investments of one', async () => {
    expect((await csv('months')).at(-1)).toBe(
      '2026-10,2026-10-31,1620,2026-10-31,0.94,0.5,0.75,0.14,12,-11.2,annualised',
    );
    expect((await csv('investments', 'locale=ur&month=2026-09')).slice(1)).toEqual([
      '2026-09-30,اثاثوں کی تقسیم,بل,70.05',
      `2026-09-30,اثاثوں کی تقسیم,"'=Banks",30`,
      '2026-09-30,سب سے بڑی سرمایہ کاری,Sample Bank,12.4',
    ]);
  });

  it('are workbooks too, under a name of their own', async () => {
    const response = await api.request(`${fundFilePath(fund, 'investments', 'xlsx')}?locale=en&month=2026-10`);
    expect(response.headers.get('content-disposition')).toContain('growth-investments-2026-10.xlsx');
    const { rows } = await readWorkbook({ bytes: new Uint8Array(await response.arrayBuffer()), sheet: null });
    expect(rows?.[1]).toEqual(['2026-10-31', 'Asset allocation', 'Bills', '70.05']);
  });

  it('are refused for an unknown fund, a month without investments, and too many at once', async () => {
    expect((await api.request(`${fundFilePath(nobody, 'years', 'csv')}?locale=en`)).status).toBe(404);
    expect((await api.request(`${fundFilePath(fund, 'investments', 'csv')}?locale=en&month=2020-01`)).status).toBe(404);
    expect((await api.request(`${fundFilePath(fund, 'months', 'csv')}?locale=fr`)).status).toBe(400);
    const many = Array.from({ length: 2 * limits.fundFiles }, () =>
      api.request(`${fundFilePath(fund, 'months', 'csv')}?locale=en`),
    );
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([200, 429]);
  });
});

describe('the investments of a month', () => {
  let made = 0;
  const publish = async (allocation: readonly object[]) => {
    const editor = await makeUser(api, ['admin']);
    made += 1;
    const slug = `investments-${made}`;
    const data = { ...investments('2026-11-30', '10'), slug, allocation };
    const entry = await makeEntry(api.ctx(), 'fundInvestment', data);
    const params = { type: 'fund-investments', id: entry.id, locale: 'en' as const };
    return (await api.call(calls.publishEntry, { params, body: { version: 1 } }, editor)).body;
  };
  const part = (percent: string) => ({ name: 'Part', nameUr: null, percent });

  it('are published where the parts make a whole, give or take a tenth', async () => {
    expect(await publish([part('60'), part('39.9')])).toMatchObject({ entry: { rows: { en: { state: 'live' } } } });
    expect((await publish([part('60'), part('39.89')])).fields?.map(({ path }) => path)).toEqual(['allocation']);
  });

  it('are refused for a part below nothing or above all', async () => {
    const paths = (await publish([part('101'), part('-1')])).fields?.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['allocation.0.percent', 'allocation.1.percent']));
  });
});
