import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypes, normalizeAddress } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { Actor } from '../../context.ts';
import { liveOfType } from '../../modules/live/queries.ts';
import { seedContent } from './seedContent.ts';

const routesFile = path.resolve(import.meta.dirname, '../../../../../../shared/spec/routes.json');

let api: TestApi;
let staff: Actor;
beforeAll(async () => {
  api = await openTestApi();
  await seedContent(api.ctx());
  staff = await makeUser(api, ['admin']);
});
afterAll(() => api?.close());

const pageAt = async (address: string, locale: 'en' | 'ur' = 'en') =>
  (await api.call(calls.getPage, { query: { locale, address } })).body;

describe('the shipped content', () => {
  it('publishes every entry it makes', async () => {
    for (const type of Object.keys(contentTypes)) {
      const { body } = await api.call(
        calls.listEntries,
        { params: { type: contentTypes[type as keyof typeof contentTypes].path } },
        staff,
      );
      expect(body.counts.draft, type).toBe(0);
      expect(body.total, type).toBeGreaterThan(0);
    }
  });

  it.runIf(existsSync(routesFile))('answers at every public route of the specification', async () => {
    const routes = JSON.parse(readFileSync(routesFile, 'utf8')).public;
    const missing: string[] = [];
    for (const route of [...routes.home, ...routes.website, ...routes.menuDefaults] as string[]) {
      const page = await pageAt(normalizeAddress(route) ?? '');
      if (page.kind !== 'page') missing.push(route);
    }
    expect(missing).toEqual([]);
    for (const address of routes.notFound) expect((await pageAt(address)).text_code).toBe('NOT_FOUND');
  });

  it('forwards the right spellings to the addresses of the specification', async () => {
    expect(await pageAt('/about-us/mission-and-vision')).toEqual({
      kind: 'redirect',
      to: '/about-us/mission-and-vission',
    });
    expect(await pageAt('/about-us/sponsor-and-company-information')).toEqual({
      kind: 'redirect',
      to: '/about-us/sponser-and-company-information',
    });
  });

  it('keeps one canonical address for a page with several', async () => {
    for (const address of ['/downloads/financial-accounts', '/downloads/financial-statements']) {
      expect(await pageAt(address)).toMatchObject({ kind: 'page', path: '/downloads/financial-statements' });
    }
    expect(await pageAt('/downloads/WebsiteDownloadSideBar')).toMatchObject({ path: '/downloads' });
  });

  it('pairs English with Urdu, and says where there is no Urdu', async () => {
    expect(await pageAt('/privacy-policy')).toMatchObject({ twin: { locale: 'ur', path: '/privacy-policy-ur' } });
    expect(await pageAt('/privacy-policy-ur', 'ur')).toMatchObject({ kind: 'page', path: '/privacy-policy-ur' });
    expect(await pageAt('/home', 'ur')).toMatchObject({ kind: 'page', path: '/ur' });
    expect(await pageAt('/sales/distributors', 'ur')).toMatchObject({ kind: 'untranslated' });
  });

  it('leads every menu item to something that answers', async () => {
    interface Item {
      url: string;
      subMenus: Item[];
    }
    const dead: string[] = [];
    const walk = async (items: Item[], locale: 'en' | 'ur') => {
      for (const { url, subMenus } of items) {
        const address = url.replace(/^\/ur(?=\/)/, '');
        if (url !== '#' && (await pageAt(address, locale)).text_code) dead.push(url);
        await walk(subMenus, locale);
      }
    };
    await walk((await api.call(calls.mainMenu)).body, 'en');
    await walk((await api.call(calls.urduMenu)).body, 'ur');
    expect(dead).toEqual([]);
  });

  it('ships the 24 entries of the admin navigation in their order', async () => {
    const { body } = await api.call(calls.adminMenu, {}, staff);
    expect(body.results).toHaveLength(24);
    expect(body.results[12]).toEqual({ title: 'Brouchers', url: '/admin/brochures' });
  });

  it('marks the funds as sample, and shows the first at both addresses of the specification', async () => {
    const atOwn = await pageAt('/faysal-money-market-fund');
    expect(atOwn).toMatchObject({ title: 'Sample Money Market Fund', path: '/faysal-money-market-fund' });
    expect(await pageAt('/faysal-funds/money-market-fund')).toMatchObject({ path: '/faysal-money-market-fund' });
    const funds = await liveOfType(api.handle.db, 'ur', 'fund');
    expect(funds).toHaveLength(10);
  });
});

describe('the NAV board of the sample', () => {
  it('shows price, change, basis and risk of every fund, in both languages', async () => {
    const { body: board } = await api.call(calls.getNavBoard, { query: { locale: 'en' } });
    expect(board.asOf).toBe('2026-11-20');
    expect(board.funds).toHaveLength(10);
    const [first] = board.funds;
    expect(first).toMatchObject({ title: 'Sample Money Market Fund', riskProfile: 'low', rating: 'AA(f)' });
    expect(first?.price?.nav).toMatch(/^10\d\.\d{4}$/);
    expect(first?.price?.recent).toHaveLength(30);
    expect(first?.ytd).toMatchObject({ basis: 'annualised', asOf: '2026-11-20' });
    expect(board.funds.find((fund) => fund.title === 'Sample Cash Management Fund')?.price).toMatchObject({
      nav: '100.0000',
      change: { direction: 'flat', value: '0.0000', percent: '0.00' },
    });
    expect(board.funds.filter((fund) => fund.title === 'Sample Pension Fund').map((fund) => fund.subFund)).toEqual([
      'Money market sub-fund',
      'Equity sub-fund',
    ]);
    const urdu = (await api.call(calls.getNavBoard, { query: { locale: 'ur' } })).body;
    expect(urdu.funds[0]).toMatchObject({ title: 'سیمپل منی مارکیٹ فنڈ', path: '/ur/faysal-money-market-fund' });
  });

  it('lists each group once, with what it suits and how many funds it holds', async () => {
    const { body: board } = await api.call(calls.getNavBoard, { query: { locale: 'en' } });
    expect(board.categories.map(({ slug, funds }) => [slug, funds])).toEqual([
      ['money-market', 2],
      ['income', 2],
      ['asset-allocation', 1],
      ['equity', 2],
      ['fund-of-funds', 1],
      ['pension', 2],
    ]);
    expect(board.categories[5]).toMatchObject({ riskProfiles: ['low', 'high'], suits: expect.any(String) });
  });

  it('gives a fund page its whole history and its returns with their basis', async () => {
    const page = await pageAt('/sample-stock-fund');
    if (page.kind !== 'page') throw new Error('no page');
    expect(page.fund?.history[0]).toEqual({ date: '2026-06-30', nav: '88.1025' });
    expect(page.fund?.history.at(-1)?.nav).toBe(page.fund?.row.price?.nav);
    expect(page.fund?.returns.map(({ period, basis }) => `${period} ${basis}`)).toEqual([
      'ytd absolute',
      'mtd absolute',
      'd1 absolute',
      'd30 absolute',
      'd90 absolute',
    ]);
  });
});
