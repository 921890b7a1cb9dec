import { calls } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { type Checked, dryRun, importNow } from '../../../test/imports.ts';
import { workbook } from '../../../test/officeFiles.ts';
import type { UserActor } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';

const head = 'mufap_fund_id,fund_name,category,return_basis,nav,validity_date,perf_nav_date,ytd,mtd';
const list = [
  head,
  '1,Demo Cash Fund,Money Market,Annualized,100.1,2026-10-09,2026-10-09,9.43,10.1',
  '2,Demo Nu’umah Plan,Shariah Compliant Equity,Absolute,50,2026-10-09,2026-10-09,(3.36),1.2',
  '3,Demo Pension Fund,VPS-Shariah Compliant Debt,Annualized,180,2026-10-09,,,',
  '4,Demo Pension Fund,VPS-Shariah Compliant Equity,Absolute,340,2026-10-09,,,',
].join('\n');

let api: TestApi;
/** The only person who may approve, so that nothing waits. */
let admin: UserActor;
beforeEach(async () => {
  api = await openTestApi();
  admin = await makeUser(api, ['admin']);
  api.time.now = new Date('2026-11-21T06:00:00.000Z');
  await run(list);
});
afterEach(() => api?.close());

const sent = (content: string | Uint8Array, name: string) => ({
  files: [{ name, bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content }],
});
const run = (content: string | Uint8Array, name = 'file.csv') => importNow(api, admin, sent(content, name));
const check = (content: string | Uint8Array, name: string) => dryRun(api, admin, sent(content, name));
const reasonsOf = ({ findings }: Checked) => findings.map(({ line, text }) => `${line}: ${text}`);
const none = { created: 0, updated: 0, unchanged: 0 };

const prices = () =>
  rowsOf<{ price: string }>(
    api.handle.db,
    sql`select c.title || ' ' || p.validity_date || ' ' || p.nav as price from nav_price p
      join entry_content c on c.entry_id = p.fund_id and c.locale = 'en'
      where p.validity_date > '2026-10-09' order by p.validity_date, p.nav`,
  ).then((rows) => rows.map(({ price }) => price));

const figuresOf = async (title: string) => {
  const [row] = await rowsOf<{ figures: Record<string, string> }>(
    api.handle.db,
    sql`select r.figures from fund_return r join entry_content c on c.entry_id = r.fund_id and c.locale = 'en'
      where c.title = ${title} order by r.as_of desc limit 1`,
  );
  return row?.figures;
};

const siteMessages = async () => {
  const [row] = await rowsOf<{ count: number }>(
    api.handle.db,
    sql`select count(*)::int as count from outbox where topic = 'site'`,
  );
  return row?.count ?? 0;
};

describe('returns', () => {
  it('that alone have changed are counted, reach the site, and keep the periods that the file leaves empty', async () => {
    const before = await siteMessages();
    const report = await run(list.replace('9.43,10.1', '9.55,'));
    expect(report.prices).toEqual({ ...none, unchanged: 4 });
    expect(report.returns).toEqual({ created: 0, updated: 1, unchanged: 1 });
    expect(await figuresOf('Demo Cash Fund')).toEqual({ ytd: '9.55', mtd: '10.1' });
    expect(await siteMessages()).toBeGreaterThan(before);
    const { funds } = (await api.call(calls.getNavBoard, { query: { locale: 'en' } })).body;
    expect(funds[0]?.ytd).toMatchObject({ percent: '9.55' });
    expect((await run(list.replace('9.43,10.1', '9.55,'))).returns).toEqual({ ...none, unchanged: 2 });
  });

  it('of another basis take the place of all, so that none is called what it is not', async () => {
    await run(
      list.replace(
        'Money Market,Annualized,100.1,2026-10-09,2026-10-09,9.43,10.1',
        'Money Market,Absolute,100.1,2026-10-09,2026-10-09,2.31,',
      ),
    );
    expect(await figuresOf('Demo Cash Fund')).toEqual({ ytd: '2.31' });
  });

  it('of MUFAP’s summary are read for each period that it publishes, and stand on the fund’s page', async () => {
    const periods = 'YTD,MTD,1 Day,15 Days,30 Days,90 Days,180 Days,270 Days,365 Days,2 Years,3 Years';
    const figures = '10.1,10.2,10.3,10.4,N/A,10.6,(10.7),10.8,10.9,16.5,20.4';
    const report = await run(
      `Fund Name,Validity Date,NAV,${periods}\nDemo Cash Fund,"Oct 12, 2026",100.2,${figures}\n`,
    );
    expect(reasonsOf(report)).toEqual([]);
    const { funds } = (await api.call(calls.getNavBoard, { query: { locale: 'en' } })).body;
    const announced = funds[0]?.returns.filter(({ source }) => source === 'announced');
    expect(announced?.map(({ period, percent }) => `${period} ${percent}`)).toEqual([
      'mtd 10.2',
      'ytd 10.1',
      'd1 10.3',
      'd15 10.4',
      'd90 10.6',
      'd180 -10.7',
      'd270 10.8',
      'd365 10.9',
      'y2 16.5',
      'y3 20.4',
    ]);
    expect(announced?.find(({ period }) => period === 'd180')).toMatchObject({
      asOf: '2026-10-12',
      from: '2026-04-15',
    });
  });

  it('of a row that is left out are not taken', async () => {
    const report = await run('Fund Name,Validity Date,NAV,YTD\nDemo Cash Fund,2026-10-12,1002.5,99\n');
    expect(report.rows).toEqual({ read: 1, skipped: 1 });
    expect(report.returns).toEqual(none);
    expect(await figuresOf('Demo Cash Fund')).toEqual({ ytd: '9.43', mtd: '10.1' });
  });
});

describe('what houses write', () => {
  it.each([
    ['currency in the header, a short year', 'Fund Name,As on,NAV (Rs.)\nDemo Cash Fund,12-Oct-26,100.2\n'],
    ['slashes from the year on', 'Fund,Date,NAV (PKR)\nDemo Cash Fund,2026/10/12,100.2\n'],
    ['a date without signs, decimal commas', 'fund_name;date;nav\nDemo Cash Fund;20261012;100,2000\n'],
    ['a currency that stands alone', 'fund_name,date,nav in Rs\nDemo Cash Fund,2026-10-12,100.2\n'],
  ])('is read: %s', async (_what, text) => {
    const report = await run(text);
    expect(reasonsOf(report)).toEqual([]);
    expect(await prices()).toEqual(['Demo Cash Fund 2026-10-12 100.2000']);
  });

  it('tells sub-funds of one name apart, also with a space before the bracket closes', async () => {
    const rows = ['Debt (Annualized Return ),181', 'Equity ( Absolute Return),341'].map(
      (category) => `Demo Pension Fund,2026-10-12,VPS-Shariah Compliant ${category}`,
    );
    const report = await run(`Fund Name,Validity Date,Category,NAV\n${rows.join('\n')}\n`);
    expect(reasonsOf(report)).toEqual([]);
    expect(await prices()).toEqual(['Demo Pension Fund 2026-10-12 181.0000', 'Demo Pension Fund 2026-10-12 341.0000']);
  });

  it('is read in Windows-1252, with a word about it, and in UTF-16 of either order', async () => {
    const line = (day: number) => `fund_name,date,nav\nDemo Nu’umah Plan,2026-10-${day},50.${day}\n`;
    const latin = Buffer.from(line(12).replace('’', '\u0092'), 'latin1');
    expect(reasonsOf(await run(latin))).toEqual(['null: Not UTF-8: it was read as Windows-1252. Look at the names.']);
    const utf16 = Buffer.from(`\ufeff${line(13)}`, 'utf16le');
    expect(reasonsOf(await run(utf16))).toEqual([]);
    expect(reasonsOf(await run(Buffer.from(`\ufeff${line(14)}`, 'utf16le').swap16()))).toEqual([]);
    expect(await prices()).toEqual([12, 13, 14].map((day) => `Demo Nu’umah Plan 2026-10-${day} 50.${day}00`));
  });

  it('is left out alone where it holds what no database keeps', async () => {
    const report = await run(
      'fund_name,date,nav\nDemo\0 Cash Fund,2026-10-12,100.2\nDemo Cash Fund,2026-10-13,100.3\n"Demo\0"x,1,2\n',
    );
    expect(reasonsOf(report)).toEqual([
      '2: It holds the character NUL, which no text has',
      '4: A quotation mark is not closed, or stands where none may',
    ]);
    expect(await prices()).toEqual(['Demo Cash Fund 2026-10-13 100.3000']);
  });

  it('is held against what a price can be', async () => {
    const report = await run(
      [
        'fund_name,date,nav,offer_price,repurchase_price',
        'Demo Cash Fund,2026-10-12,105.2,150,140',
        'Demo Cash Fund,2026-10-13,100.2,100.1,',
        'Demo Cash Fund,1926-10-14,100.2,,',
        'Demo Cash Fund,2026-10-15,100.2,150,100',
      ].join('\n'),
    );
    expect(reasonsOf(report)).toEqual([
      '2: Redemption 140 is above the NAV',
      '2: Offer 150 is more than a tenth above the NAV',
      '3: Offer 100.1 is below the NAV',
      '4: 14 Oct 1926 is before there were funds in Pakistan',
      '5: Offer 150 is more than a tenth above the NAV',
    ]);
    expect(await prices()).toEqual(['Demo Cash Fund 2026-10-15 100.2000']);
  });
});

describe('a workbook', () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const number = (value: string) => `<c><v>${value}</v></c>`;
  const date = (serial: number) => `<c s="1"><v>${serial}</v></c>`;
  /** Each cell with its place, as `A1`. */
  const sheetOf = (...rows: string[][]) =>
    rows
      .map((cells, row) => {
        const placed = cells.map((cell, column) => cell.replace('<c', `<c r="${'ABCDE'[column]}${row + 1}"`));
        return `<row r="${row + 1}">${placed.join('')}</row>`;
      })
      .join('');
  const header = [text('Fund Name'), text('Date'), text('NAV (Rs.)')];

  it('is read from the sheet that has a header, below its title', async () => {
    const notes = [text('Prepared by fund accounts')];
    const sheet = sheetOf(notes, header, [text('Demo Cash Fund'), date(46307), number('100.4127')]);
    const report = await run(workbook({ Notes: sheetOf(notes), Prices: sheet }), 'prices.xlsx');
    expect(reasonsOf(report)).toEqual(['null: Of the workbook’s 2 sheets, “Prices” was read']);
    expect(await prices()).toEqual(['Demo Cash Fund 2026-10-12 100.4127']);
  });

  it('of an old Mac counts its days from 1904', async () => {
    const sheet = sheetOf(header, [text('Demo Cash Fund'), date(46307 - 1462), number('100.4127')]);
    await run(workbook({ Prices: sheet }, { date1904: true }), 'prices.xlsx');
    expect(await prices()).toEqual(['Demo Cash Fund 2026-10-12 100.4127']);
  });

  it('may hold its header in two lines, the upper one merged', async () => {
    const upper = [text('Fund'), text('Validity date'), text('Prices'), text(''), text('')];
    const lower = [text('Name'), text(''), text('NAV'), text('Offer'), text('Redemption')];
    const line = [text('Demo Cash Fund'), text('12-10-2026'), number('100.4'), number('102'), number('100.3')];
    expect(reasonsOf(await run(workbook({ Prices: sheetOf(upper, lower, line) }), 'prices.xlsx'))).toEqual([]);
    expect(await prices()).toEqual(['Demo Cash Fund 2026-10-12 100.4000']);
  });

  it('without a header, or broken, is refused in words', async () => {
    expect(reasonsOf(await check(workbook({ A: sheetOf([text('Nothing')]) }), 'a.xlsx'))).toEqual([
      'null: No header that names funds with dates and prices was found.',
    ]);
    const broken = workbook({ A: sheetOf(header) }).slice(0, 200);
    expect(reasonsOf(await check(broken, 'b.xlsx'))[0]).toContain('This workbook cannot be read');
  });
});
