import { readFile } from 'node:fs/promises';
import { calls } from '@fundfront/content-model/wire';
import { historyRows } from '@fundfront/content-model/wire/historyRows';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

// The day of the sample prices that came last, and days around it.
const latest = '2026-11-20';
const before = '2026-11-19';

const languages = [
  {
    prefix: '',
    locale: 'en',
    day: 'Day',
    earlier: 'Earlier day with prices',
    later: 'Later day with prices',
    titleOf: { [latest]: /Friday, 20th Nov 2026/, [before]: /Thursday, 19th Nov 2026/ },
    fund: 'Fund',
    from: 'From',
    to: 'To',
    month: '1M, 1 month',
    more: /^Show \d+ earlier rows?$/,
    swap: 'Swap the two dates',
    copy: 'Copy link',
    copied: 'Copied',
    print: 'Print',
    csv: 'CSV',
    xlsx: 'XLSX',
  },
  {
    prefix: '/ur',
    locale: 'ur',
    day: 'دن',
    earlier: 'قیمتوں والا پچھلا دن',
    later: 'قیمتوں والا اگلا دن',
    titleOf: { [latest]: /جمعہ، 20 نومبر 2026/, [before]: /جمعرات، 19 نومبر 2026/ },
    fund: 'فنڈ',
    from: 'سے',
    to: 'تک',
    month: '1 ماہ',
    more: /سطریں? دکھائیں$/,
    swap: 'دونوں تاریخیں بدل دیں',
    copy: 'لنک کاپی کریں',
    copied: 'کاپی ہو گیا',
    print: 'پرنٹ کریں',
    csv: 'سی ایس وی فائل',
    xlsx: 'ایکسل فائل',
  },
] as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const chart = (page: Page) => page.getByRole('main').getByRole('application');

/** What is pressed before the page's own part runs would be lost. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('main [data-ready]')).toBeAttached();
}

for (const language of languages) {
  const daily = `${language.prefix}/daily-funds-nav-history`;
  const history = `${language.prefix}/customer-service/funds-nav-history`;

  test.describe(`prices of a day, ${language.locale}`, () => {
    test('are chosen by arrows and by date, come back with the browser, and stay on reload', async ({ page, site }) => {
      await open(page, site + daily);
      await expect(title(page)).toHaveText(language.titleOf[latest]);
      await expect(page.getByRole('button', { name: language.later })).toBeDisabled();
      await page.getByRole('button', { name: language.earlier }).click();
      await expect(page).toHaveURL(`${site}${daily}?day=${before}`);
      await expect(title(page)).toHaveText(language.titleOf[before]);
      await page.reload();
      await expect(title(page)).toHaveText(language.titleOf[before]);
      await page.goBack();
      await expect(page).toHaveURL(site + daily);
      await expect(title(page)).toHaveText(language.titleOf[latest]);
      await page.getByLabel(language.day, { exact: true }).fill('2026-11-16');
      await expect(page).toHaveURL(`${site}${daily}?day=2026-11-16`);
      await expect(title(page)).toHaveText(/16/);
      // From a Monday to the Friday before it.
      await page.getByRole('button', { name: language.earlier }).click();
      await expect(page).toHaveURL(`${site}${daily}?day=2026-11-13`);
    });

    test('has sentences for days that have none, and keeps what was there', async ({ page, site }) => {
      for (const day of ['2026-02-30', '2031-01-01', '1999-01-01']) {
        await open(page, `${site}${daily}?day=${day}`);
        await expect(
          page
            .getByRole('main')
            .getByRole(day === '2026-02-30' ? 'alert' : 'status')
            .last(),
        ).toBeVisible();
        await expect(title(page)).toHaveText(language.titleOf[latest]);
        await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      }
      await open(page, `${site}${daily}?day=2026-11-14`);
      await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0);
    });

    test('can be read by everyone', async ({ page, site, axe }) => {
      await open(page, `${site}${daily}?day=${before}`);
      await expect(title(page)).toHaveText(language.titleOf[before]);
      await axe(page);
    });
  });

  test.describe(`prices of a fund, ${language.locale}`, () => {
    test('are of the fund and the range that are chosen, and of the address', async ({ page, site }) => {
      await open(page, site + history);
      const fund = page.getByRole('main').getByLabel(language.fund, { exact: true });
      const first = await fund.inputValue();
      await fund.selectOption({ index: 3 });
      await expect(page).toHaveURL(/\?fund=/);
      const chosen = await fund.inputValue();
      expect(chosen).not.toBe(first);
      await page.getByRole('button', { name: language.month, exact: true }).click();
      await expect(page).toHaveURL(/from=2026-10-\d\d&to=2026-11-\d\d$/);
      await expect(page.getByRole('button', { name: language.month, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.reload();
      await expect(fund).toHaveValue(chosen);
      await expect(page.getByRole('main').locator('tr[data-row]').filter({ visible: true })).toHaveCount(20);
      await page.goBack();
      await page.goBack();
      await expect(fund).toHaveValue(first);
    });

    test('are all in the table once asked for, month by month', async ({ page, site, request }) => {
      await open(page, site + history);
      const rows = page.getByRole('main').locator('tbody tr[data-row]').filter({ visible: true });
      await expect(rows).toHaveCount(20);
      const id = await page.getByRole('main').getByLabel(language.fund, { exact: true }).inputValue();
      const path = calls.getFundHistory.path.replace(':id', id);
      const prices = historyRows(await (await request.get(`${site}${path}?locale=${language.locale}`)).json());
      await page.getByRole('button', { name: language.more }).click();
      await expect(rows).toHaveCount(prices.length);
      await expect(page.getByRole('button', { name: language.more })).toHaveCount(0);
    });

    test('are the same in both files', async ({ page, site, request }) => {
      const range = 'from=2026-11-09&to=2026-11-13';
      await open(page, `${site}${history}`);
      const id = await page.getByRole('main').getByLabel(language.fund, { exact: true }).inputValue();
      const slug = await page.evaluate(() => new URLSearchParams(location.search).get('fund'));
      expect(slug).toBeNull();
      await open(page, `${site}${history}?${range}`);
      const path = calls.getFundHistory.path.replace(':id', id);
      const prices = historyRows(await (await request.get(`${site}${path}?locale=${language.locale}&${range}`)).json());
      const priced = prices.filter(({ nav }) => nav !== null);
      await expect(page.getByRole('main').locator('tr[data-row="price"]')).toHaveCount(priced.length);

      const download = page.waitForEvent('download');
      await page.getByRole('main').getByRole('link', { name: language.csv, exact: true }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv.startsWith('\uFEFF')).toBe(true);
      const lines = csv.trimEnd().split('\r\n').slice(1);
      expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual(prices.map(({ day, nav }) => [day, nav ?? '']));

      const workbook = page.waitForEvent('download');
      await page.getByRole('main').getByRole('link', { name: language.xlsx, exact: true }).click();
      const bytes = await readFile(await (await workbook).path());
      // A zip, as every workbook is; its cells are read in the tests of the API, which has the reader.
      expect(bytes.subarray(0, 4)).toEqual(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
    });

    test('are printed, and their address is copied', async ({ page, site, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await open(page, `${site}${history}?from=2026-11-09&to=2026-11-13`);
      await page.getByRole('button', { name: language.copy }).click();
      await expect(page.getByRole('main').getByText(language.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await page.getByRole('button', { name: language.print }).click();
      await expect(page.locator('body[data-printed]')).toBeAttached();
    });

    test('explain reversed dates, with the old result below, and swap them', async ({ page, site }) => {
      await open(page, `${site}${history}?from=2026-11-13&to=2026-11-09`);
      await expect(page.getByRole('main').getByLabel(language.to, { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      await page.getByRole('button', { name: language.swap }).click();
      await expect(page).toHaveURL(/from=2026-11-09&to=2026-11-13$/);
      await expect(page.getByRole('main').getByLabel(language.from, { exact: true })).toHaveValue('2026-11-09');
    });

    test('are read from the chart by keys', async ({ page, site }) => {
      await open(page, `${site}${history}?from=2026-08-20&to=2026-11-20`);
      await expect(page.getByRole('main').getByLabel(language.from, { exact: true })).toHaveValue('2026-08-20');
      await chart(page).focus();
      await page.keyboard.press('Home');
      const spoken = chart(page).locator('..').getByRole('status');
      await expect(spoken).toHaveText(language.locale === 'en' ? /^20th Aug 2026, NAV / : /^20 اگست 2026, /);
      await page.keyboard.press('Shift+ArrowRight');
      await expect(spoken).toHaveText(language.locale === 'en' ? /^(18th|21st) Sep 2026, / : /^(18|21) ستمبر 2026, /);
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await expect(spoken).toHaveText(language.locale === 'en' ? /^19th Nov 2026, / : /^19 نومبر 2026, /);
    });

    test('can be read by everyone', async ({ page, site, axe }) => {
      await open(page, site + history);
      await expect(chart(page)).toBeVisible();
      await axe(page);
    });
  });

  test.describe(`without script, ${language.locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the latest day and the first fund are there whole', async ({ page, site }) => {
      await page.goto(site + daily);
      await expect(title(page)).toHaveText(language.titleOf[latest]);
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      await page.goto(site + history);
      await expect(page.getByRole('main').locator('svg path').nth(3)).toBeAttached();
      const rows = page.getByRole('main').locator('tbody tr[data-row]');
      expect(await rows.count()).toBeGreaterThan(20);
      for (const row of await rows.all()) await expect(row).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: language.csv, exact: true })).toBeVisible();
    });
  });
}

test('the old result stays where the API does not answer, and comes right at the next attempt', async ({
  page,
  site,
}) => {
  await open(page, `${site}/daily-funds-nav-history`);
  await page.route('**/api/nav/public/days/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Earlier day with prices' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The prices do not answer just now.' })).toBeVisible();
  await expect(title(page)).toHaveText(/20th Nov 2026/);
  await page.unroute('**/api/nav/public/days/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText(/19th Nov 2026/);
});

test('a fund’s page leads to its own history', async ({ page, site }) => {
  await page.goto(`${site}/faysal-money-market-fund`);
  const name = await title(page).textContent();
  await page.getByRole('main').getByRole('link', { name: 'NAV history' }).click();
  await expect(page).toHaveURL(/\?fund=[\w-]+$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: `${name}` })).toBeVisible();
});
