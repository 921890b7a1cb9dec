import { locales, publicPath } from '@fundfront/content-model';
import type { Page } from '@playwright/test';
import { isUrdu } from '../crawl/faults.ts';
import { findUnreadableText } from '../findUnreadableText.ts';
import { expect, test } from '../fixtures.ts';
import { readSitemap } from '../readHtml.ts';
import { otherPages, templatePages } from '../templatePages.ts';

// One page is resized, and loaded anew for an address only: hundreds of them are looked at.
test.use({ trace: 'off', untouched: true });
test.describe.configure({ timeout: 180_000 });

const unlisted = ['/search?q=fund', '/no-such-page', '/iframe/value-added-services'];
const kinds = Object.values({ ...templatePages, ...otherPages });

async function readAt(page: Page, path: string, sizes: readonly number[]): Promise<void> {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
    expect.soft(await findUnreadableText(page), `${path} at ${width} px`).toEqual([]);
  }
}

/** Sets text as wide as WCAG 1.4.12 has it. Letters of Arabic script are joined: they are not set apart. */
const applyTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const letters = document.documentElement.lang === 'ur' ? '' : 'line-height: 1.5 !important; letter-spacing: 0.12em';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { word-spacing: 0.16em !important; ${letters} !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

for (const locale of locales) {
  test(`every page can be read on a narrow screen, in ${locale}`, async ({ page, site }) => {
    const sitemap = readSitemap(await (await page.request.get(`${site}/sitemap.xml`)).text());
    const listed = sitemap.map(({ loc }) => loc).filter((url) => isUrdu(url) === (locale === 'ur'));
    expect(listed.length).toBeGreaterThan(50);
    for (const url of [...listed, ...unlisted.map((path) => site + publicPath(locale, path))]) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      // The specification's narrowest, and 1280 px at 400 %.
      await readAt(page, url, [240, 320]);
    }
  });

  test(`every kind of page can be read where containers change and with text set wider, in ${locale}`, async ({
    page,
    site,
  }) => {
    for (const path of kinds) {
      await page.goto(site + publicPath(locale, path));
      await readAt(page, path, [505, 1_024]);
      await applyTextSpacing(page);
      await readAt(page, path, [320, 1_440]);
    }
  });
}

test('what is pressed is large enough on the narrowest screen', async ({ page, site, axe }) => {
  await page.setViewportSize({ width: 240, height: 800 });
  for (const [index, path] of kinds.entries()) {
    await page.goto(site + publicPath(index % 2 === 0 ? 'en' : 'ur', path));
    // The same on every page: the first of each language is looked at with them.
    const exclude = index < locales.length ? [] : ['body > header', 'body > footer'];
    await axe(page, { only: ['target-size'], exclude });
  }
});
