import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { addEntry } from '../../db/seed/addEntry.ts';

let api: TestApi;
let category: string;
let second: string;

const addCategory = (slug: string, title = slug) =>
  addEntry(api.ctx(), {
    type: 'fundCategory',
    locale: 'en',
    data: { title, slug, group: 'income', basis: 'annualised', order: 1 },
  });

const addPage = (slug: string, parentId: string | null = null) =>
  addEntry(api.ctx(), {
    type: 'page',
    locale: 'en',
    parentId,
    data: { title: `Page ${slug}`, slug, template: 'prose', isActive: true },
  });

const funds = async (locale: 'en' | 'ur' = 'en') => (await api.call(calls.listFunds, { query: { locale } })).body;

beforeAll(async () => {
  api = await openTestApi();
  category = await addCategory('income');
  const shared = { category, order: 1 };
  second = await addEntry(api.ctx(), {
    type: 'fund',
    sample: true,
    locale: 'en',
    data: {
      ...shared,
      title: 'Second fund',
      slug: 'second',
      shortSlug: 'second',
      order: 2,
      shariah: true,
      inceptionDate: '2015-09-14',
      benchmark: 'Bills',
      trustee: 'A trustee',
      horizon: 'years-1-to-3',
      minimumInvestment: '5000',
      frontEndLoad: '2.5',
      backEndLoad: '1',
      managementFee: '1',
      expenseRatio: '1.94',
    },
    translation: { locale: 'ur', data: { title: 'دوسرا فنڈ', slug: 'second', shortSlug: 'second', benchmark: 'بل' } },
  });
  await addEntry(api.ctx(), {
    type: 'fund',
    sample: true,
    locale: 'en',
    data: { ...shared, title: 'First fund', slug: 'first', shortSlug: 'first', shariah: null },
  });
});
afterAll(() => api?.close());

describe('the list of funds', () => {
  it('has the terms of each beside its row, in the order of the board, and null for what nobody said', async () => {
    const [first, second, ...others] = await funds();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      slug: 'first',
      row: { title: 'First fund', price: null, returns: [] },
      shariah: null,
      inceptionDate: null,
      benchmark: null,
      trustee: null,
      horizon: null,
      minimumInvestment: null,
      frontEndLoad: null,
      backEndLoad: null,
      managementFee: null,
      expenses: null,
    });
    expect(second).toMatchObject({
      slug: 'second',
      row: { title: 'Second fund', path: '/second' },
      shariah: true,
      inceptionDate: '2015-09-14',
      benchmark: 'Bills',
      trustee: 'A trustee',
      horizon: 'years-1-to-3',
      minimumInvestment: '5000',
      frontEndLoad: '2.5',
      backEndLoad: '1',
      managementFee: '1',
      expenses: { ratio: '1.94', asOf: null },
    });
  });

  it('has the expense ratio of the latest month that is public, with its day, before the fund’s own', async () => {
    for (const [date, ratio] of [
      ['2026-09-30', '1.20'],
      ['2026-10-31', '1.10'],
      ['2026-08-31', '1.30'],
    ]) {
      const data = { title: `Second fund, ${date}`, slug: `ratio-${date}`, fund: second, date, ratio };
      await addEntry(api.ctx(), { type: 'expenseRatio', sample: true, locale: 'en', data });
    }
    expect((await funds()).map(({ expenses }) => expenses)).toEqual([null, { ratio: '1.10', asOf: '2026-10-31' }]);
    expect((await funds('ur')).at(1)?.expenses).toEqual({ ratio: '1.10', asOf: '2026-10-31' });
  });

  it('is in Urdu where there is Urdu, and in English where there is none', async () => {
    const urdu = await funds('ur');
    expect(urdu.map(({ row, benchmark }) => [row.title, row.path, benchmark])).toEqual([
      ['First fund', '/ur/first', null],
      ['دوسرا فنڈ', '/ur/second', 'بل'],
    ]);
  });

  it('is refused without a language', async () => {
    expect((await api.request(calls.listFunds.path)).status).toBe(400);
  });
});

describe('the addresses below /funds', () => {
  it('belong to the pages that have them: a category cannot take the one of the comparison', async () => {
    await addPage('compare', await addPage('funds'));
    await expect(addCategory('compare')).rejects.toMatchObject({
      code: 'ADDRESS_TAKEN',
      message: '/funds/compare is the address of “Page compare”. Choose another.',
    });
    const { body } = await api.call(calls.getPage, { query: { locale: 'en', path: '/funds/income' } });
    expect(body).toMatchObject({ kind: 'page', type: 'fundCategory', path: '/funds/income' });
  });
});
