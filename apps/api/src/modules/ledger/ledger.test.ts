import { calls } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { type DraftBody, emptyDraft } from '../../../test/priceDraft.ts';
import type { UserActor } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { addEntry } from '../../db/seed/addEntry.ts';

const friday = '2026-02-27';
const monday = '2026-03-02';
const nobody = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let maker: UserActor;
let checker: UserActor;
let admin: UserActor;
let category: string;
let fund: string;
let count = 0;

beforeAll(async () => {
  api = await openTestApi();
  maker = await makeUser(api, ['nav-maker']);
  checker = await makeUser(api, ['nav-checker']);
  admin = await makeUser(api, ['admin']);
  const data = { title: 'Equity', slug: 'equity', group: 'equity', basis: 'absolute', order: 1 };
  category = await addEntry(api.ctx(), { type: 'fundCategory', locale: 'en', data });
});
afterAll(() => api?.close());

beforeEach(async () => {
  api.time.now = new Date('2026-03-02T05:00:00.000Z');
  count += 1;
  const slug = `fund-${count}`;
  fund = await addEntry(api.ctx(), {
    type: 'fund',
    sample: true,
    locale: 'en',
    data: {
      title: `Fund ${count}`,
      slug,
      shortSlug: `${slug}-short`,
      category,
      order: 1,
      frontEndLoad: '3',
      inceptionDate: '2020-01-01',
      mufapId: String(1000 + count),
    },
  });
});

const save = (body: Partial<DraftBody>, as = maker, day = monday, of = fund) =>
  api.call(calls.savePriceDraft, { params: { day, fund: of }, body: { ...emptyDraft, ...body } }, as);
const chosen = (version: number, day: string, of: string) => ({
  params: { day },
  body: { funds: [{ fund: of, version }] },
});
const submit = (version: number, as = maker, day = monday, of = fund) =>
  api.call(calls.submitPrices, chosen(version, day, of), as);
const approve = (version: number, as = checker, day = monday, of = fund) =>
  api.call(calls.approvePrices, chosen(version, day, of), as);
const rowOf = async (day = monday, as = maker) => {
  const { body } = await api.call(calls.getPriceSheet, { params: { day } }, as);
  return body.rows.find((row) => row.fund === fund);
};
const stored = () =>
  rowsOf(
    api.handle.db,
    sql`select validity_date::text as day, nav::text, offer::text, source from nav_price where fund_id = ${fund}
      order by validity_date`,
  );

/** Entered, submitted and approved, with what the findings ask for. */
async function announce(day: string, body: Partial<DraftBody>) {
  const { body: saved } = await save({ note: 'As valued', ...body }, maker, day);
  await submit(saved.draft?.version ?? 0, maker, day);
  return approve((saved.draft?.version ?? 0) + 1, checker, day);
}

describe('a price that is entered', () => {
  it('waits, is approved by another person, and is live', async () => {
    expect((await save({ nav: '100.1', offer: '103.5535', redemption: '100.1' })).body).toMatchObject({
      draft: { nav: '100.1', state: 'entered', maker: maker.name, isOwn: true, version: 1 },
      findings: [],
    });
    expect(await stored()).toEqual([]);
    expect((await submit(1)).body).toEqual({ submitted: 1, left: [] });
    expect(await rowOf(monday, checker)).toMatchObject({ draft: { state: 'submitted', isOwn: false } });
    expect((await approve(2)).body).toEqual({ approved: 1, left: [] });
    expect(await stored()).toEqual([{ day: monday, nav: '100.1000', offer: '103.5535', source: 'desk' }]);
    expect(await rowOf()).toMatchObject({
      draft: null,
      announced: { nav: '100.1000', maker: maker.name, checker: checker.name, corrections: 0 },
    });
  });

  it('is refused to its maker, whoever that is, and to who may not approve', async () => {
    await save({ nav: '100' }, admin);
    await submit(1, admin);
    const own = await approve(2, admin);
    expect(own.body).toMatchObject({ approved: 0, left: [{ fund, text: expect.stringContaining('another person') }] });
    expect((await approve(2, maker)).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('is refused to everybody else, to readers of the desk too', async () => {
    const editor = await makeUser(api, ['editor']);
    expect((await save({ nav: '100' }, editor)).status).toBe(403);
    expect((await save({ nav: '100' }, checker)).status).toBe(403);
    expect((await submit(1, checker)).status).toBe(403);
    expect((await api.call(calls.getPriceSheet, { params: { day: monday } })).status).toBe(401);
  });

  it('is refused where it is no number, of no fund, or of no day', async () => {
    expect((await save({ nav: 'a hundred' })).body.text_code).toBe('VALIDATION');
    expect((await save({ nav: '1.23456' })).status).toBe(400);
    expect((await save({ nav: '1' }, maker, monday, nobody)).status).toBe(404);
    expect((await save({ nav: '1' }, maker, 'Monday')).status).toBe(400);
    const until = await save({ kind: 'no-price', until: friday });
    expect(until.body.error).toContain('cannot be before the first');
  });

  it('is not lost to a second tab: the version that was read decides', async () => {
    await save({ nav: '100' });
    expect((await save({ nav: '101' })).body.text_code).toBe('VERSION_CONFLICT');
    expect((await save({ version: 1, nav: '102' })).body.draft).toMatchObject({ nav: '102', version: 2 });
    expect((await submit(1)).body).toMatchObject({ submitted: 0, left: [{ fund }] });
    const gone = { params: { day: monday, fund }, query: { version: '1' } };
    expect((await api.call(calls.discardPriceDraft, gone, maker)).status).toBe(409);
    const last = { params: { day: monday, fund }, query: { version: '2' } };
    expect((await api.call(calls.discardPriceDraft, last, maker)).body.draft).toBeNull();
  });

  it('goes back to its maker with a reason, and comes again', async () => {
    await save({ nav: '100' });
    await submit(1);
    const params = { day: monday, fund };
    const refused = await api.call(calls.sendBackPrice, { params, body: { version: 2, comment: ' ' } }, checker);
    expect(refused.status).toBe(400);
    const back = await api.call(calls.sendBackPrice, { params, body: { version: 2, comment: 'Line 14' } }, checker);
    expect(back.body.draft).toMatchObject({ state: 'sent-back', comment: 'Line 14', version: 3 });
    expect((await approve(3)).body.left).toMatchObject([{ text: 'Its maker has not submitted it.' }]);
    expect((await save({ version: 3, nav: '100.5' })).body.draft).toMatchObject({ state: 'entered', comment: null });
    await submit(4);
    expect((await approve(5)).body.approved).toBe(1);
  });
});

describe('findings', () => {
  it('block a slip with what was meant, and let the other funds go', async () => {
    await announce(friday, { nav: '86.9635' });
    const { body } = await save({ nav: '862.2140' });
    expect(body.findings).toMatchObject([{ kind: 'decimal-slip', severity: 'blocked', suggestion: '86.2214' }]);
    const left = (await submit(1)).body;
    expect(left).toMatchObject({ submitted: 0, left: [{ text: expect.stringContaining('Decimal slip') }] });
    await save({ version: 1, nav: '86.2214', offer: '89.1961' });
    expect((await submit(2)).body.submitted).toBe(1);
  });

  it('ask for a reason, which the checker sees', async () => {
    await announce(friday, { nav: '50' });
    expect((await save({ nav: '50' })).body.findings).toMatchObject([{ kind: 'same-as-before', severity: 'reason' }]);
    expect((await submit(1)).body.left).toMatchObject([{ text: 'Same as before: give a reason.' }]);
    await save({ version: 1, nav: '50', note: 'No trades' });
    expect((await submit(2)).body.submitted).toBe(1);
    expect((await rowOf(monday, checker))?.draft).toMatchObject({ note: 'No trades', state: 'submitted' });
  });

  it('know the weekend, holidays and the day before the fund began', async () => {
    const { body: saturday } = await save({ nav: '50' }, maker, '2026-02-28');
    expect(saturday.findings).toMatchObject([{ kind: 'no-business-day', severity: 'reason' }]);
    const { body: early } = await save({ nav: '50' }, maker, '2019-12-31');
    expect(early.findings).toMatchObject([{ kind: 'before-inception', severity: 'blocked' }]);
  });
});

describe('a day without a price', () => {
  const closure = { kind: 'no-price', reasonEn: 'Book closure', reasonUr: 'کتابوں کی بندش' } as const;

  it('needs its reason in both languages, and counts for every business day of it', async () => {
    await save({ kind: 'no-price', reasonEn: 'Book closure', until: '2026-03-04' });
    expect((await submit(1)).body.left).toMatchObject([{ text: expect.stringContaining('both languages') }]);
    await save({ ...closure, version: 1, until: '2026-03-09' });
    await submit(2);
    expect((await approve(3)).body.approved).toBe(1);
    const days = await rowsOf<{ day: string }>(
      api.handle.db,
      sql`select day::text from nav_closure where fund_id = ${fund} order by day`,
    );
    expect(days.map(({ day }) => day)).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-09',
    ]);
  });

  it('makes way for a price that becomes known, and the other way round', async () => {
    await announce(monday, closure);
    await announce(monday, { nav: '10', reasonEn: 'Trading was resumed', reasonUr: 'کاروبار بحال ہوا' });
    expect(await stored()).toMatchObject([{ nav: '10.0000' }]);
    await announce(monday, closure);
    expect(await stored()).toEqual([]);
    const { body } = await api.call(calls.listAnnouncements, { params: { day: monday, fund } }, checker);
    expect(body.map(({ kind, correction }) => [kind, correction])).toEqual(
      expect.arrayContaining([
        ['no-price', false],
        ['price', true],
        ['no-price', true],
      ]),
    );
  });
});

describe('a correction', () => {
  it('stands beside what it corrects, with its reason in both languages', async () => {
    await announce(monday, { nav: '112.6240' });
    await save({ nav: '112.6420' });
    expect((await submit(1)).body.left).toMatchObject([{ text: expect.stringContaining('is corrected') }]);
    await save({
      version: 1,
      nav: '112.6420',
      reasonEn: 'Two digits were exchanged',
      reasonUr: 'دو ہندسے بدل گئے تھے',
    });
    await submit(2);
    api.time.now = new Date('2026-03-03T05:00:00.000Z');
    expect((await approve(3)).body.approved).toBe(1);
    expect(await stored()).toMatchObject([{ nav: '112.6420' }]);
    const { body } = await api.call(calls.listAnnouncements, { params: { day: monday, fund } }, checker);
    expect(body).toMatchObject([
      {
        nav: '112.6420',
        correction: true,
        reasonEn: 'Two digits were exchanged',
        recordedAt: '2026-03-03T05:00:00.000Z',
      },
      { nav: '112.6240', correction: false, recordedAt: '2026-03-02T05:00:00.000Z' },
    ]);
    expect((await rowOf())?.announced).toMatchObject({ corrections: 1 });
  });
});

describe('a payout', () => {
  it('explains the fall of its ex-date, and is announced with the price', async () => {
    await announce(friday, { nav: '58.9120' });
    expect((await save({ nav: '40' })).body.findings).toMatchObject([{ kind: 'jump', severity: 'reason' }]);
    const { body } = await save({ version: 1, nav: '40', payout: '18.9' });
    expect(body.findings).toMatchObject([{ kind: 'ex-dividend', severity: 'explained' }]);
    await submit(2);
    expect((await approve(3)).body.approved).toBe(1);
    expect(await rowOf()).toMatchObject({ payout: '18.900000', announced: { nav: '40.0000' } });
  });
});

describe('the clock', () => {
  const clock = async () => (await api.call(calls.disclosureClock, {}, checker)).body;

  it('counts how far each fund is, and names whom it waits on', async () => {
    const before = await clock();
    expect(before).toMatchObject({ day: monday, today: monday, dueAt: '2026-03-02T13:30:00.000Z' });
    expect(before.missing.some((each) => each.fund === fund)).toBe(true);
    await save({ nav: '100' });
    await submit(1);
    expect((await clock()).waiting).toContainEqual({
      fund,
      title: `Fund ${count}`,
      since: '2026-03-02T05:00:00.000Z',
    });
    const params = { day: monday, fund };
    await api.call(calls.sendBackPrice, { params, body: { version: 2, comment: 'Line 14' } }, checker);
    expect((await clock()).sentBack.some((each) => each.fund === fund)).toBe(true);
    await save({ version: 3, nav: '100' });
    await submit(4);
    await approve(5);
    const after = await clock();
    expect(after.announced.length).toBe(before.announced.length + 1);
    expect([...after.waiting, ...after.sentBack, ...after.missing].some((each) => each.fund === fund)).toBe(false);
  });

  it('speaks of the business day before on a weekend, and of the month that is over', async () => {
    api.time.now = new Date('2026-03-01T05:00:00.000Z');
    expect(await clock()).toMatchObject({
      day: friday,
      today: '2026-03-01',
      monthly: [
        { kind: 'fund-managers-report', month: '2026-02', published: 0, dueOn: '2026-03-15' },
        { kind: 'expense-ratio', month: '2026-02', published: 0, dueOn: '2026-03-15' },
      ],
    });
    expect((await api.call(calls.disclosureClock, {})).status).toBe(401);
  });

  it('holds the day against the days before on which it was announced the same day', async () => {
    const days = ['2026-06-08', '2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12'];
    for (const [index, day] of days.entries()) {
      api.time.now = new Date(`${day}T12:${index === 4 ? '20' : '10'}:30.000Z`);
      const { body } = await save({ nav: '100', note: 'As valued' }, maker, day);
      const version = body.draft?.version ?? 0;
      await submit(version, maker, day);
      await approve(version + 1, checker, day);
      api.time.now = new Date('2026-06-12T13:00:00.000Z');
      if (index === 3) expect((await clock()).usual).toEqual([]);
    }
    api.time.now = new Date('2026-06-15T05:00:00.000Z');
    const { funds, usual, announced } = await clock();
    expect(announced).toEqual([]);
    expect(usual).toEqual([
      { at: '2026-06-15T12:00:00.000Z', low: 0, high: 0 },
      { at: '2026-06-15T12:15:00.000Z', low: Math.round(funds * 4) / 10, high: funds },
      { at: '2026-06-15T12:30:00.000Z', low: funds, high: funds },
    ]);
  });
});

describe('holidays', () => {
  it('are no business days once a checker has named them', async () => {
    const params = { day: '2026-03-23' };
    const body = { nameEn: 'Pakistan Day', nameUr: 'یومِ پاکستان' };
    expect((await api.call(calls.saveHoliday, { params, body }, maker)).status).toBe(403);
    const weekend = await api.call(calls.saveHoliday, { params: { day: '2026-03-22' }, body }, checker);
    expect(weekend.body.text_code).toBe('VALIDATION');
    expect((await api.call(calls.saveHoliday, { params, body: { ...body, nameUr: ' ' } }, checker)).status).toBe(400);
    expect((await api.call(calls.saveHoliday, { params, body }, checker)).body).toEqual({ ok: true });
    const { body: sheet } = await api.call(calls.getPriceSheet, { params: { day: '2026-03-24' } }, maker);
    expect(sheet).toMatchObject({ previous: '2026-03-20', next: '2026-03-25', holiday: null });
    expect((await api.call(calls.listHolidays, { query: { year: '2026' } }, maker)).body).toEqual([
      { ...params, ...body },
    ]);
    expect((await api.call(calls.deleteHoliday, { params }, checker)).body).toEqual({ ok: true });
    expect((await api.call(calls.deleteHoliday, { params }, checker)).status).toBe(404);
  });
});
