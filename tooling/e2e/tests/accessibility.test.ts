import { expect, test } from '../fixtures.ts';

const paths = {
  home: '/home',
  text: '/about-us/mission-and-vission',
  landing: '/about-us',
  fund: '/faysal-money-market-fund',
  category: '/funds/money-market',
  prices: '/daily-funds-nav-history',
  'site map': '/sitemap',
  'search results': '/search?q=fund',
  'missing page': '/no-such-page',
};

for (const language of ['en', 'ur'] as const) {
  for (const [name, path] of Object.entries(paths)) {
    // On a phone: the crawl looks at every page on a desk.
    test(`axe finds nothing on the ${name} page in ${language} on a phone`, async ({ page, site, axe }) => {
      const urdu = path === '/home' ? '/ur' : `/ur${path}`;
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(site + (language === 'ur' ? urdu : path));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await axe(page);
    });
  }
}

test('axe finds nothing on a page without a translation', async ({ page, site, axe }) => {
  await page.goto(`${site}/ur/investment-strategy`);
  await axe(page);
});

test('axe finds nothing in the open menus', async ({ page, site, axe }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto(`${site}/home`);
  await page
    .locator('nav[data-ready]')
    .getByRole('link', { name: 'Investment solutions', exact: true })
    .first()
    .hover();
  await expect(page.locator('[data-open] [data-panel]')).toBeVisible();
  await axe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe(page);
});
