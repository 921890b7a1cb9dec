import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { fileOf, importNow } from '../../../test/imports.ts';
import { documents } from '../../db/seed/items/documents/index.ts';
import { seedFunds } from '../../db/seed/seedFunds.ts';
import { seedItems } from '../../db/seed/seedItems.ts';
import { liveOfType } from '../live/queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await seedItems(api.ctx(), await seedFunds(api.ctx()));
});
afterAll(() => api?.close());

const listed = async () =>
  (await api.call(calls.getItems, { query: { type: 'document', locale: 'en' } })).body.items
    .map(({ slug }) => slug)
    .sort();

describe('sample funds that make way', () => {
  it('take their sample documents and benchmarks along, also those that replace one another, and leave the others', async () => {
    expect(await listed()).toEqual(documents.map(({ slug }) => slug).sort());
    const cutOffs = async () => (await api.call(calls.getCutOffs, { query: { locale: 'en' } })).body.rules.length;
    expect(await cutOffs()).toBeGreaterThan(0);
    const list = 'mufap_fund_id,fund_name,amc,category,return_basis\n1,Other Fund,Other,Equity,Absolute\n';
    const admin = await makeUser(api, ['admin']);
    const report = await importNow(api, admin, { files: [fileOf('list.csv', list)], samples: 'replace' });
    expect(report.sampleFunds).toBe(0);
    const others = documents.filter(({ fund }) => fund === undefined).map(({ slug }) => slug);
    expect(await listed()).toEqual(others.sort());
    expect(others.length).toBeLessThan(documents.length);
    expect(await liveOfType(api.handle.db, 'en', 'benchmark')).toEqual([]);
    // Nobody is to order a real fund by a sample time.
    expect(await cutOffs()).toBe(0);
  });
});
