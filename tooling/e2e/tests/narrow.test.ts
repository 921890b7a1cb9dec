import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const addresses = [
  '/home',
  '/about-us',
  '/about-us/mission-and-vission',
  '/downloads/financial-statements',
  '/faysal-money-market-fund',
  '/daily-funds-nav-history',
  '/funds/equity',
  '/sitemap',
  '/search?q=fund',
  '/no-such-page',
];
const languages = { English: addresses, Urdu: ['/ur', ...addresses.slice(1).map((address) => `/ur${address}`)] };

/** How far the page can be moved sideways, and what sticks out. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.right > clientWidth + 1 || box.left < -1);
    });
    const names = wide.slice(0, 5).map((element) => `${element.tagName}.${element.className}`);
    return { scrollWidth, clientWidth, names };
  });

for (const [name, viewport] of [
  ['240 px', { width: 240, height: 500 }],
  ['400 % of 1280 px', { width: 320, height: 256 }],
  ['505 px', { width: 505, height: 800 }],
  ['1024 px', { width: 1_024, height: 800 }],
] as const) {
  for (const [language, all] of Object.entries(languages)) {
    test(`nothing sticks out at ${name} in ${language}`, async ({ page, site }) => {
      await page.setViewportSize(viewport);
      for (const address of all) {
        await page.goto(site + address);
        expect(await sideways(page), address).toBeNull();
      }
    });
  }
}
