import { publicPath } from '@fundfront/content-model';
import { expect, test } from '../../fixtures.ts';
import { resize } from '../../lookClosely.ts';

const scale = 7;
const pages = [
  '/home',
  '/faysal-money-market-fund',
  '/downloads/articles/what-a-unit-is',
  '/customer-service/contact-us',
];

for (const locale of ['en', 'ur'] as const) {
  test(`a page in ${locale} has at most ${scale} sizes of type`, async ({ page, site }) => {
    for (const path of pages) {
      await page.goto(site + publicPath(locale, path));
      for (const width of [360, 768, 1_440]) {
        await resize(page, { width, height: 900 });
        const found = await page.evaluate(() => {
          const sizes: Record<string, string> = {};
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const text = walker.currentNode.textContent?.trim() ?? '';
            const of = walker.currentNode.parentElement;
            if (text === '' || !of?.checkVisibility() || of.closest('script, style, noscript')) continue;
            sizes[getComputedStyle(of).fontSize] ??= `${text.slice(0, 30)} (${of.className || of.tagName})`;
          }
          return sizes;
        });
        expect
          .soft(Object.keys(found).length, `${path} at ${width} px: ${JSON.stringify(found)}`)
          .toBeLessThanOrEqual(scale);
      }
    }
  });
}
