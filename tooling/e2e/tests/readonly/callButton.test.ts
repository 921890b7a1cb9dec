import { publicPath } from '@fundfront/content-model';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { resize } from '../../lookClosely.ts';

const pages = [
  '/faysal-money-market-fund',
  '/daily-funds-nav-history',
  '/downloads/fund-managers-report',
  '/customer-service/faq',
];

const button = (page: Page) => page.locator('site-island[data-island="callButton"] > a');

/** Texts, links and buttons of the page that lie under the button, as far as they come out from under the bar. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const call = document.querySelector('site-island[data-island="callButton"] > a');
    const bar = document.querySelector('[data-sticky-bar]');
    if (!call || !bar) return ['there is no button'];
    const found = new Set<string>();
    const { scrollHeight, clientHeight } = document.documentElement;
    for (let top = 0; top <= scrollHeight - clientHeight; top += Math.floor(clientHeight / 3)) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      const { left, right, top: from, bottom } = call.getBoundingClientRect();
      const under = bar.getBoundingClientRect().bottom;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? '';
        const of = walker.currentNode.parentElement;
        if (text === '' || !of?.closest('main, footer') || !of.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(of.closest('a, button, summary') ?? walker.currentNode);
        for (const box of range.getClientRects()) {
          const visibleTop = Math.max(box.top, under);
          const apart = box.right <= left || box.left >= right || visibleTop >= bottom || box.bottom <= from;
          if (!apart && visibleTop < box.bottom) found.add(text.slice(0, 30));
        }
      }
    }
    return [...found];
  });

for (const locale of ['en', 'ur'] as const) {
  test(`the button for a call in ${locale} is always there and covers nothing, wherever a page is scrolled to`, async ({
    page,
    site,
  }) => {
    for (const path of pages) {
      await page.goto(site + publicPath(locale, path));
      await expect(page.locator('nav[data-ready]')).toBeAttached();
      for (const width of [360, 768, 1_440]) {
        await resize(page, { width, height: 740 });
        expect.soft(await covered(page), `${path} at ${width} px`).toEqual([]);
        await expect.soft(button(page), `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('the page of the call’s form has no button for one', async ({ page, site }) => {
  for (const prefix of ['', '/ur']) {
    await page.goto(`${site}${prefix}/customer-service/request-a-call`);
    await expect(page.getByRole('main').locator('form')).toBeVisible();
    await expect(button(page)).toBeHidden();
  }
});
