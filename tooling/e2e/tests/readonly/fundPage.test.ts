import { calls } from '@fundfront/content-model/wire';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const languages = [
  {
    prefix: '',
    locale: 'en',
    month: 'Month',
    table: 'Show as table',
    calendar: 'Calendar',
    payouts: /^Payouts, /,
    years: { fiscal: /^Return of each fiscal year/, calendar: /^Return of each calendar year/ },
    size: /^Fund size in millions/,
    find: 'Find funds of this category',
    compare: /^Compare (this fund|these \d funds|the first \d funds)$/,
    unknown: /Nothing is published of that month/,
    csv: 'CSV',
    growth: {
      title: 'Growth of Rs 100,000',
      lines: [/^Fund [\d,]+$/, /^Benchmark [\d,]+$/],
      years: /^Over three years Rs 100,000 became Rs [\d,]+, Rs [\d,]+ (more|less) than the benchmark\./,
      year: /^Over one year Rs 100,000 became Rs [\d,]+, Rs [\d,]+ (more|less) than the benchmark\./,
      oneYear: '1Y',
      heads: ['Day', 'Fund', 'Benchmark', 'Difference'],
    },
    benchmark: /^Benchmark/,
    difference: 'Difference, points',
    ahead: /^\d of .*full years .*ended ahead of/,
  },
  {
    prefix: '/ur',
    locale: 'ur',
    month: 'مہینہ',
    table: 'جدول میں دیکھیں',
    calendar: 'کیلنڈر سال',
    payouts: /^منافع کی ادائیگیاں، /,
    years: { fiscal: /^ہر مالی سال کا منافع/, calendar: /^ہر کیلنڈر سال کا منافع/ },
    size: /^فنڈ کا حجم ملین روپے میں/,
    find: 'اس زمرے کے فنڈز تلاش کریں',
    compare: /موازنہ کریں$/,
    unknown: /اس مہینے کے اعداد شائع نہیں ہوئے/,
    csv: 'سی ایس وی فائل',
    growth: {
      title: 'ایک لاکھ روپے کی نمو',
      lines: [/^فنڈ [\d,]+$/, /^بینچ مارک [\d,]+$/],
      years: /^تین سال میں ایک لاکھ روپے [\d,]+ روپے ہو گئے، جو بینچ مارک سے [\d,]+ روپے (زیادہ|کم) ہیں۔/,
      year: /^ایک سال میں ایک لاکھ روپے [\d,]+ روپے ہو گئے، جو بینچ مارک سے [\d,]+ روپے (زیادہ|کم) ہیں۔/,
      oneYear: '1 سال',
      heads: ['دن', 'فنڈ', 'بینچ مارک', 'فرق'],
    },
    benchmark: /^بینچ مارک/,
    difference: 'فرق، فیصد پوائنٹ',
    ahead: /میں سے \d .*آگے رہے$/,
  },
] as const;

const fundPath = '/faysal-money-market-fund';
/** Pays its income out every day. */
const dailyPayer = '/sample-cash-management-fund';

async function seeReady(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator('[data-ready]').first()).toBeAttached();
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await seeReady(page.locator('#years'));
}

const section = (page: Page, id: string) => page.locator(`section#${id}`);

for (const language of languages) {
  const { prefix, locale } = language;

  test.describe(`the fund page in ${locale}`, () => {
    test('marks in its navigation the section that is read', async ({ page, site }) => {
      for (const width of [1_440, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await open(page, site + prefix + fundPath);
        const current = page.locator('[data-section-nav] a[aria-current]');
        for (const id of ['returns', 'costs', 'documents']) {
          // What comes into sight above may still grow and push the section away.
          await expect(async () => {
            await section(page, id).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
            await expect(current).toHaveAttribute('href', `#${id}`, { timeout: 1_000 });
          }).toPass({ timeout: 20_000 });
          await expect(current).toBeInViewport({ ratio: 1 });
        }
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect(current).toHaveCount(0);
      }
    });

    test('has a section for each item of its navigation, in that order', async ({ page, site }) => {
      await open(page, site + prefix + fundPath);
      const targets = await page
        .locator('main nav a[href^="#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
      const order = [
        'growth',
        'returns',
        'years',
        'holdings',
        'payouts',
        'costs',
        'about',
        'facts',
        'risk',
        'documents',
      ];
      expect(targets.filter((id) => order.includes(id))).toEqual(order);
      const sections = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(sections).toEqual(targets.filter((id) => sections.includes(id)));
      expect(targets.every((id) => sections.includes(id))).toBe(true);
    });

    test('shows documents of the kind that is chosen, which its address names', async ({ page, site }) => {
      await open(page, site + prefix + fundPath);
      const documents = section(page, 'documents');
      const rows = documents.locator('[data-kind]');
      const kindsOf = (all: Locator) => all.evaluateAll((some) => some.map((row) => row.getAttribute('data-kind')));
      const all = await kindsOf(rows);
      const choices = documents.getByRole('button');
      await choices.nth(1).click();
      await expect(choices.nth(1)).toHaveAttribute('aria-pressed', 'true');
      const kind = new URL(page.url()).searchParams.get('documents');
      const wanted = all.filter((each) => each === kind);
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.length).toBeLessThan(all.length);
      await expect(rows.filter({ visible: true })).toHaveCount(wanted.length);
      expect(await kindsOf(rows.filter({ visible: true }))).toEqual(wanted);
      await page.reload();
      await expect(rows.filter({ visible: true })).toHaveCount(wanted.length);
      await choices.first().click();
      await expect(rows.filter({ visible: true })).toHaveCount(all.length);
      expect(new URL(page.url()).searchParams.has('documents')).toBe(false);
    });

    test('shows the years as bars that keys read, fiscal or calendar', async ({ page, site }) => {
      await open(page, site + prefix + fundPath);
      const years = section(page, 'years');
      const chart = years.getByRole('application', { name: language.years.fiscal });
      await chart.focus();
      await page.keyboard.press('Home');
      const first = years.getByRole('status');
      await expect(first).toHaveText(/2022/);
      await page.keyboard.press('ArrowRight');
      await expect(first).toHaveText(/2023/);
      await years.getByRole('radio', { name: language.calendar }).click();
      await expect(years.getByRole('application', { name: language.years.calendar })).toBeVisible();
    });

    test('draws the growth of the fund and its benchmark, and says it of the chosen range', async ({
      page,
      site,
      request,
    }) => {
      await open(page, site + prefix + fundPath);
      const { growth: words } = language;
      const growth = section(page, 'growth');
      await seeReady(growth);
      await expect(growth.getByRole('heading', { name: words.title })).toBeVisible();
      const chart = growth.getByRole('application', { name: words.title });
      await expect(chart).toBeVisible();
      for (const line of words.lines) await expect(growth.getByText(line).first()).toBeVisible();
      const sentence = growth.locator('p');
      await expect(sentence.filter({ hasText: words.years })).toBeVisible();
      await growth.getByRole('radio', { name: words.oneYear, exact: true }).click();
      await expect(sentence.filter({ hasText: words.year })).toBeVisible();
      await expect(sentence.filter({ hasText: words.years })).toHaveCount(0);
      await growth.getByText(language.table, { exact: true }).click();
      const table = growth.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText(words.heads);
      const [latest = '', fund = '', benchmark = '', difference = ''] = await table
        .locator('tbody tr')
        .first()
        .locator('th, td')
        .allTextContents();
      expect(latest).toContain('2026');
      const figure = (text: string) => Number(text.replaceAll(',', '').replace('\u2212', '-'));
      expect(figure(difference)).toBe(figure(fund) - figure(benchmark));
      const path = await growth.getByRole('link', { name: language.csv, exact: true }).getAttribute('href');
      const file = await (await request.get(site + path)).text();
      expect(file).toContain(`,${figure(fund)},${figure(benchmark)},${figure(difference)}\r\n`);
    });

    test('has the benchmark and the difference among its returns and years', async ({ page, site }) => {
      await open(page, site + prefix + fundPath);
      const returns = section(page, 'returns').getByRole('table').first();
      const benchmark = returns.locator('tbody tr', {
        has: page.getByRole('rowheader', { name: language.benchmark }),
      });
      const difference = returns.locator('tbody tr', {
        has: page.getByRole('rowheader', { name: language.difference, exact: true }),
      });
      await expect(benchmark.locator('td').nth(1)).toContainText('%');
      await expect(difference.locator('td').nth(1)).toHaveText(/^[+\u2212]?\d+\.\d\d$/);
      const years = section(page, 'years');
      await expect(years.getByText(language.ahead)).toBeVisible();
      const chart = years.getByRole('application', { name: language.years.fiscal });
      await chart.focus();
      await page.keyboard.press('End');
      await expect(years.getByRole('status')).toHaveText(new RegExp(`${language.difference} [+\u2212]?\\d+\\.\\d\\d`));
    });

    test('shows another month, and keeps it in the address', async ({ page, site, request }) => {
      await open(page, site + prefix + fundPath);
      const holdings = section(page, 'holdings');
      await seeReady(holdings);
      const choice = holdings.getByLabel(language.month, { exact: true });
      await expect(choice).toHaveValue('2026-10');
      const before = await holdings.getByRole('table').first().textContent();
      await choice.selectOption('2026-03');
      await expect(page).toHaveURL(`${site}${prefix}${fundPath}?month=2026-03`);
      await expect(holdings.getByRole('table').first()).not.toHaveText(before ?? '');
      await page.reload();
      await expect(choice).toHaveValue('2026-03');
      const file = holdings.getByRole('link', { name: language.csv }).first();
      await expect(file).toHaveAttribute('href', /month=2026-03$/);
      const text = await (await request.get(site + (await file.getAttribute('href')))).text();
      expect(text).toContain('2026-03-31');
      await page.goBack();
      await expect(choice).toHaveValue('2026-10');
    });

    test('says that a month is not known, and shows the latest', async ({ page, site }) => {
      await open(page, `${site}${prefix}${fundPath}?month=1999-01`);
      await expect(section(page, 'holdings').getByRole('alert')).toHaveText(language.unknown);
      await expect(section(page, 'holdings').getByLabel(language.month, { exact: true })).toHaveValue('2026-10');
    });

    test('lists every payout, and those of each day by month', async ({ page, site, request }) => {
      for (const path of [fundPath, dailyPayer]) {
        await open(page, site + prefix + path);
        const payouts = section(page, 'payouts');
        await expect(payouts.getByRole('application', { name: language.payouts })).toBeVisible();
        const href = await payouts.getByRole('link', { name: language.csv }).getAttribute('href');
        const id = href?.split('/')[4] ?? '';
        const answer = calls.getFundPayouts.path.replace(':id', id);
        const known = await (await request.get(`${site}${answer}?locale=${locale}`)).json();
        expect(known.monthly).toBe(path === dailyPayer);
        await expect(payouts.locator('tbody tr')).toHaveCount(known.payouts.length);
      }
    });

    for (const width of [360, 1440]) {
      test(`can be read by everyone at ${width} px`, async ({ page, site, axe }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, site + prefix + fundPath);
        await expect(section(page, 'holdings').getByRole('application', { name: language.size })).toBeVisible();
        for (const summary of await page.getByText(language.table, { exact: true }).all()) await summary.click();
        await axe(page);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      });
    }
  });

  test(`a category in ${locale} has its funds beside each other and leads on`, async ({ page, site, axe }) => {
    await page.goto(`${site}${prefix}/funds/equity`);
    const main = page.getByRole('main');
    const rows = main.getByRole('table').locator('tbody tr');
    await expect(rows).not.toHaveCount(0);
    const count = await rows.count();
    await axe(page);
    await main.getByRole('link', { name: language.find }).click();
    await expect(page).toHaveURL(`${site}${prefix}/funds?category=equity`);
    await page.goBack();
    await main.getByRole('link', { name: language.compare }).click();
    await expect(page).toHaveURL(/\/funds\/compare\?f=/);
    await expect(main.locator('table thead a')).toHaveCount(Math.min(4, count));
  });
}

test('without script the page has its growth, its years, its latest month and its payouts', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site + fundPath);
  for (const id of ['growth', 'years', 'holdings', 'payouts', 'costs']) {
    await expect(section(page, id).locator('table').first()).toBeAttached();
  }
  await expect(section(page, 'holdings').getByLabel('Month', { exact: true })).toBeHidden();
  await expect(section(page, 'years').locator('svg rect').first()).toBeVisible();
  const [{ growth: words }] = languages;
  const growth = section(page, 'growth');
  await expect(growth.getByRole('application', { name: words.title }).locator('svg')).toBeVisible();
  await expect(growth.locator('p').filter({ hasText: words.years })).toBeVisible();
  await expect(growth.getByRole('radio')).toHaveCount(0);
  await context.close();
});
