import { calls } from '@fundfront/content-model/wire';
import { expect, firstAdmin, signInThrough, test } from '../../fixtures.ts';

test('an expired token is refreshed once for all calls that meet it, without a word', async ({ page, ownProduct }) => {
  // The check every seven seconds would refresh as well; here only a screen's calls may.
  await page.route(`**${calls.checkSession.path}`, (route) => route.fulfill({ json: { status: 200, message: 'ok' } }));
  const signedIn = page.waitForResponse(`**${calls.login.path}`);
  await signInThrough(page, ownProduct.admin, firstAdmin);
  const { token } = await (await signedIn).json();
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();

  const statuses: number[] = [];
  const refreshes: number[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === calls.refresh.path) refreshes.push(response.status());
    else if (pathname.startsWith('/api/')) statuses.push(response.status());
  });
  const asFirst = { headers: { authorization: `Bearer ${token}` } };
  const url = ownProduct.api + calls.adminMenu.path;
  await expect.poll(async () => (await page.request.get(url, asFirst)).status()).toBe(401);
  let release = () => {};
  const together = new Promise<void>((resolve) => {
    release = resolve;
  });
  let waiting = 0;
  await page.route('**/api/menu/tree/*', async (route) => {
    waiting += 1;
    if (waiting === 3) release();
    await together;
    await route.continue();
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Menu', exact: true }).click();
  for (const name of ['Main menu', 'Urdu menu']) {
    await expect(
      page.getByRole('region', { name, exact: true }).getByRole('button', { name: /^Move/ }).first(),
    ).toBeVisible();
  }
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(2);
  expect(refreshes).toEqual([200]);
  await expect(page).toHaveURL(/\/admin\/menu$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
