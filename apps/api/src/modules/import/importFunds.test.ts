import { calls } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { type Checked, dryRun, fileOf as file, importNow, jobOf, type SentFile } from '../../../test/imports.ts';
import type { UserActor } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { addEntry } from '../../db/seed/addEntry.ts';
import { seedMenus } from '../../db/seed/seedMenus.ts';
import { currentEntries } from './queries/entries.ts';
import { runImports } from './runImports.ts';

const list = file(
  'list.csv',
  `mufap_fund_id,fund_name,amc,sector,category,return_basis,rating,inception_date,nav,offer_price,repurchase_price,validity_date,perf_nav_date,ytd,y2
1,Demo Cash Fund,Demo Asset Managers,Open-End Funds,Money Market,Annualized,AA(f),2019-10-10,100.1,102.4,100.1,2026-10-09,"Aug 22, 2026",9.43,11.08
2,Demo Nu’umah Plan,Demo Asset Managers,Open-End Funds,Shariah Compliant Equity,Absolute,,,50,,,2026-10-09,"Aug 21, 2026",(3.36),N/A
3,Demo Pension Fund,Demo Asset Managers,VPS,VPS-Shariah Compliant Debt,Annualized,,,180,,,2026-10-09,,,
4,Demo Pension Fund,Demo Asset Managers,VPS,VPS-Shariah Compliant Equity,Absolute,,,340,,,2026-10-09,,,
`,
);

let api: TestApi;
/** The only person who may approve, so that nothing waits. */
let admin: UserActor;
async function open(options: { withFunds?: boolean } = {}): Promise<void> {
  api = await openTestApi({ now: '2026-11-21T06:00:00.000Z', ...options });
  admin = await makeUser(api, ['admin']);
}
beforeEach(() => open());
afterEach(() => api?.close());

const run = (files: SentFile[], samples: 'keep' | 'replace' = 'keep') => importNow(api, admin, { files, samples });
const check = (files: SentFile[], samples: 'keep' | 'replace' = 'keep') => dryRun(api, admin, { files, samples });
const reasonsOf = ({ findings }: Checked) => findings.map(({ line, text }) => `${line}: ${text}`);
const board = async (locale: 'en' | 'ur' = 'en') => (await api.call(calls.getNavBoard, { query: { locale } })).body;

async function countOf(table: string): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(api.handle.db, sql.raw(`select count(*)::int as n from ${table}`));
  return row?.n ?? -1;
}

describe('the Urdu page of an imported fund', () => {
  it('names sector and sub-fund in Urdu, and says nothing of a sector that nobody translated', async () => {
    const unknown = file(
      'unknown.csv',
      new TextDecoder().decode(list.bytes).replace('Funds,Shariah', 'Frontier,Shariah'),
    );
    await run([unknown]);
    const { funds } = await board('ur');
    expect(funds.map(({ subFund }) => subFund)).toEqual([null, null, 'ڈیٹ', 'ایکویٹی']);
    const sectorOf = async (address: string) => {
      const { body } = await api.call(calls.getPage, { query: { locale: 'ur', path: address } });
      return body.kind === 'page' ? body.data.sector : undefined;
    };
    expect([
      await sectorOf('/demo-cash-fund'),
      await sectorOf('/demo-nuumah-plan'),
      await sectorOf('/demo-pension-fund-debt'),
    ]).toEqual(['اوپن اینڈ فنڈ', null, 'رضاکارانہ پنشن اسکیم']);
  });
});

describe('a list of funds', () => {
  it('makes and publishes funds and categories, and shows them with their figures', async () => {
    const report = await run([list]);
    expect(report).toMatchObject({ job: { state: 'applied' }, funds: { created: 4 }, categories: { created: 4 } });
    expect(report.findings).toEqual([]);
    const { funds } = await board();
    expect(funds.map(({ title, subFund, path: at }) => [title, subFund, at])).toEqual([
      ['Demo Cash Fund', null, '/demo-cash-fund'],
      ['Demo Nu’umah Plan', null, '/demo-nuumah-plan'],
      ['Demo Pension Fund', 'Debt', '/demo-pension-fund-debt'],
      ['Demo Pension Fund', 'Equity', '/demo-pension-fund-equity'],
    ]);
    expect(funds[0]).toMatchObject({
      riskProfile: null,
      rating: 'AA(f)',
      price: { nav: '100.1000', offer: '102.4000', validityDate: '2026-10-09', change: null },
      ytd: { percent: '9.43', basis: 'annualised', asOf: '2026-08-22' },
    });
    expect(funds[1]?.ytd).toEqual({ percent: '-3.36', basis: 'absolute', asOf: '2026-08-21' });
    const { body: page } = await api.call(calls.getPage, {
      query: { locale: 'en', path: '/faysal-funds/cash-fund' },
    });
    expect(page).toMatchObject({ kind: 'page', path: '/demo-cash-fund' });
  });

  it('makes a new version only of what changed, and leaves alone what the file does not say', async () => {
    await run([list]);
    const text = new TextDecoder().decode(list.bytes);
    const changed = file(
      'list.csv',
      text.replace('AA(f),2019', 'AAA(f),2019').replace('Demo Nu’umah Plan', 'Demo New Plan'),
    );
    const report = await run([changed]);
    expect(report.funds).toEqual({ created: 0, updated: 2, unchanged: 2 });
    const funds = await currentEntries(api.handle.db, 'fund');
    expect(funds.map(({ version, liveVersion }) => [version, liveVersion])).toEqual([
      [2, 2],
      [2, 2],
      [1, 1],
      [1, 1],
    ]);
    expect(funds[1]).toMatchObject({ title: 'Demo New Plan', slug: 'demo-nuumah-plan' });
    const emptied = file('list.csv', text.replace('AA(f),2019-10-10', ','));
    await run([emptied]);
    expect((await currentEntries(api.handle.db, 'fund'))[0]?.data).toMatchObject({ rating: 'AAA(f)' });
  });

  it('does not publish over the changes of an editor', async () => {
    await run([list]);
    await api.handle.db.execute(sql`update entry_content set live_version = null where slug = 'demo-cash-fund'`);
    const text = new TextDecoder().decode(list.bytes).replace('AA(f)', 'AAA(f)');
    const report = await run([file('list.csv', text)]);
    expect(reasonsOf(report)).toEqual(['2: The fund has changes that nobody published: the new values wait with them']);
    expect((await currentEntries(api.handle.db, 'fund'))[0]).toMatchObject({ version: 2, liveVersion: null });
  });

  it('finds an address that is free', async () => {
    const data = { title: 'Demo', slug: 'demo-cash-fund', template: 'prose', isActive: true };
    await addEntry(api.ctx(), { type: 'page', locale: 'en', data });
    const text = new TextDecoder().decode(list.bytes).replace('Demo Nu’umah Plan', 'Careers');
    await run([file('list.csv', text.replace(/VPS-Shariah Compliant (?:Debt|Equity)/g, 'Equity'))]);
    expect((await board()).funds.map(({ path: at }) => at)).toEqual([
      '/demo-cash-fund-1',
      '/careers',
      '/demo-pension-fund-3',
      '/demo-pension-fund-4',
    ]);
  });
});

describe('hostile files', () => {
  it('report every row that cannot be used, with its line and its reason; the others are kept once it is left out', async () => {
    await run([list]);
    const history = file(
      'history.csv',
      `\ufeffPrices | Demo,,\r
\r
date,fund_name,nav\r
"Oct 12, 2026",Demo Cash Fund,100.2\r
13-10-2026,DEMO  CASH FUND,"1,002.5"\r
2026-10-14,Demo Cash Fund,0\r
2026-10-15,Demo Cash Fund,(100.4)\r
2026-02-30,Demo Cash Fund,100.4\r
2026-10-16,Demo Cash Fund,abc\r
2026-10-17,Demo Cash Fund,100.12345\r
2026-10-18,Demo Cash Fund,N/A\r
2027-10-18,Demo Cash Fund,100.4\r
2026-10-12,Demo Cash Fund,100.3\r
2026-10-19,Nobody's Fund,100\r
2026-10-19,Demo Pension Fund,180\r
2026-10-19,"Demo Nu'umah Plan",51.5\r
2026-10-20,<script>alert(1)</script>,1\r
Source: published prices,,\r
`,
    );
    const report = await run([history]);
    expect(report.prices).toEqual({ created: 2, updated: 0, unchanged: 0 });
    expect(report.rows).toEqual({ read: 15, skipped: 13 });
    expect(reasonsOf(report).sort()).toEqual(
      [
        '5: Decimal slip, × 10 of 100.2',
        '6: 0 is not above zero',
        '7: -100.4 is not above zero',
        '8: The date “2026-02-30” is not a date that is understood',
        '9: The NAV “abc” is not a number',
        '10: The NAV 100.12345 has more than four decimals',
        '11: The row has no NAV',
        '12: 18 Oct 2027 is more than 4 days ahead',
        '13: Another price for 2026-10-12 stands in line 4 of history.csv: 100.2',
        "14: No fund is called “Nobody's Fund”",
        '15: 2 sub-funds are called “Demo Pension Fund”, and the row does not say which of them it means',
        '17: No fund is called “<script>alert(1)</script>”',
        '18: The row names no fund: a note?',
      ].sort(),
    );
  });

  it('are named when they cannot be read at all', async () => {
    const report = await check([
      { name: 'book.xlsx', bytes: new Uint8Array([0x50, 0x4b, 3, 4]) },
      { name: 'latin.csv', bytes: new Uint8Array([0x64, 0xe9, 0x0a]) },
      file('empty.csv', ''),
      file('other.csv', 'a,b\n1,2\n'),
    ]);
    expect(report.findings.map(({ file: name, line }) => [name, line])).toEqual([
      ['book.xlsx', null],
      ['latin.csv', null],
      ['empty.csv', null],
      ['other.csv', null],
    ]);
    expect(report.rows).toEqual({ read: 0, skipped: 0 });
  });

  it('do not pass a number twice, swapped prices or an incomplete fund', async () => {
    const head = 'mufap_fund_id,fund_name,category,return_basis,nav,offer_price,repurchase_price,validity_date\n';
    const report = await check([
      file(
        'bad.csv',
        `${head}7,A Fund,Equity,Absolute,,,,\n7,B Fund,Equity,Absolute,,,,\n8,C,Equity,Absolute,,,,\n9,D Fund,,,,,,\n10,E Fund,Equity,Absolute,100,98,101,2026-10-01\n`,
      ),
    ]);
    expect(reasonsOf(report).sort()).toEqual([
      '3: MUFAP number 7 stands in line 2 of bad.csv',
      '4: Fund name needs at least 3 characters',
      '5: A fund needs its MUFAP number, its name and its category',
      '6: Offer and redemption are swapped',
    ]);
    expect(report).toMatchObject({ funds: { created: 2 }, prices: { created: 0 }, rows: { read: 5, skipped: 4 } });
  });
});

describe('one import', () => {
  beforeEach(async () => {
    await api.close();
    await open({ withFunds: true });
  });

  it('is kept whole or not at all', async () => {
    const noDemo = sql`alter table nav_price add constraint no_demo check (source <> 'list.csv')`;
    await api.handle.asOwner((db) => db.execute(noDemo));
    const before = [await countOf('entry_version'), await countOf('live_path'), await countOf('nav_price')];
    await expect(run([list], 'replace')).rejects.toThrow();
    expect([await countOf('entry_version'), await countOf('live_path'), await countOf('nav_price')]).toEqual(before);
    expect((await board()).funds).toHaveLength(12);
  });

  it('reports the same when it is only checked, and then keeps nothing', async () => {
    const before = await countOf('entry_version');
    const { job: checked, ...wouldBe } = await check([list], 'replace');
    expect(await countOf('entry_version')).toBe(before);
    expect(checked.state).toBe('checked');
    const { job, ...report } = await run([list], 'replace');
    expect(wouldBe).toEqual(report);
    expect(job.state).toBe('applied');
  });

  it('lets the sample funds make way only when it is told to, with their addresses and their menu items', async () => {
    await seedMenus(api.ctx());
    for (const [menu, locale, url] of [
      ['main', 'en', '/faysal-money-market-fund'],
      ['urdu', 'ur', '/ur/faysal-money-market-fund'],
    ] as const) {
      const data = { title: 'A sample fund', slug: 'a-sample-fund', url, menu };
      await addEntry(api.ctx(), { type: 'menuItem', locale, data });
    }
    expect((await run([list])).sampleFunds).toBe(12);
    expect((await run([list], 'replace')).sampleFunds).toBe(0);
    expect((await board()).funds).toHaveLength(4);
    const gone = await api.call(calls.getPage, { query: { locale: 'en', path: '/faysal-money-market-fund' } });
    expect(gone.body).toEqual({ kind: 'redirect', to: '/funds/money-market', permanent: true });
    const menu = (await api.call(calls.mainMenu)).body.find(({ title }) => title === 'A sample fund');
    expect(menu?.url).toBe('/funds/money-market');
    const urdu = (await api.call(calls.urduMenu)).body.find(({ title }) => title === 'A sample fund');
    expect(urdu?.url).toBe('/ur/funds/money-market');
    const column = await api.call(calls.getContent, { params: { slug: 'pension' }, query: { lang: 'ur' } });
    expect(column.body.children.map(({ title, path: at }) => [title, at])).toEqual([
      ['Demo Pension Fund (ڈیٹ)', '/ur/demo-pension-fund-debt'],
      ['Demo Pension Fund (ایکویٹی)', '/ur/demo-pension-fund-equity'],
    ]);
  });

  it('keeps the samples when no file lists funds', async () => {
    const report = await run([file('h.csv', 'date,fund_name,nav\n')], 'replace');
    expect(report.sampleFunds).toBe(12);
  });
});

describe('who may import', () => {
  const send = async (as?: Parameters<TestApi['ctx']>[0], query = '') => {
    const body = new FormData();
    body.append('files', new File([list.bytes], 'list.csv', { type: 'text/csv' }));
    return api.request(`/api/import/funds${query}`, { method: 'POST', body, ...(as && { as }) });
  };
  const sendAndSubmit = async (as: UserActor) => {
    const response = await send(as);
    expect(response.status).toBe(200);
    const { id } = v.parse(calls.startImport.response, await response.json());
    await runImports(api.ctx());
    const sent = await api.call(calls.submitImport, { params: { id }, body: { note: 'From the test' } }, as);
    await runImports(api.ctx());
    return { sent: sent.body, job: await jobOf(api, id, as) };
  };

  it('a maker of NAVs, whose files then wait', async () => {
    const { job } = await sendAndSubmit(await makeUser(api, ['nav-maker']));
    expect(job).toMatchObject({ state: 'waiting', report: { funds: { created: 4 } }, note: 'From the test' });
    expect(await countOf('entry')).toBe(0);
  });

  it('an administrator who is alone, which is written down', async () => {
    const { sent, job } = await sendAndSubmit(admin);
    expect(sent.state).toBe('applying');
    expect(job).toMatchObject({ state: 'applied', report: { funds: { created: 4 } } });
    const imports = await rowsOf<{ who: string; single: string }>(
      api.handle.db,
      sql`select who, detail->>'single' as single from audit where action = 'import.funds'`,
    );
    expect(imports).toEqual([{ who: 'admin Tester', single: 'true' }]);
    const versions = await rowsOf<{ origin: string; author: string }>(
      api.handle.db,
      sql`select distinct origin, created_by as author from entry_version`,
    );
    expect(versions).toEqual([{ origin: 'import', author: admin.userId }]);
  });

  it('nobody else, and nothing but files', async () => {
    expect((await send()).status).toBe(401);
    expect((await send(await makeUser(api, ['editor']))).status).toBe(403);
    const maker = await makeUser(api, ['nav-maker']);
    expect((await send(maker, '?mode=maybe')).status).toBe(400);
    const none = await api.request('/api/import/funds', { method: 'POST', body: new FormData(), as: maker });
    expect(none.status).toBe(400);
    const json = await api.request('/api/import/funds', { method: 'POST', body: '{}', as: maker });
    expect(json.status).toBe(415);
    expect(await countOf('entry')).toBe(0);
  });
});
