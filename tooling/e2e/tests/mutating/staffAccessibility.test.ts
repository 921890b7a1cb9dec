import { chromiumLaunchOptions } from '@fundfront/vitest/chromium';
import { chromium } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const main = [
  '/admin/dashboard',
  '/admin/posts',
  '/admin/posts/home',
  '/admin/header',
  '/admin/menu',
  '/admin/settings',
  '/admin/operations',
  '/admin/funds/import',
  '/admin/forms?form=complaint',
];
const others = [
  '/admin/posts/new',
  '/admin/funds',
  '/admin/listing-grid',
  '/admin/account-settings',
  '/admin/activity-logs',
  '/admin/forms?form=subscribe',
  '/admin/posts/subscribe-complaint',
  '/admin/job-applications',
];
const screens = { light: [...main, ...others], dark: main };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 1_440, height: 900 } });

    test('axe finds nothing on the sign-in', async ({ page, admin, axe }) => {
      await page.goto(`${admin}/fb-f-cms-admin-login`);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await axe(page);
    });

    test('axe finds nothing on the screens of the staff area', async ({ page, signIn, admin, axe }) => {
      await signIn(page);
      for (const screen of screens[colorScheme]) {
        await page.goto(admin + screen);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await test.step(screen, () => axe(page));
      }
    });
  });
}

test('letters of 28 px have the layout of a narrower screen: nothing is wider than it', async ({ signIn, admin }) => {
  const { args = [], ...options } = chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, '--blink-settings=defaultFontSize=28'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
    await signIn(page);
    for (const screen of [...main, ...others]) {
      await page.goto(admin + screen);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, screen).toBeLessThanOrEqual(1_440);
    }
  } finally {
    await browser.close();
  }
});
