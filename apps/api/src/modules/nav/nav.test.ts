import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { addEntry } from '../../db/seed/addEntry.ts';
import { fundSheetOf } from './fundSheetOf.ts';
import { latestPrices, upsertPrices, upsertReturns } from './queries.ts';

let api: TestApi;
let fundId: string;
let other: string;

async function addFund(slug: string, category: string): Promise<string> {
  const data = { title: `Fund ${slug}`, slug, shortSlug: `${slug}-short`, category, order: 1 };
  return addEntry(api.ctx(), { type: 'fund', sample: true, locale: 'en', data });
}

async function addCategory(slug: string, group: string): Promise<string> {
  const data = { title: slug, slug, group, basis: 'annualised', order: 1 };
  return addEntry(api.ctx(), { type: 'fundCategory', locale: 'en', data });
}

const price = (validityDate: string, nav: string, offer: string | null = null) => ({
  fundId,
  validityDate,
  nav,
  offer,
  redemption: null,
  source: 'sample',
  importId: null,
});
const at = new Date('2026-03-02T05:00:00.000Z');
const board = async (locale: 'en' | 'ur' = 'en') => (await api.call(calls.getNavBoard, { query: { locale } })).body;

beforeAll(async () => {
  api = await openTestApi();
  fundId = await addFund('first', await addCategory('finer', 'income'));
  other = await addFund('second', await addCategory('alone', 'equity'));
});
afterAll(() => api?.close());

describe('prices', () => {
  it('say what was made, changed and known, and keep an offer price that a later file lacks', async () => {
    const rows = [price('2026-01-01', '100', '102.3'), price('2026-01-02', '100.1')];
    expect(await upsertPrices(api.handle.db, rows, at)).toEqual({ created: 2, updated: 0, unchanged: 0 });
    expect(await upsertPrices(api.handle.db, rows, at)).toEqual({ created: 0, updated: 0, unchanged: 2 });
    const later = [price('2026-01-01', '100.0000'), price('2026-01-02', '100.2')];
    expect(await upsertPrices(api.handle.db, later, at)).toEqual({ created: 0, updated: 1, unchanged: 1 });
    expect(await latestPrices(api.handle.db, [fundId], 2)).toEqual([
      { fundId, validityDate: '2026-01-01', nav: '100.0000', offer: '102.3000', redemption: null },
      { fundId, validityDate: '2026-01-02', nav: '100.2000', offer: null, redemption: null },
    ]);
  });

  it('of nobody are no error', async () => {
    expect(await upsertPrices(api.handle.db, [], at)).toEqual({ created: 0, updated: 0, unchanged: 0 });
    expect(await latestPrices(api.handle.db, [], 5)).toEqual([]);
  });
});

describe('the board', () => {
  it('shows the latest price with its change against the one before, exactly', async () => {
    const { funds, asOf } = await board();
    expect(asOf).toBe('2026-01-02');
    expect(funds.find(({ id }) => id === fundId)?.price).toEqual({
      nav: '100.2000',
      offer: null,
      redemption: null,
      validityDate: '2026-01-02',
      change: { direction: 'up', value: '0.2000', percent: '0.20' },
      recent: [100, 100.2],
    });
    expect(funds.find(({ id }) => id === other)).toMatchObject({ price: null, ytd: null, riskProfile: null });
  });

  it('lists untranslated funds in Urdu too, below its own addresses', async () => {
    expect((await board('ur')).funds.map(({ path }) => path).sort()).toEqual(['/ur/first', '/ur/second']);
  });

  it('lists a category by itself until its group has a page, and then under it', async () => {
    expect((await board()).categories.map(({ slug, funds }) => [slug, funds])).toEqual([
      ['alone', 1],
      ['finer', 1],
    ]);
    await addCategory('income', 'income');
    expect((await board()).categories.map(({ slug, funds }) => [slug, funds])).toEqual([
      ['alone', 1],
      ['income', 1],
    ]);
    const column = await api.call(calls.getContent, { params: { slug: 'income' } });
    expect(column.body.children.map(({ title }) => title)).toEqual(['Fund first']);
  });
});

describe('the sheet of a fund', () => {
  it('carries every price and the returns published last, simple beyond a year as MUFAP does', async () => {
    const row = { fundId, basis: 'annualised', source: 'sample', importId: null } as const;
    await upsertReturns(api.handle.db, [
      { ...row, asOf: '2026-01-01', figures: { ytd: '9.00' } },
      { ...row, asOf: '2026-01-02', figures: { y2: '11.08', ytd: '-3.36' } },
    ]);
    const sheet = await fundSheetOf(api.ctx(), fundId, 'en');
    const announced = { basis: 'annualised', benchmark: null, cagr: null, asOf: '2026-01-02', source: 'announced' };
    expect(sheet?.returns).toEqual([
      { period: 'ytd', percent: '-3.36', from: '2025-06-30', ...announced },
      { period: 'y2', percent: '11.08', from: null, ...announced },
    ]);
    expect(sheet?.history.map(({ date }) => date)).toEqual(['2026-01-01', '2026-01-02']);
  });

  it('does not exist for a fund that is not there', async () => {
    expect(await fundSheetOf(api.ctx(), '00000000-0000-4000-8000-000000000000', 'en')).toBeNull();
  });
});

describe('the days', () => {
  it('are listed latest first, each with its prices and those before', async () => {
    const reader = await makeUser(api, ['editor']);
    const rows = [
      price('2026-02-02', '50'),
      price('2026-02-03', '51.5', '52'),
      { ...price('2026-02-03', '7'), fundId: other },
    ];
    await upsertPrices(api.handle.db, rows, at);
    const list = (before?: string) => api.call(calls.listNavDays, { query: before ? { before } : {} }, reader);
    const { days, next } = (await list('2026-02-04')).body;
    expect(next).toBeNull();
    expect(days.slice(0, 2)).toEqual([
      { day: '2026-02-03', prices: 2, samples: 2, recordedAt: at.toISOString() },
      { day: '2026-02-02', prices: 1, samples: 1, recordedAt: at.toISOString() },
    ]);
    expect((await list('2026-02-02')).body.days.every(({ day }) => day < '2026-02-02')).toBe(true);
    const { body } = await api.call(calls.getPriceSheet, { params: { day: '2026-02-03' } }, reader);
    expect(body.rows.find(({ fund }) => fund === fundId)).toMatchObject({
      title: 'Fund first',
      category: { title: 'finer' },
      announced: { kind: 'price', nav: '51.5000', offer: '52.0000', source: 'sample', maker: null },
      previous: { day: '2026-02-02', nav: '50.0000' },
    });
    expect((await api.call(calls.listNavDays, { query: {} })).status).toBe(401);
  });
});
