import { limits } from '@fundfront/content-model';
import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const languages = [
  {
    locale: 'en',
    prefix: '',
    lattice: 'Risk by category',
    all: (count: number) => `${count} funds`,
    cell: /^Income, Moderate risk/,
    shariah: 'Shariah-compliant only',
    years: '5 years or more',
    without: (count: number) => `Without “Income”: ${count} funds`,
    nothing: 'No fund fits all of these filters',
    filters: /^Filters/,
    tray: 'Funds to compare',
    go: (count: number) => `Compare ${count} funds`,
    full: `At most ${limits.comparedFunds} funds stand side by side.`,
    choose: `Choose up to ${limits.comparedFunds} funds`,
    differences: 'Differences only',
    copy: 'Copy link',
    copied: 'Copied',
    unknown: 'There is no fund at “no-such-fund”.',
  },
  {
    locale: 'ur',
    prefix: '/ur',
    lattice: 'زمرے کے لحاظ سے خطرہ',
    all: (count: number) => `${count} فنڈ`,
    cell: /^انکم، درمیانہ خطرہ/,
    shariah: 'صرف شریعہ کمپلائنٹ',
    years: '5 سال یا زیادہ',
    without: (count: number) => `“انکم” کے بغیر: ${count} فنڈ`,
    nothing: 'کوئی فنڈ ان تمام فلٹرز پر پورا نہیں اترتا',
    filters: /^فلٹر/,
    tray: 'موازنے کے لیے فنڈز',
    go: (count: number) => `${count} فنڈوں کا موازنہ کریں`,
    full: `ایک ساتھ زیادہ سے زیادہ ${limits.comparedFunds} فنڈوں کا موازنہ ہو سکتا ہے۔`,
    choose: `زیادہ سے زیادہ ${limits.comparedFunds} فنڈ چنیں`,
    differences: 'صرف فرق دکھائیں',
    copy: 'لنک کاپی کریں',
    copied: 'کاپی ہو گیا',
    unknown: '“no-such-fund” نام کا کوئی فنڈ نہیں۔',
  },
] as const;

type Language = (typeof languages)[number];

const desktop = { width: 1_440, height: 900 };
const phone = { width: 390, height: 844 };

const list = (page: Page) => page.getByRole('main').getByRole('table').nth(1);
const rows = (page: Page) => list(page).locator('tbody').getByRole('row');
const ready = (page: Page) => expect(page.locator('nav[data-ready]')).toBeAttached();

async function fundsOf(api: string, { locale }: Pick<Language, 'locale'>): Promise<ResponseOf<typeof calls.listFunds>> {
  return (await fetch(`${api}${calls.listFunds.path}?locale=${locale}`)).json();
}

async function openFinder(page: Page, site: string, { prefix }: Language, query = '') {
  await page.goto(`${site}${prefix}/funds${query}`);
  await ready(page);
}

for (const language of languages) {
  const { locale, prefix } = language;

  test.describe(`the finder in ${locale}`, () => {
    test.use({ viewport: desktop });

    test('lists every fund, lowest risk first, and leads to each', async ({ page, site, api, axe }) => {
      const funds = await fundsOf(api, language);
      await openFinder(page, site, language);
      await expect(page.getByRole('heading', { name: language.all(funds.length) })).toBeVisible();
      await expect(rows(page)).toHaveCount(funds.length);
      const lowest = funds.filter(({ row }) => row.riskProfile === 'very-low').map(({ row }) => row.path);
      expect(lowest).toContain(await rows(page).nth(0).getByRole('link').getAttribute('href'));
      await axe(page);
    });

    test('filters by the lattice; the address, back and a reload have the choice', async ({ page, site, api }) => {
      const funds = await fundsOf(api, language);
      const wanted = funds.filter(({ row }) => row.category.group === 'income' && row.riskProfile === 'moderate');
      await openFinder(page, site, language);
      const cell = page.getByRole('checkbox', { name: language.cell });
      await cell.check();
      await expect(page).toHaveURL(`${site}${prefix}/funds?cell=income.moderate`);
      await expect(rows(page)).toHaveCount(wanted.length);
      await page.reload();
      await ready(page);
      await expect(rows(page)).toHaveCount(wanted.length);
      await expect(cell).toBeChecked();
      await cell.uncheck();
      await expect(rows(page)).toHaveCount(funds.length);
      await page.goBack();
      await expect(page).toHaveURL(`${site}${prefix}/funds?cell=income.moderate`);
      await expect(rows(page)).toHaveCount(wanted.length);
    });

    test('asks when the money is needed', async ({ page, site, api }) => {
      const wanted = (await fundsOf(api, language)).filter(({ horizon }) => horizon === 'years-5');
      await openFinder(page, site, language);
      const years = page.getByRole('radio', { name: language.years });
      await years.check();
      await expect(page).toHaveURL(`${site}${prefix}/funds?needed=years-5`);
      await expect(rows(page)).toHaveCount(wanted.length);
      await page.reload();
      await ready(page);
      await expect(years).toBeChecked();
      await expect(rows(page)).toHaveCount(wanted.length);
    });

    test('finds by name in both scripts', async ({ page, site, api }) => {
      const islamic = (await fundsOf(api, { locale: 'en' })).filter(({ row }) => row.title.includes('Islamic'));
      for (const search of ['islamic', 'اسلامک']) {
        await openFinder(page, site, language);
        await page.getByRole('main').getByRole('searchbox').fill(search);
        await expect(rows(page)).toHaveCount(islamic.length);
        await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(search)}$`));
      }
    });

    test('offers a way out where nothing is left', async ({ page, site, api, axe }) => {
      const funds = await fundsOf(api, language);
      // More than the income funds: what leaves the most is offered.
      const { length: compliant } = funds.filter(({ shariah }) => shariah);
      await openFinder(page, site, language, '?category=income&shariah=1');
      await expect(page.getByRole('heading', { name: language.nothing })).toBeVisible();
      await axe(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: language.without(compliant) })
        .click();
      await expect(rows(page)).toHaveCount(compliant);
      await expect(page).toHaveURL(`${site}${prefix}/funds?shariah=1`);
    });

    test('holds four funds for the comparison and explains a fifth; they outlive a reload', async ({
      page,
      site,
      axe,
    }) => {
      await openFinder(page, site, language);
      const ticks = list(page).getByRole('checkbox');
      for (let index = 0; index < limits.comparedFunds; index += 1) await ticks.nth(index).check();
      const tray = page.getByRole('region', { name: language.tray });
      await ticks.nth(limits.comparedFunds).click();
      await expect(ticks.nth(limits.comparedFunds)).not.toBeChecked();
      await expect(tray.getByRole('status')).toContainText(language.full);
      // At the end, where the tray stands below the list and covers no part of it.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await axe(page);
      await page.reload();
      await ready(page);
      await tray.getByRole('link', { name: language.go(limits.comparedFunds) }).click();
      await expect(page).toHaveURL(new RegExp(`^${site}${prefix}/funds/compare\\?f=`));
      await expect(page.getByRole('main').getByRole('table').getByRole('columnheader')).toHaveCount(5);
    });

    test('the tray never lies over the last row', async ({ page, site }) => {
      await openFinder(page, site, language);
      await list(page).getByRole('checkbox').nth(0).check();
      await rows(page).last().scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const row = await rows(page).last().boundingBox();
      const tray = await page.getByRole('region', { name: language.tray }).boundingBox();
      expect(row && tray && row.y + row.height <= tray.y).toBe(true);
    });
  });

  test(`on a phone the filters in ${locale} are in a sheet`, async ({ page, site, api, axe }) => {
    const shariah = (await fundsOf(api, language)).filter((fund) => fund.shariah);
    await page.setViewportSize(phone);
    await openFinder(page, site, language);
    await page.getByRole('button', { name: language.filters }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: language.shariah }).check();
    await expect(page).toHaveURL(`${site}${prefix}/funds?shariah=1`);
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(rows(page)).toHaveCount(shariah.length);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test.describe(`the comparison in ${locale}`, () => {
    const chosen = '?f=faysal-money-market-fund,sample-stock-fund,sample-islamic-equity-fund';

    for (const viewport of [desktop, phone]) {
      test(`stands side by side at ${viewport.width} px`, async ({ page, site, axe }) => {
        await page.setViewportSize(viewport);
        await page.goto(`${site}${prefix}/funds/compare${chosen}`);
        const table = page.getByRole('main').locator('table');
        await expect(table.locator('thead a')).toHaveCount(3);
        await expect(page.getByRole('application')).toBeVisible();
        await expect(table.locator('thead a').filter({ visible: true })).toHaveCount(viewport === phone ? 2 : 3);
        await axe(page);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      });
    }

    test('hides what is the same, and keeps that in the address', async ({ page, site }) => {
      await page.setViewportSize(desktop);
      await page.goto(`${site}${prefix}/funds/compare${chosen}`);
      const same = page.getByRole('main').locator('tr[data-same]');
      // The sample funds have one trustee.
      await expect(same).not.toHaveCount(0);
      await page.getByRole('checkbox', { name: language.differences }).check();
      await expect(same).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('checkbox', { name: language.differences })).toBeChecked();
      await expect(same).toHaveCount(0);
    });

    test('gives its address away', async ({ page, site, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${site}${prefix}/funds/compare${chosen}`);
      await page.getByRole('button', { name: language.copy }).click();
      await expect(page.getByRole('button', { name: language.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}${prefix}/funds/compare${chosen}`);
    });

    test('says which fund is not there and shows the rest', async ({ page, site }) => {
      await page.goto(`${site}${prefix}/funds/compare?f=no-such-fund,sample-stock-fund`);
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: language.unknown })).toBeVisible();
      await expect(page.getByRole('main').locator('thead a')).toHaveCount(1);
    });

    test('begins with a choice', async ({ page, site, axe }) => {
      await page.goto(`${site}${prefix}/funds/compare`);
      await ready(page);
      await expect(page.getByRole('heading', { name: language.choose })).toBeVisible();
      await axe(page);
      await page.getByRole('main').getByRole('combobox').selectOption('sample-stock-fund');
      await expect(page).toHaveURL(`${site}${prefix}/funds/compare?f=sample-stock-fund`);
    });
  });

  test.describe(`without script in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: desktop });

    test('both pages show the funds and lead to them', async ({ page, site, api }) => {
      const funds = await fundsOf(api, language);
      await page.goto(`${site}${prefix}/funds`);
      await expect(page.getByRole('heading', { name: language.lattice })).toBeVisible();
      await expect(rows(page)).toHaveCount(funds.length);
      await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
      await page.goto(`${site}${prefix}/funds/compare`);
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(shown).toEqual(expect.arrayContaining(funds.map(({ row }) => row.path)));
    });
  });
}
