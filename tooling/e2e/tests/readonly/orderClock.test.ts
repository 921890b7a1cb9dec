import { calls } from '@fundfront/content-model/wire';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const languages = [
  {
    locale: 'en',
    path: '/faysal-money-market-fund',
    home: '/home',
    label: 'Cut-off timings',
    open: 'Open until 15:00 today',
    left: '2 hours 8 minutes left',
    later: '2 hours 7 minutes left',
    lastMinutes: '12 minutes left',
    shut: 'Next price: Tuesday, 24th Nov 2026',
    weekend: 'Next price: Monday, 30th Nov 2026',
    season: 'Ramadan, until 9th Mar 2027',
    rule: 'Monday to Thursday until 15:00; Friday until 15:30',
    row: 'Money market',
    rowOpen: 'Open until 15:00',
  },
  {
    locale: 'ur',
    path: '/ur/faysal-money-market-fund',
    home: '/ur',
    label: 'لین دین کے مقررہ (کٹ آف) اوقات',
    open: 'آج \u206615:00\u2069 تک لین دین جاری',
    left: '2 گھنٹے 8 منٹ باقی',
    later: '2 گھنٹے 7 منٹ باقی',
    lastMinutes: '12 منٹ باقی',
    shut: 'اگلی قیمت: منگل، 24 نومبر 2026',
    weekend: 'اگلی قیمت: پیر، 30 نومبر 2026',
    season: 'رمضان، 9 مارچ 2027 تک',
    rule: 'پیر تا جمعرات: \u206615:00\u2069 تک؛ جمعہ: \u206615:30\u2069 تک',
    row: 'منی مارکیٹ',
    rowOpen: '\u206615:00\u2069 تک جاری',
  },
] as const;

type Language = (typeof languages)[number];

/** The device is three hours behind: only the server's time may count. */
const behindMs = 3 * 3_600_000;
const minuteMs = 60_000;

async function openAt(page: Page, url: string, instant: string, untilAnswer = Promise.resolve()): Promise<void> {
  const at = Date.parse(instant);
  const opened = Date.now();
  await page.route(`**${calls.updatedDate.path}`, async (route) => {
    await untilAnswer;
    const date = new Date(at + Date.now() - opened).toUTCString();
    return route.fulfill({ status: 200, headers: { date }, contentType: 'application/json', body: '' });
  });
  await page.clock.install({ time: at - behindMs });
  await page.goto(url);
}

const clock = (page: Page, { label }: Language) => page.getByRole('main').getByRole('region', { name: label });

/** From the reading to the device's own clock: the page's timers stand still from here on. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

for (const language of languages) {
  test.describe(`the order clock, ${language.locale}`, () => {
    test('goes by the server’s time, counts the minutes, and shuts', async ({ page, site }) => {
      // 12:52:05 in Karachi, a Monday.
      await openAt(page, site + language.path, '2026-11-23T07:52:05Z');
      const card = clock(page, language);
      const status = card.getByRole('status');
      await expect(status).toHaveText(language.open);
      await expect(card).toContainText(language.left);
      await pauseClock(page);
      await page.clock.runFor(minuteMs);
      await expect(card).toContainText(language.later);
      await expect(status).toHaveText(language.open);
      const colour = await status.evaluate((line) => getComputedStyle(line).color);
      await page.clock.runFor(115 * minuteMs);
      await expect(card).toContainText(language.lastMinutes);
      expect(await status.evaluate((line) => getComputedStyle(line).color)).toBe(colour);
      await page.clock.runFor(12 * minuteMs);
      await expect(status).toHaveText(language.shut);
      await expect(card.getByRole('link')).toBeVisible();
    });

    test('asks the server for its time', async ({ page, site }) => {
      await page.clock.install({ time: '2020-01-01T00:00:00Z' });
      await page.goto(site + language.path);
      await expect(clock(page, language).getByRole('status')).toBeVisible();
      const year = String(new Date().getFullYear());
      const shown = await clock(page, language).getByRole('status').locator('..').textContent();
      // A day is named in any state: of the price before the cut-off, of the next one after it.
      expect(shown).toContain(year);
    });

    test('fills its bar from where reading begins', async ({ page, site }) => {
      await openAt(page, site + language.path, '2026-11-23T05:00:00Z');
      const bar = clock(page, language).locator('[aria-hidden="true"] > div');
      const track = bar.locator('..');
      const [inner, outer] = [await bar.boundingBox(), await track.boundingBox()];
      if (!inner || !outer) throw new Error('The bar is not shown');
      const gap = { left: inner.x - outer.x, right: outer.x + outer.width - inner.x - inner.width };
      expect(language.locale === 'en' ? gap.left : gap.right).toBeCloseTo(0, 0);
      // Ten of fifteen hours since midnight.
      expect(inner.width / outer.width).toBeCloseTo(2 / 3, 1);
    });

    const states = [
      {
        name: 'is shut at the weekend',
        at: '2026-11-28T05:00:00Z',
        isSaid: (card: Locator) => expect(card.getByRole('status')).toHaveText(language.weekend),
      },
      {
        name: 'names the season it is in',
        at: '2027-02-10T05:00:00Z',
        isSaid: (card: Locator) => expect(card).toContainText(language.season),
      },
      {
        name: 'is shut within a season',
        at: '2027-02-13T05:00:00Z',
        isSaid: (card: Locator) => expect(card).toContainText(language.season),
      },
    ];
    for (const { name, at, isSaid } of states) {
      test(`${name}, and what it says then moves nothing below it`, async ({ page, site }) => {
        const { promise: untilAnswer, resolve: answer } = Promise.withResolvers<void>();
        await openAt(page, site + language.path, at, untilAnswer);
        const below = page.locator('#returns');
        const before = await below.boundingBox();
        answer();
        await isSaid(clock(page, language));
        expect(await below.boundingBox()).toEqual(before);
      });
    }

    test('stands in the table of the first page, for each row', async ({ page, site, axe }) => {
      await openAt(page, site + language.home, '2026-11-23T07:52:05Z');
      const table = page.getByRole('region', { name: language.label }).getByRole('table').first();
      const row = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: language.row, exact: true }) });
      await row.scrollIntoViewIfNeeded();
      await expect(row).toContainText(language.rowOpen);
      // At its top, where the bar that stays lies over no link.
      await page.evaluate(() => scrollTo(0, 0));
      await axe(page);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('is the rule alone', async ({ page, site }) => {
        await page.goto(site + language.path);
        const card = clock(page, language);
        await expect(card).toContainText(language.rule);
        await expect(card.getByRole('status')).toHaveCount(0);
      });
    });
  });
}
