import { locales, publicPath } from '@fundfront/content-model';
import { limits } from '@fundfront/content-model/limits';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { readHtml, readSitemap } from '../../readHtml.ts';
import { templatePages } from '../../templatePages.ts';

const titleOf = (html: string) => readHtml(html).title;
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';

test('the title of every page fits into what search engines show', async ({ request, site }) => {
  test.setTimeout(900_000);
  const sitemap = readSitemap(await (await request.get(`${site}/sitemap.xml`)).text());
  for (const { loc } of sitemap) {
    const title = titleOf(await (await request.get(loc)).text());
    expect.soft(title.length, `${loc}: ${title}`).toBeLessThanOrEqual(limits.documentTitleLength);
    expect.soft(title.length, loc).toBeGreaterThan(5);
  }
});

test('the first page says to networks whose it is, in both languages', async ({ request, site }) => {
  for (const [path, company] of [
    ['/home', 'Sample Asset Management'],
    ['/ur', 'سیمپل ایسیٹ مینجمنٹ'],
  ] as const) {
    const html = await (await request.get(site + path)).text();
    expect(metaOf(html, 'og:title')).toContain(company);
    expect(metaOf(html, 'og:title')).toBe(titleOf(html));
  }
});

test('sub-funds of one name have a title, a heading and a picture each', async ({ request, site }) => {
  for (const locale of locales) {
    const found = await Promise.all(
      ['/sample-pension-fund-equity', '/sample-pension-fund-money-market'].map(async (path) => {
        const html = await (await request.get(site + publicPath(locale, path))).text();
        return [titleOf(html), metaOf(html, 'og:image'), readHtml(html).headings[0]];
      }),
    );
    const [one = [], other = []] = found;
    for (const [index, value] of one.entries()) expect(value).not.toBe(other[index]);
  }
});

test('the latest document of each section is the same in both languages', async ({ page, site }) => {
  const latest: string[][] = [];
  for (const locale of locales) {
    await page.goto(site + publicPath(locale, '/downloads'));
    const links = await page
      .getByRole('main')
      .locator('a[download]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    latest.push(links);
  }
  expect(latest[0]?.length).toBeGreaterThan(8);
  expect(latest[1]).toEqual(latest[0]);
});

test('the board says how many of all funds it shows', async ({ page, site }) => {
  await page.goto(`${site}/home`);
  const board = page.getByRole('region', { name: 'Daily NAV' });
  const rows = await board.locator('tbody tr').filter({ visible: true }).count();
  const total = await board.locator('tbody tr').count();
  await expect(board.getByRole('button', { name: /^All funds/ })).toHaveText(`All funds${rows} of ${total}`);
});

test('the tile of a report says the month that it is about', async ({ page, site }) => {
  for (const [path, month] of [
    ['/home', 'Oct 2026'],
    ['/ur', 'اکتوبر 2026'],
  ] as const) {
    await page.goto(site + path);
    await expect(
      page.locator('section[aria-labelledby="home-news"] a').filter({ hasText: month }).first(),
    ).toBeVisible();
  }
});

const hasDay = (page: Page, row: string) =>
  page
    .getByRole('main')
    .locator(row)
    .evaluateAll((rows) =>
      rows
        .filter((each) => each.checkVisibility() && each.querySelector('td time'))
        .map((each) =>
          [...each.querySelectorAll('time')].some((time) => {
            const { left, right, width } = time.getBoundingClientRect();
            return width > 0 && left >= 0 && right <= document.documentElement.clientWidth;
          }),
        ),
    );

for (const path of ['/home', '/ur', '/daily-funds-nav-history', '/ur/daily-funds-nav-history']) {
  test(`the day of each price is seen on ${path}, on a tablet and on a phone`, async ({ page, site }) => {
    for (const width of [360, 768, 1_440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site + path);
      const rows = await hasDay(page, 'table tbody tr');
      expect(rows.length).toBeGreaterThan(6);
      expect(rows, `${width} px`).not.toContain(false);
    }
  });
}

test('the key facts of a fund come before its disclaimer, on narrow screens and on paper', async ({ page, site }) => {
  for (const [width, media] of [
    [360, 'screen'],
    [768, 'screen'],
    [794, 'print'],
  ] as const) {
    await page.emulateMedia({ media });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}/sample-stock-fund`);
    const facts = await page.locator('#facts').boundingBox();
    const disclaimer = await page.locator('#disclaimer').boundingBox();
    expect((facts?.y ?? 0) + (facts?.height ?? 0)).toBeLessThanOrEqual(disclaimer?.y ?? 0);
  }
});

const negatives = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: { text: string; colour: string }[] = [];
    while (walker.nextNode()) {
      const of = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!of || of.closest('svg, script, template, style') || !of.checkVisibility()) continue;
      if (/^[-−]\d/.test(text) || /[^\d\w][-]\d+\.\d/.test(text))
        found.push({ text, colour: getComputedStyle(of).color });
    }
    return found;
  });

test('figures below zero have one sign and one colour', async ({ page, site }) => {
  for (const path of ['/daily-funds-nav-history', '/sample-stock-fund', '/ur/sample-stock-fund', '/funds/equity']) {
    await page.goto(site + path);
    const found = (await negatives(page)).filter(({ colour }) => colour !== 'rgb(255, 255, 255)');
    expect(found.length, path).toBeGreaterThan(0);
    expect(
      found.filter(({ text }) => !text.startsWith('\u2212')),
      path,
    ).toEqual([]);
    const [first] = found;
    expect(
      found.filter(({ colour }) => colour !== first?.colour),
      path,
    ).toEqual([]);
  }
});

test('that it is a sample is said by the strip, and nowhere beside each thing', async ({ request, site }) => {
  for (const path of templatePages) {
    const { shown } = readHtml(await (await request.get(site + path)).text());
    expect.soft(shown, path).not.toMatch(/\(sample\)|this sample/i);
  }
});

test('phone and WhatsApp are shown where they are set', async ({ page, site }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  for (const path of ['/home', '/ur']) {
    await page.goto(site + path);
    await expect(page.locator('a[href="tel:00000000000"]').first()).toBeVisible();
    await expect(page.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
  }
});
