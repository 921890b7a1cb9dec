import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addFund,
  addSubscribers,
  advance,
  alertDay as day,
  dayBefore,
  drain,
  forgetAlerts,
  setPrice,
} from '../../../test/alerts.ts';
import { makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { alertRun, navPrice } from '../../db/schema/index.ts';
import { announce } from '../ledger/queries/announcements.ts';
import { deliverMails } from '../outbox/deliverMails.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { startCorrectionNotice, startFmrAlerts, startNavAlerts } from './startAlerts.ts';

const minute = 60_000;
const hour = 60 * minute;

let api: TestApi;
let stock: string;
let income: string;
let maker: UserActor;
let checker: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  maker = await makeUser(api, ['nav-maker']);
  checker = await makeUser(api, ['nav-checker']);
  stock = await addFund(api, 'Sample Stock Fund');
  income = await addFund(api, 'Sample Income Fund');
  await setPrice(api, stock, dayBefore, '84.0000');
  await setPrice(api, income, dayBefore, '102.0000');
});
afterAll(() => api?.close());
beforeEach(async () => {
  await forgetAlerts(api);
  await api.handle.asOwner((owner) => owner.delete(navPrice).where(eq(navPrice.validityDate, day)));
});

const start = () => startNavAlerts(api.ctx(), { day });
const runs = () => api.handle.db.select().from(alertRun);
const evening = () => {
  api.time.now = new Date(`${day}T13:35:00.000Z`);
};

describe('the prices of a day', () => {
  it('are mailed once, in the evening, as soon as the last fund is announced, in the language of each reader', async () => {
    const [english] = await addSubscribers(api, 1);
    const [urdu] = await addSubscribers(api, 1, { locale: 'ur' });
    await addSubscribers(api, 1, { wants: ['fund manager report'] });
    await setPrice(api, stock, day, '83.5000');
    await start();
    await drain(api.ctx());
    expect(api.mail.sent).toEqual([]);
    evening();
    await drain(api.ctx());
    expect(api.mail.sent).toEqual([]);

    await setPrice(api, income, day, '102.0299');
    await start();
    await drain(api.ctx());
    await start();
    await drain(api.ctx());
    expect(await runs()).toMatchObject([
      { state: 'done', totals: { to: 2, sent: 2, refused: 0, skipped: 0, waiting: 0 } },
    ]);
    expect(api.mail.sent.map(({ to }) => to).sort()).toEqual([english?.email, urdu?.email].sort());
    const inEnglish = api.mail.sent.find(({ to }) => to === english?.email);
    expect(inEnglish?.subject).toBe('Prices of 2nd Mar 2026');
    for (const text of ['83.5000 ▼ −0.5000', '102.0299 ▲ +0.0299', '1 rose, 1 fell, 0 unchanged.']) {
      expect(inEnglish?.text).toContain(text);
    }
    expect(inEnglish?.text).toContain('Past performance is not necessarily indicative of future results.');
    expect(inEnglish?.text).toContain('You get this because you asked for it on 2nd Mar 2026.');
    expect(inEnglish?.headers?.['List-Unsubscribe']).toContain('lang=en');
    const inUrdu = api.mail.sent.find(({ to }) => to === urdu?.email);
    expect(inUrdu?.subject).toBe('2 مارچ 2026 کی قیمتیں');
    expect(inUrdu?.html).toContain('dir="rtl"');
    expect(inUrdu?.text).toContain('\u206683.5000\u2069 \u2066▼ −0.5000\u2069');
    expect(inUrdu?.text).toContain('/ur/subscription/unsubscribe?token=');
  });

  it('go out at the end time without the funds that are missing, and name them', async () => {
    await addSubscribers(api, 1);
    await setPrice(api, stock, day, '84.2000');
    await start();
    evening();
    advance(api, 25 * minute - 1);
    await drain(api.ctx());
    expect(api.mail.sent).toEqual([]);
    advance(api, 1);
    await drain(api.ctx());
    expect(api.mail.sent).toHaveLength(1);
    expect(api.mail.sent[0]?.text).toContain('Not announced when this was sent: Sample Income Fund.');
    expect(api.mail.sent[0]?.text).toContain('N/A (not announced yet)\n  latest: 102.0000 on 27th Feb 2026');
    expect(await runs()).toMatchObject([{ subject: { missing: ['Sample Income Fund'] } }]);
  });

  it('that are approved late wait for each other as long', async () => {
    await addSubscribers(api, 1);
    await setPrice(api, stock, day, '84.2000');
    api.time.now = new Date(`${day}T15:00:00.000Z`);
    await start();
    await drain(api.ctx());
    expect(api.mail.sent).toEqual([]);
    advance(api, 25 * minute);
    await drain(api.ctx());
    expect(api.mail.sent).toHaveLength(1);
  });

  it.each([
    ['of a weekend', '2026-03-01'],
    ['of days that are no news', '2026-02-20'],
  ])('%s are not mailed', async (_, other) => {
    await startNavAlerts(api.ctx(), { day: other });
    expect(await runs()).toEqual([]);
  });

  it('do not keep a mail of somebody who is waiting for it', async () => {
    await addSubscribers(api, 60);
    await setPrice(api, stock, day, '84.2000');
    await setPrice(api, income, day, '102.0299');
    await start();
    evening();
    const draining = drain(api.ctx());
    const letter = { to: 'new@example.test', subject: 'Please confirm', text: 'x', html: 'x' };
    await enqueue(api.ctx(), { topic: 'mail', payload: letter });
    await deliverMails(api.ctx());
    const before = api.mail.sent.findIndex(({ to }) => to === letter.to);
    await draining;
    expect(before).toBeGreaterThanOrEqual(0);
    expect(before).toBeLessThan(60);
    expect(api.mail.sent).toHaveLength(61);
  });
});

describe('a correction', () => {
  const idsOf = ({ written }: Awaited<ReturnType<typeof announce>>) => written.map(({ id }) => id);
  const row = (nav: string, reason: string | null) => ({
    fundId: stock,
    kind: 'price' as const,
    day: '2026-03-03',
    nav,
    offer: null,
    redemption: null,
    payout: null,
    reasonEn: reason,
    reasonUr: reason && 'غلطی',
    source: 'desk',
    importId: null,
    madeBy: maker.userId,
    checkedBy: checker.userId,
  });

  it('is told to those who read the former price, and what is left of the mail has the new one', async () => {
    api.time.now = new Date('2026-03-03T14:00:00.000Z');
    await announce(api.handle.db, [row('90.0000', null)], api.time.now);
    const early = await announce(api.handle.db, [row('85.0000', 'Typing mistake')], api.time.now);
    await startCorrectionNotice(api.ctx(), { announcementIds: idsOf(early) });
    expect(await runs()).toEqual([]);

    const [reader] = await addSubscribers(api, 1);
    await startNavAlerts(api.ctx(), { day: '2026-03-03' });
    advance(api, 25 * minute);
    await drain(api.ctx());
    expect(api.mail.sent[0]?.text).toContain('85.0000');
    await addSubscribers(api, 1);

    const corrected = await announce(api.handle.db, [row('84.9000', 'Typing <mistake>')], api.time.now);
    await startCorrectionNotice(api.ctx(), { announcementIds: idsOf(corrected) });
    await startCorrectionNotice(api.ctx(), { announcementIds: idsOf(corrected) });
    await drain(api.ctx());
    expect(api.mail.sent).toHaveLength(1);
    advance(api, minute);
    await drain(api.ctx());
    expect(api.mail.sent.map(({ to }) => to)).toEqual([reader?.email, reader?.email]);
    const notice = api.mail.sent.at(-1);
    expect(notice?.subject).toBe('Correction: prices of 3rd Mar 2026');
    expect(notice?.text).toContain('NAV, Rs: 84.9000\n  We had sent: 85.0000 · Reason: Typing <mistake>');
    expect(notice?.html).toContain('Typing &lt;mistake&gt;');
  });
});

describe('a new fund manager’s report', () => {
  const report = { section: 'fund-managers-report', date: '2026-02-28', title: 'Report, February 2026' };

  it('is told of once, after the time to publish its translation, to those who asked for it', async () => {
    const [english] = await addSubscribers(api, 1, { wants: ['fund manager report'] });
    const [urdu] = await addSubscribers(api, 1, { locale: 'ur', wants: ['fund manager report'] });
    await addSubscribers(api, 1);
    const ctx = api.ctx();
    const entry = await makeLive(ctx, 'document', report);
    await drain(ctx);
    expect(api.mail.sent).toEqual([]);
    await publish(ctx, await translate(ctx, entry, 'ur', { title: 'رپورٹ، فروری 2026' }), 'ur');
    advance(api, 5 * minute);
    await drain(ctx);
    expect(await runs()).toHaveLength(1);
    const subjects = new Map(api.mail.sent.map(({ to, subject }) => [to, subject]));
    expect(subjects).toEqual(
      new Map([
        [english?.email, 'Report, February 2026'],
        [urdu?.email, 'رپورٹ، فروری 2026'],
      ]),
    );
  });

  it('is no news where it is of long ago, shipped, or another document', async () => {
    const data = { ...report, title: 'x' };
    const seed = { ...api.ctx(), actor: { kind: 'system', name: 'seed' } } as const;
    await startFmrAlerts(seed, { type: 'document', id: stock, data });
    await startFmrAlerts(api.ctx(), { type: 'document', id: stock, data: { ...data, date: '2025-12-29' } });
    await startFmrAlerts(api.ctx(), { type: 'document', id: stock, data: { ...data, section: 'brochures' } });
    expect(await runs()).toEqual([]);
  });

  it('is not told of where it was taken off the site meanwhile', async () => {
    await addSubscribers(api, 1, { wants: ['fund manager report'] });
    await startFmrAlerts(api.ctx(), { type: 'document', id: stock, data: report });
    advance(api, hour);
    await drain(api.ctx());
    expect(api.mail.sent).toEqual([]);
    expect(await runs()).toMatchObject([{ state: 'done', subject: { nothing: expect.stringContaining('taken off') } }]);
    await startFmrAlerts(api.ctx(), { type: 'document', id: stock, data: report });
    const [again] = await runs();
    expect([again?.state, again?.subject]).toEqual(['running', { about: report.title }]);
  });
});

describe('the settings', () => {
  it('say when the prices go out', async () => {
    const times = { alertsFrom: '20:00', alertsLatest: '21:15', sampleContent: true, title: 'Sample Company' };
    await makeLive(api.ctx(), 'settings', times, { key: 'settings' });
    await addSubscribers(api, 1);
    await setPrice(api, stock, day, '84.2000');
    await start();
    expect(await runs()).toMatchObject([
      { notBefore: new Date(`${day}T15:00:00.000Z`), latestAt: new Date(`${day}T16:15:00.000Z`) },
    ]);
    api.time.now = new Date(`${day}T16:15:00.000Z`);
    await drain(api.ctx());
    expect(api.mail.sent[0]?.text).toContain(
      'Sample content: funds and prices are fictional.\n\nSample Company, Daily NAV',
    );
  });
});
