import { readFileSync } from 'node:fs';
import { calls } from '@fundfront/content-model/wire';
import { navFiles } from '@fundfront/fixtures/nav';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { dryRun, fileOf, importNow } from '../../../test/imports.ts';
import type { UserActor } from '../../context.ts';
import { funds as samples } from '../../db/seed/funds.ts';
import { publishVersion } from '../content/publishVersion.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { unpublishEntry } from '../content/unpublishEntry.ts';
import { livePathsOf } from '../paths/queries.ts';
import { currentEntries } from './queries/entries.ts';

let api: TestApi;
let admin: UserActor;
beforeEach(async () => {
  api = await openTestApi({ now: '2026-11-21T06:00:00.000Z', withFunds: true });
  admin = await makeUser(api, ['admin']);
});
afterEach(() => api?.close());

const head = 'mufap_fund_id,fund_name,amc,category,return_basis\n';
const row = (id: number, name: string, category = 'Equity') => `${id},${name},Faysal,${category},Absolute\n`;
const run = (text: string, mode: 'check' | 'apply' = 'apply') => {
  const sent = { files: [fileOf('list.csv', text)], samples: 'replace' } as const;
  return mode === 'check' ? dryRun(api, admin, sent) : importNow(api, admin, sent);
};
const get = (address: string, locale: 'en' | 'ur' = 'en') =>
  api.call(calls.getPage, { query: { locale, path: address } });
const at = async (address: string, locale: 'en' | 'ur' = 'en') => (await get(address, locale)).body;
const samplePaths = samples.flatMap(({ slug, shortSlug, category }) => [
  { address: `/${slug}`, category },
  { address: `/faysal-funds/${shortSlug}`, category },
]);
async function idOf(type: 'fund' | 'fundCategory', title: string): Promise<string> {
  const found = (await currentEntries(api.handle.db, type)).find((each) => each.title === title);
  if (!found) throw new Error(`No ${type} is called ${title}`);
  return found.id;
}

describe('an address of a sample fund that made way', () => {
  it('leads to the page of its category, in both languages, and so does its short form', async () => {
    await run(head + row(1, 'Other Fund'));
    expect(samplePaths).toHaveLength(24);
    for (const { address, category } of samplePaths) {
      expect(await at(address), address).toEqual({ kind: 'redirect', to: `/funds/${category}`, permanent: true });
      expect(await at(address, 'ur'), address).toEqual({
        kind: 'redirect',
        to: `/ur/funds/${category}`,
        permanent: true,
      });
    }
    const withPrefix = await at('/website/faysal-funds/money-market-fund/');
    expect(withPrefix).toEqual({ kind: 'redirect', to: '/funds/money-market', permanent: true });
    expect(await at('/funds/money-market')).toMatchObject({ kind: 'page', path: '/funds/money-market' });
  });

  it('stands in no list of addresses and in no search', async () => {
    await run(head + row(1, 'Other Fund'));
    const { entries } = (await api.call(calls.getPaths, { query: { locale: 'en' } })).body;
    const freed = new Set(samplePaths.flatMap(({ address }) => [address, `/ur${address}`]));
    expect(entries.filter(({ path: listed }) => freed.has(listed))).toEqual([]);
    expect(entries.some(({ path: listed }) => listed === '/funds/money-market')).toBe(true);
    const { status, body: found } = await api.call(calls.searchPages, { body: { search: 'money market' } });
    expect(status).toBe(200);
    const paths = found.map(({ path: hit }) => hit);
    expect(paths).toContain('/funds/money-market');
    expect(paths.filter((hit) => freed.has(hit))).toEqual([]);
  });

  it('is told to the site in both languages', async () => {
    const before = api.site.revalidated.length;
    await run(head + row(1, 'Other Fund'));
    const tags = api.site.revalidated.slice(before).flat();
    const branches = ['en', 'ur'].flatMap((locale) => [
      `page:${locale}:/faysal-money-market-fund`,
      `page:${locale}:/faysal-funds/money-market-fund`,
    ]);
    expect(tags).toEqual(expect.arrayContaining([...branches, 'funds:en', 'funds:ur', 'sitemap']));
  });

  it('is kept by nothing that was only checked', async () => {
    await run(head + row(1, 'Other Fund'), 'check');
    expect(await at('/faysal-money-market-fund')).toMatchObject({ kind: 'page' });
  });

  it('stays through later changes of the category', async () => {
    await run(head + row(1, 'Other Fund'));
    const id = await idOf('fundCategory', 'Money market');
    const [category] = (await currentEntries(api.handle.db, 'fundCategory')).filter((each) => each.id === id);
    if (!category) throw new Error('No category');
    const key = { type: 'fundCategory', id, locale: 'en' } as const;
    const data = { ...category.data, slug: 'cash', suits: 'Changed' };
    await saveEntry({ ctx: api.ctx(), input: { ...key, version: category.version, data } });
    await publishVersion({ ctx: api.ctx(), input: { ...key, version: category.version + 1 } });
    expect(await at('/faysal-money-market-fund')).toEqual({ kind: 'redirect', to: '/funds/cash', permanent: true });
  });

  it('is not found where the category is not live, and offers English where only that is', async () => {
    const [money, equity] = [await idOf('fundCategory', 'Money market'), await idOf('fundCategory', 'Equity')];
    for (const { id, data } of await currentEntries(api.handle.db, 'fund')) {
      // A category cannot go while a live fund needs it, nor a fund's figures while its translation shows them.
      if (data.category !== equity) continue;
      for (const locale of ['ur', 'en'] as const) {
        await unpublishEntry({ ctx: api.ctx(), input: { type: 'fund', id, locale } });
      }
    }
    await unpublishEntry({ ctx: api.ctx(), input: { type: 'fundCategory', id: equity, locale: 'en' } });
    await unpublishEntry({ ctx: api.ctx(), input: { type: 'fundCategory', id: money, locale: 'ur' } });
    await run(head + row(1, 'Other Fund', 'Income'));
    expect((await get('/sample-stock-fund')).status).toBe(404);
    expect((await get('/sample-stock-fund', 'ur')).status).toBe(404);
    expect(await at('/faysal-money-market-fund', 'ur')).toMatchObject({
      kind: 'untranslated',
      english: { path: '/funds/money-market' },
    });
  });
});

describe('a fund that wants such an address', () => {
  const wanted = head + row(7, 'Faysal Money Market Fund', 'Money market');

  it('has it, when the same files list it', async () => {
    await run(wanted);
    expect(await at('/faysal-money-market-fund')).toMatchObject({ kind: 'page', title: 'Faysal Money Market Fund' });
    expect(await at('/faysal-funds/money-market-fund')).toMatchObject({ path: '/faysal-money-market-fund' });
    const urdu = { kind: 'page', locale: 'ur', title: 'Faysal Money Market Fund' };
    expect(await at('/faysal-money-market-fund', 'ur')).toMatchObject(urdu);
    expect(await at('/sample-stock-fund')).toEqual({ kind: 'redirect', to: '/funds/equity', permanent: true });
  });

  it('takes it over in both languages, when a later file lists it, and the site is told', async () => {
    await run(head + row(1, 'Other Fund'));
    const before = api.site.revalidated.length;
    await run(wanted);
    expect(await at('/faysal-money-market-fund')).toMatchObject({ kind: 'page', title: 'Faysal Money Market Fund' });
    expect(await at('/faysal-funds/money-market-fund')).toMatchObject({ path: '/faysal-money-market-fund' });
    expect(await at('/faysal-money-market-fund', 'ur')).toMatchObject({ kind: 'page', locale: 'ur' });
    const rows = await livePathsOf(api.handle.db, [await idOf('fund', 'Faysal Money Market Fund')]);
    expect(rows.map(({ role, locale }) => `${locale} ${role}`).sort()).toEqual([
      'en alias',
      'en canonical',
      'ur alias',
      'ur canonical',
    ]);
    expect(api.site.revalidated.slice(before).flat()).toEqual(expect.arrayContaining(['funds:en', 'funds:ur']));
  });
});

describe.each(navFiles)('the $name list', ({ funds: list }) => {
  it('leaves no address of a sample fund without an answer', async () => {
    const text = readFileSync(list, 'utf8');
    await run(text);
    expect(await at('/faysal-money-market-fund')).toEqual({
      kind: 'redirect',
      to: '/funds/money-market',
      permanent: true,
    });
    expect(await at('/faysal-funds/money-market-fund')).toEqual({
      kind: 'redirect',
      to: '/funds/money-market',
      permanent: true,
    });
    expect(await at('/faysal-funds/money-market-fund', 'ur')).toEqual({
      kind: 'redirect',
      to: '/ur/funds/money-market',
      permanent: true,
    });
    for (const { address, category } of samplePaths) {
      const found = await at(address);
      if (found.kind === 'page') expect(text, address).toContain(`,${found.title},`);
      else expect(found, address).toEqual({ kind: 'redirect', to: `/funds/${category}`, permanent: true });
    }
  });
});
