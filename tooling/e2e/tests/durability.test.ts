import { expect, test } from '../fixtures.ts';

test.setTimeout(180_000);

test('pages stay up while the API is down, and it comes back on the same data', async ({ page, ownProduct }) => {
  await page.goto(`${ownProduct.site}/home`);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await ownProduct.killApi();
  const cached = await page.reload();
  expect(cached?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await ownProduct.startApi();
  expect((await page.request.get(`${ownProduct.api}/ready`)).status()).toBe(200);
});
