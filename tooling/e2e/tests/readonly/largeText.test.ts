import { type Locale, locales, publicPath } from '@fundfront/content-model';
import { chromiumLaunchOptions } from '@fundfront/vitest/chromium';
import type { Page } from '@playwright/test';
import { expectPicture, picturesOf } from '../../expectPicture.ts';
import { findUnreadableText } from '../../findUnreadableText.ts';
import { expect, test } from '../../fixtures.ts';
import { resize } from '../../lookClosely.ts';

// WCAG 1.4.4, by the size that visitors set in their browser: it is what media queries in em follow.
const sizes = [16, 24, 32];
const widths = [360, 480, 768, 1_024, 1_440];
const pages = [
  '/home',
  '/faysal-money-market-fund',
  '/daily-funds-nav-history',
  '/downloads/fund-managers-report',
  '/customer-service/contact-us',
];

interface Shown {
  width: number;
  squeezed: boolean;
  login: { start: number; end: number; width: number } | null;
}

const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const login = [...document.querySelectorAll('header a[target="_blank"]')].find((link) => link.checkVisibility());
    const box = login?.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const heading = document.querySelector('h1') ?? document.body;
    const text = document.createRange();
    text.selectNodeContents(heading);
    const lines =
      text.getBoundingClientRect().height / Math.max(...[...text.getClientRects()].map(({ height }) => height));
    return {
      width: clientWidth,
      // A word below a word is a heading that was squeezed; a short one is as wide as its one line.
      squeezed: lines > 1.5 && heading.getBoundingClientRect().width < Math.min(clientWidth * 0.6, 300),
      login: box ? { start: box.left, end: box.right, width: box.width } : null,
    };
  });

/** What of the header's controls lies over another, or outside of the screen. */
const faultsOfBar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const controls = [...document.querySelectorAll<HTMLElement>('[data-sticky-bar] :is(a, button)')].filter(
      (control) => !control.closest('[data-panel]') && control.checkVisibility(),
    );
    const boxes = controls.map((control) => ({
      name: control.getAttribute('aria-label') ?? control.textContent,
      box: control.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box }, index) => {
      const outside = box.left < -1 || box.right > clientWidth + 1 ? [`${name} leaves the screen`] : [];
      const over = boxes
        .slice(index + 1)
        .filter(({ box: other }) => {
          const beside = box.right <= other.left + 1 || other.right <= box.left + 1;
          return !beside && box.bottom > other.top + 1 && other.bottom > box.top + 1;
        })
        .map((other) => `${name} lies over ${other.name}`);
      return [...outside, ...over];
    });
  });

async function look(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    const at = `${what} at ${width} px`;
    await resize(page, { width, height: 900 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect.soft(await findUnreadableText(page), at).toEqual([]);
    const found = await shown(page);
    expect.soft(found.squeezed, `the heading of ${at}`).toBe(false);
    expect.soft(found.login?.start, `Login on ${at}`).toBeGreaterThanOrEqual(0);
    expect.soft(found.login?.end, `Login on ${at}`).toBeLessThanOrEqual(found.width);
    expect.soft(await faultsOfBar(page), at).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.locator('[data-compact]')).toHaveCount(1);
    expect.soft(await faultsOfBar(page), `${at}, scrolled`).toEqual([]);
  }
}

for (const size of sizes) {
  for (const locale of locales) {
    test(`pages in ${locale} hold with the browser’s letters at ${size} px`, async ({ playwright, site }, info) => {
      const options = chromiumLaunchOptions();
      const args = [...options.args, `--blink-settings=defaultFontSize=${size}`];
      const browser = await playwright.chromium.launch({ ...options, args });
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      for (const path of pages) {
        await page.goto(site + publicPath(locale satisfies Locale, path));
        await expect(page.locator('nav[data-ready]')).toBeAttached();
        const root = page.locator('html');
        await expect(root).toHaveCSS('font-size', `${size}px`);
        expect(await page.evaluate(() => matchMedia('(min-width: 50em)').matches)).toBe(1_280 / size >= 50);
        await look(page, `${path} in ${locale} with ${size} px letters`);
        await resize(page, { width: 1_280, height: 900 });
      }
      const pictures = picturesOf(browser, info);
      for (const width of pictures !== null && size > 16 ? [360, 1_440] : []) {
        await resize(page, { width, height: 900 });
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expectPicture(page, `${pictures}`, `letters-of-${size}-${locale}-${width}`);
      }
      await browser.close();
    });
  }
}
