import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { dryRun, fileOf, importNow, jobOf } from '../../../test/imports.ts';
import type { UserActor } from '../../context.ts';
import { upsertHoliday } from '../ledger/queries/holidays.ts';
import { runImports } from './runImports.ts';
import { startImport } from './startImport.ts';

const list = `mufap_fund_id,fund_name,category,return_basis,inception_date,front_end_load_pct
1,Alpha Stock Fund,Equity,Absolute,2019-10-10,3
2,Beta Stock Fund,Equity,Absolute,,3
3,Gamma Stock Fund,Equity,Absolute,,3
4,Delta Cash Fund,Money Market,Annualized,,
5,Omega Cash Fund,Money Market,Annualized,,
`;
const funds = ['Alpha Stock Fund', 'Beta Stock Fund', 'Gamma Stock Fund', 'Delta Cash Fund', 'Omega Cash Fund'];

/** Monday to Friday of October 2026, up and down by a tenth, so that a usual move is small. */
const october = Array.from({ length: 30 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`).filter(
  (day) => new Date(day).getUTCDay() % 6 !== 0,
);
const history = funds.flatMap((fund) =>
  october.map((day, index) => `${fund},${day},${(100 + (index % 3) / 10).toFixed(1)}`),
);

let api: TestApi;
let admin: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  api.time.now = new Date('2026-11-21T06:00:00.000Z');
  admin = await makeUser(api, ['admin']);
  const files = [fileOf('list.csv', list), fileOf('history.csv', `fund_name,date,nav\n${history.join('\n')}\n`)];
  expect((await importNow(api, admin, { files })).prices.created).toBe(history.length);
  await upsertHoliday(api.handle.db, { day: '2026-11-09', nameEn: 'Iqbal Day', nameUr: 'یوم اقبال' });
});
afterAll(() => api?.close());

const check = (...rows: string[]) =>
  dryRun(api, admin, {
    files: [fileOf('prices.csv', `fund_name,date,nav,offer_price,repurchase_price\n${rows.join('\n')}\n`)],
  });
const found = async (...rows: string[]) =>
  (await check(...rows)).findings.map(({ line, kind, severity }) => `${line} ${kind} ${severity}`);

describe('each fault of a file by itself', () => {
  it('none', async () => {
    expect(await found('Alpha Stock Fund,2026-11-02,100.2,103.6569,100.2')).toEqual([]);
  });

  it.each([
    ['an unknown fund', ['Nobody,2026-11-02,100.2,,'], ['2 unknown-fund blocked']],
    [
      'another price of the day',
      ['Alpha Stock Fund,2026-11-02,100.2,,', 'Alpha Stock Fund,2026-11-02,100.1,,'],
      ['3 duplicate blocked'],
    ],
    [
      'the same price twice',
      ['Alpha Stock Fund,2026-11-02,100.2,,', 'Alpha Stock Fund,2026-11-02,100.20,,'],
      ['3 repeated explained'],
    ],
    ['zero', ['Alpha Stock Fund,2026-11-02,0,,'], ['2 not-positive blocked']],
    ['a negative price', ['Alpha Stock Fund,2026-11-02,(100.2),,'], ['2 not-positive blocked']],
    ['ten times', ['Alpha Stock Fund,2026-11-02,1002,,'], ['2 decimal-slip blocked']],
    ['a tenth', ['Alpha Stock Fund,2026-11-02,10.02,,'], ['2 decimal-slip blocked']],
    ['the same as the day before', ['Alpha Stock Fund,2026-11-02,100.0,,'], ['2 same-as-before reason']],
    ['offer and redemption swapped', ['Alpha Stock Fund,2026-11-02,100.2,100.1,103.6'], ['2 swapped blocked']],
    ['a redemption above the NAV', ['Alpha Stock Fund,2026-11-02,100.2,,100.3'], ['2 redemption-above-nav blocked']],
    ['an offer below the NAV', ['Alpha Stock Fund,2026-11-02,100.2,100.1,'], ['2 offer-below-nav blocked']],
    ['an offer off its formula', ['Alpha Stock Fund,2026-11-02,100.2,103.7,'], ['2 off-formula reason']],
    ['a jump', ['Alpha Stock Fund,2026-11-02,103,,'], ['2 jump reason']],
    [
      'a jump there and back',
      ['Alpha Stock Fund,2026-11-02,103,,', 'Alpha Stock Fund,2026-11-03,100.1,,'],
      ['2 jump reason', '3 reversal reason'],
    ],
    ['a fall of a fund that accrues', ['Delta Cash Fund,2026-11-02,95,,'], ['2 payout-missing reason']],
    ['a date to come', ['Alpha Stock Fund,2026-11-27,100.2,,'], ['2 future blocked']],
    ['a Sunday', ['Alpha Stock Fund,2026-11-01,100.2,,'], ['2 no-business-day reason']],
    ['a holiday', ['Alpha Stock Fund,2026-11-09,100.2,,'], ['2 no-business-day reason']],
    ['a day before the fund began', ['Alpha Stock Fund,2019-10-09,100.2,,'], ['2 before-inception blocked']],
    ['a date of another century', ['Beta Stock Fund,1926-11-02,100.2,,'], ['2 before-inception blocked']],
    ['a price that was announced otherwise', ['Alpha Stock Fund,2026-10-30,100.1,,'], ['2 correction reason']],
    ['no number', ['Alpha Stock Fund,2026-11-02,abc,,'], ['2 not-a-number blocked']],
    ['no date', ['Alpha Stock Fund,2026-13-02,100.2,,'], ['2 not-a-date blocked']],
    ['no price', ['Alpha Stock Fund,2026-11-02,N/A,,'], ['2 no-price reason']],
    ['a note', ['Alpha Stock Fund,2026-11-02,100.2,,', ',Source: the company,,,'], ['3 no-fund explained']],
  ])('%s', async (_what, rows, expected) => {
    expect(await found(...rows)).toEqual(expected);
  });

  it('a missing fund, where most are there', async () => {
    const rows = funds.slice(1).map((fund) => `${fund},2026-11-02,100.2,,`);
    expect((await check(...rows)).findings.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'missing-fund: Alpha Stock Fund has no price of 2026-11-02 in these files',
    ]);
  });

  it('a first price that is wrong, and not the right ones after it', async () => {
    const days = ['02', '03', '04', '05', '06'].map((day) => `2025-01-${day}`);
    const rows = days.map(
      (day, index) => `Beta Stock Fund,${day},${index === 0 ? '9.9' : (99 + index / 10).toFixed(1)},,`,
    );
    const kinds = await found(...rows);
    expect(kinds.filter((kind) => kind.includes('slip'))).toEqual(['2 decimal-slip blocked']);
  });
});

describe('dates that have the month first', () => {
  it('are read so where the file proves it', async () => {
    const { findings, prices } = await check(
      'Alpha Stock Fund,11-02-2026,100.2,,',
      'Alpha Stock Fund,11-13-2026,100.1,,',
    );
    expect(findings.map(({ kind, severity }) => `${kind} ${severity}`)).toEqual(['date-order explained']);
    expect(prices.created).toBe(2);
  });

  it('are pointed at where only their nearness speaks for it', async () => {
    const days = ['11-02-2026', '11-03-2026', '11-04-2026'];
    const { findings } = await check(...days.map((day, index) => `Beta Stock Fund,${day},${100.2 + index / 10},,`));
    expect(findings.filter(({ kind }) => kind === 'date-order').map(({ severity }) => severity)).toEqual(['reason']);
  });

  it('are looked at where the file has both', async () => {
    const { findings } = await check('Alpha Stock Fund,11-13-2026,100.2,,', 'Alpha Stock Fund,13-11-2026,100.1,,');
    expect(findings.map(({ kind, severity }) => `${kind} ${severity}`)).toEqual([
      'date-order reason',
      'not-a-date blocked',
    ]);
  });
});

describe('twenty thousand rows', () => {
  const rows = 20_000;

  it('are checked while other calls are answered', async () => {
    const perFund = rows / 4;
    const end = Date.UTC(2026, 8, 30);
    const lines = funds.slice(1).flatMap((fund) =>
      Array.from({ length: perFund }, (_, index) => {
        const day = new Date(end - index * 86_400_000).toISOString().slice(0, 10);
        return `${fund},${day},${(100 + (index % 7) / 10).toFixed(4)}`;
      }),
    );
    const file = fileOf('years.csv', `fund_name,date,nav\n${lines.join('\n')}\n`);
    const { id } = await startImport({ ctx: api.ctx(admin), input: { files: [file], samples: 'keep', again: 'no' } });
    let ended = false;
    const running = runImports(api.ctx()).then(() => {
      ended = true;
    });
    let answered = 0;
    while (!ended) {
      await setImmediate();
      if ((await api.request('/health')).status === 200) answered += 1;
    }
    await running;
    const job = await jobOf(api, id, admin);
    expect(job).toMatchObject({ state: 'checked', blocked: 0, report: { rows: { read: rows, skipped: 0 } } });
    expect(job.report?.prices).toEqual({ created: rows, updated: 0, unchanged: 0 });
    expect(answered).toBeGreaterThan(50);
  });
});
