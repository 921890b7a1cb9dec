import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { resize } from '../../lookClosely.ts';

const paths = [
  '/home',
  '/ur',
  '/about-us/who-we-are',
  '/ur/about-us/who-we-are',
  '/about-us/partners',
  '/ur/downloads',
  '/customer-service/faq',
  '/customer-service/contact-us',
  '/ur/customer-service/request-a-call',
  '/sitemap',
  '/faysal-money-market-fund',
  '/search?q=fund',
  '/iframe/value-added-services',
  '/no-such-page',
];

function renderedStyles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.all([...document.fonts].filter(({ status }) => status === 'loading').map(({ loaded }) => loaded));
    await document.fonts.ready;
    const shown = ['color', 'background', 'border', 'font', 'padding', 'display', 'position', 'opacity', 'transform'];
    const elements = [...document.querySelectorAll('body *:not(script, link)')];
    return Object.fromEntries(
      elements.map((element, index) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const box = [x, y, width, height].map((each) => each.toFixed(1)).join(' ');
        return [
          `${index} ${element.tagName} ${element.getAttribute('class') ?? ''}`,
          [box, ...shown.map((property) => style.getPropertyValue(property))].join('; '),
        ];
      }),
    );
  });
}

test('a page brings the styles that it is drawn with, and waits for no other', async ({ page, site, request }) => {
  await page.route('**/islands/*.js', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    const html = await (await request.get(site + path)).text();
    const sheet = /data-sheet="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(sheet, path).not.toBe('');
    expect(html.match(/<link rel="stylesheet"|<script src="\/_next\/[^"]+" async/g), path).toBeNull();

    await page.goto(site + path);
    for (const width of [390, 1_440]) {
      await resize(page, { width, height: 900 });
      const before = await renderedStyles(page);
      const whole = await page.addStyleTag({ url: sheet });
      const after = await renderedStyles(page);
      const changed = Object.entries(after)
        .filter(([name, styles]) => before[name] !== styles)
        .map(([name, styles]) => [name, before[name], styles]);
      expect(changed, `${path} at ${width} px`).toEqual([]);
      await whole.evaluate((element) => element.parentNode?.removeChild(element));
    }
  }
});

test('the whole sheet comes with the first island', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}/about-us/who-we-are`);
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search pages' }).click();
  await page.getByRole('dialog').getByRole('searchbox').press('a');
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
});
