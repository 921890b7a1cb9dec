import { expect, signInThrough, test } from '../../fixtures.ts';

test('the three applications answer', async ({ page, site, admin, api, request }) => {
  expect((await request.get(`${api}/health`)).status()).toBe(200);
  expect((await request.get(`${api}/ready`)).status()).toBe(200);
  expect((await request.get(`${admin}/health`)).status()).toBe(200);
  const home = await page.goto(`${site}/home`);
  expect(home?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('staff sign in', async ({ page, makePerson, admin }) => {
  await signInThrough(page, admin, await makePerson('admin'));
  await expect(page.getByRole('navigation').first()).toBeVisible();
});
