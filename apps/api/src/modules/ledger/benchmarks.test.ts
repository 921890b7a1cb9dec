import { calls } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { checkFiles, dryRun, fileOf, jobOf } from '../../../test/imports.ts';
import { type DraftBody, emptyDraft } from '../../../test/priceDraft.ts';
import type { UserActor } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { addEntry } from '../../db/seed/addEntry.ts';
import { runImports } from '../import/runImports.ts';
import { fundSheetOf } from '../nav/fundSheetOf.ts';
import { upsertPrices } from '../nav/queries.ts';

const friday = '2026-02-27';
const monday = '2026-03-02';

let api: TestApi;
let maker: UserActor;
let checker: UserActor;
let benchmark: string;
let fund: string;

/** A year of the fund: 100 to 112, and of the benchmark, up to the Friday: 1,000 to 1,100. */
beforeAll(async () => {
  api = await openTestApi();
  api.time.now = new Date('2026-03-02T05:00:00.000Z');
  maker = await makeUser(api, ['nav-maker']);
  checker = await makeUser(api, ['nav-checker']);
  benchmark = await addEntry(api.ctx(), {
    type: 'benchmark',
    sample: true,
    locale: 'en',
    data: { title: 'All-Share Index', slug: 'all-share' },
    translation: { locale: 'ur', data: { title: 'آل شیئر انڈیکس', slug: 'all-share' } },
  });
  const own = { title: 'Equity', slug: 'equity', group: 'equity', basis: 'absolute', order: 1 };
  const category = await addEntry(api.ctx(), { type: 'fundCategory', locale: 'en', data: own });
  const facts = { riskProfile: 'high', inceptionDate: '2020-01-01', benchmarkValues: benchmark };
  fund = await addEntry(api.ctx(), {
    type: 'fund',
    sample: true,
    locale: 'en',
    data: { title: 'Fund', slug: 'fund', shortSlug: 'short', category, order: 1, ...facts },
  });
  const of = (fundId: string, navs: Record<string, string>) =>
    Object.entries(navs).map(([validityDate, nav]) => {
      return { fundId, validityDate, nav, offer: null, redemption: null, source: 'sample', importId: null };
    });
  await upsertPrices(
    api.handle.db,
    [
      ...of(fund, { '2025-02-28': '100', '2025-12-31': '105', [friday]: '112' }),
      ...of(benchmark, { '2025-02-27': '1000', '2025-12-31': '1000', [friday]: '1100' }),
    ],
    api.time.now,
  );
});
afterAll(() => api?.close());

const save = (of: string, body: Partial<DraftBody>, day = monday, as = maker) =>
  api.call(calls.savePriceDraft, { params: { day, fund: of }, body: { ...emptyDraft, ...body } }, as);

/** Entered, submitted and approved by another. */
async function announce(of: string, body: Partial<DraftBody>, day = monday) {
  const { body: saved } = await save(of, { note: 'As valued', ...body }, day);
  const chosen = (version: number) => ({ params: { day }, body: { funds: [{ fund: of, version }] } });
  const version = saved.draft?.version ?? 0;
  await api.call(calls.submitPrices, chosen(version), maker);
  return api.call(calls.approvePrices, chosen(version + 1), checker);
}

const sheetOf = async (locale: 'en' | 'ur' = 'en') => {
  const sheet = await fundSheetOf(api.ctx(), fund, locale);
  if (!sheet) throw new Error('The fund is not public');
  const beside = (period: string) => {
    const figure = sheet.returns.find((each) => each.period === period);
    return figure && [figure.asOf, figure.percent, figure.benchmark];
  };
  return { sheet, beside };
};

const growth = async () =>
  (await api.call(calls.getFundGrowth, { query: { funds: fund, period: 'd365' } })).body.funds[0];

describe('values of a benchmark', () => {
  it('stand on the sheet of a day, below the funds, and have neither offer, redemption nor payout', async () => {
    const { body } = await api.call(calls.getPriceSheet, { params: { day: monday } }, maker);
    expect(body.rows.map(({ kind, title, category }) => [kind, title, category.title])).toEqual([
      ['fund', 'Fund', 'Equity'],
      ['benchmark', 'All-Share Index', 'Benchmarks'],
    ]);
    expect(body.rows[1]?.previous).toMatchObject({ day: friday, nav: '1100.0000' });
    const refused = await save(benchmark, { nav: '1110', offer: '1120' });
    expect(refused).toMatchObject({ status: 400, body: { text_code: 'VALIDATION' } });
    expect(await save(benchmark, { nav: '1110' }, monday, checker)).toMatchObject({ status: 403 });
  });

  it('are announced by two people, and stand beside the returns of the funds that are compared with it', async () => {
    expect((await announce(fund, { nav: '113' })).body).toEqual({ approved: 1, left: [] });
    // Its value of the day is not known yet.
    expect((await sheetOf()).beside('cytd')).toEqual([monday, '7.62', null]);
    expect((await growth())?.benchmark).toEqual([]);

    expect((await announce(benchmark, { nav: '1111' })).body).toEqual({ approved: 1, left: [] });
    const { sheet, beside } = await sheetOf();
    expect(sheet.benchmark).toBe('All-Share Index');
    expect([beside('d1'), beside('cytd')]).toEqual([
      // 113 / 112 and 1,111 / 1,100
      [monday, '0.89', '1.00'],
      // 113 / 105 and 1,111 / 1,000
      [monday, '7.62', '11.10'],
    ]);
    expect((await sheetOf('ur')).sheet.benchmark).toBe('آل شیئر انڈیکس');
    const own = await growth();
    expect(own?.benchmark).toHaveLength(own?.points.length ?? 0);
    expect(own?.benchmark.at(-1)).toEqual({ day: monday, value: '111100' });
  });

  it('are corrected like prices, with a reason; nobody is written to about it, and the returns follow', async () => {
    const reasons = { reasonEn: 'The exchange corrected it', reasonUr: 'ایکسچینج نے تصحیح کی' };
    expect((await announce(benchmark, { nav: '1100', ...reasons })).body).toEqual({ approved: 1, left: [] });
    expect((await sheetOf()).beside('cytd')).toEqual([monday, '7.62', '10.00']);
    const runs = await rowsOf<{ kind: string }>(api.handle.db, sql`select kind from alert_run where key <> ${monday}`);
    expect(runs).toEqual([]);
  });

  it('come by import too, by name, and are held against the rules of the desk', async () => {
    const csv = (rows: string) => fileOf('index.csv', `Fund Name,Date,NAV,Offer\n${rows}`);
    const refused = await dryRun(api, maker, {
      files: [csv('All-Share Index,26-Feb-2026,10950.0,\nAll-Share Index,25-Feb-2026,1090,1100\n')],
    });
    expect(refused.findings.map(({ kind, severity }) => [kind, severity])).toEqual(
      expect.arrayContaining([
        ['decimal-slip', 'blocked'],
        ['off-formula', 'blocked'],
      ]),
    );
    const { id } = await checkFiles(api, maker, {
      files: [csv('All-Share Index,26-Feb-2026,1095.5,\nAll-Share Index,25-Feb-2026,1090.25,\n')],
    });
    await api.call(calls.submitImport, { params: { id }, body: { note: '' } }, maker);
    await api.call(calls.approveImport, { params: { id } }, checker);
    await runImports(api.ctx());
    const job = await jobOf(api, id, maker);
    expect([job.state, job.report?.prices]).toEqual(['applied', { created: 2, updated: 0, unchanged: 0 }]);
  });

  it('count as no prices of funds', async () => {
    const { body } = await api.call(calls.listNavDays, { query: {} }, maker);
    expect(body.days.map(({ day, prices }) => [day, prices])).toEqual([
      [monday, 1],
      [friday, 1],
      ['2025-12-31', 1],
      ['2025-02-28', 1],
    ]);
  });
});

describe('the facts of a fund', () => {
  it('bring its returns up to date when another benchmark, or none, is published', async () => {
    const params = { type: 'funds', id: fund, locale: 'en' } as const;
    const [author, publisher] = [await makeUser(api, ['admin']), await makeUser(api, ['admin'])];
    const { body: entry } = await api.call(calls.getEntry, { params }, author);
    const data = { ...entry.data, benchmarkValues: null };
    const { body: saved } = await api.call(calls.saveEntry, { params, body: { version: entry.version, data } }, author);
    const published = await api.call(calls.publishEntry, { params, body: { version: saved.version } }, publisher);
    expect(published.status).toBe(200);
    const { sheet, beside } = await sheetOf();
    expect([sheet.benchmark, beside('cytd')]).toEqual([null, [monday, '7.62', null]]);
    const left = sql`select from computed_return where fund_id = ${fund} and benchmark is not null`;
    expect(await rowsOf(api.handle.db, left)).toEqual([]);
  });
});
