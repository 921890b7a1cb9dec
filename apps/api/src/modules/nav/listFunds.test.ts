import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { addEntry } from '../../db/seed/addEntry.ts';

let api: TestApi;
let category: string;

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
  await addEntry(api.ctx(), {
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
      frontEndLoad: '2.5',
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
      frontEndLoad: null,
      managementFee: null,
      expenseRatio: null,
    });
    expect(second).toMatchObject({
      slug: 'second',
      row: { title: 'Second fund', path: '/second' },
      shariah: true,
      inceptionDate: '2015-09-14',
      benchmark: 'Bills',
      trustee: 'A trustee',
      frontEndLoad: '2.5',
      managementFee: '1',
      expenseRatio: '1.94',
    });
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
