import { calls } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const ready = (page: Page) => expect(page.locator('nav[data-ready]')).toBeVisible();

/** Reported from inside the page: Playwright asks nothing of a page that is being left. */
async function startSlowNavigation(page: Page, site: string) {
  const status = { shown: Promise.withResolvers<void>(), gone: Promise.withResolvers<void>() };
  const release = Promise.withResolvers<void>();
  await page.exposeFunction('reportBar', (shown: boolean) => (shown ? status.shown : status.gone).resolve());
  await page.addInitScript(() => {
    let was = false;
    new MutationObserver(() => {
      const is = document.querySelector('[data-progress]') !== null;
      if (is !== was) Reflect.get(window, 'reportBar')(is);
      was = is;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/sitemap', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(`${site}/home`);
  await ready(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click({ noWaitAfter: true });
  return { shown: status.shown.promise, gone: status.gone.promise, release: release.resolve };
}

const bar = (page: Page) => page.locator('[data-progress]');

test('a page that takes a moment shows that it is on its way, and no bar is left on coming back', async ({
  page,
  site,
}) => {
  const { shown, release } = await startSlowNavigation(page, site);
  await shown;
  release();
  await expect(page).toHaveURL(`${site}/sitemap`);
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/home`);
  await expect(bar(page)).toHaveCount(0);
});

test('the bar goes by itself when the page does not come', async ({ page, site }) => {
  const { shown, gone, release } = await startSlowNavigation(page, site);
  await shown;
  await gone;
  release();
  await expect(page).toHaveURL(`${site}/sitemap`);
});

for (const [path, text] of [
  ['/home', 'No connection just now.'],
  ['/ur', 'اس وقت کنکشن موجود نہیں۔'],
] as const) {
  test(`a lost connection is told on ${path} until it is back`, async ({ page, context, site, axe }) => {
    await page.goto(site + path);
    await ready(page);
    // A script that is still on its way would never come.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const status = page.getByRole('status').filter({ hasText: text });
    await expect(status).toBeVisible();
    await axe(page);
    await context.setOffline(false);
    await expect(status).toHaveCount(0);
  });
}

test('a call that the network fails tells of it too', async ({ page, site }) => {
  await page.goto(`${site}/about-us`);
  await ready(page);
  const status = page.getByRole('status').filter({ hasText: 'No connection just now.' });
  await page.route(`**${calls.searchPages.path}`, (route) => route.abort('internetdisconnected'), { times: 1 });
  const box = page.getByRole('search').first().getByRole('searchbox');
  await box.fill('fund');
  await box.press('Enter');
  await expect(status).toBeVisible();
  await box.fill('funds');
  await box.press('Enter');
  await expect(status).toHaveCount(0);
});

test('a part of the build that is gone has the page load again, once', async ({ page, site }) => {
  await page.route('**/islands/*.js', (route) =>
    new URL(route.request().url()).pathname.startsWith('/islands/main-')
      ? route.continue()
      : route.fulfill({ status: 404 }),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const box = page.getByRole('search').first().getByRole('searchbox');
  await page.goto(`${site}/about-us`);
  await page.waitForLoadState('networkidle');
  await box.focus();
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await box.fill('fund');
  expect(loads).toBe(2);
  // What the code would have answered here, the server answers.
  await box.press('Enter');
  await expect(page).toHaveURL(`${site}/search?q=fund`);
});
