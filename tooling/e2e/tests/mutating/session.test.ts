import { expect, signInThrough, test } from '../../fixtures.ts';

const otherDevice = 'Your account was logged in from another device, current session has been terminated.';
const stored = () => ({ ...localStorage, ...sessionStorage });

test('signing in elsewhere ends the older session, with the words of the specification', async ({
  page,
  browser,
  makePerson,
  admin,
  site,
}) => {
  const person = await makePerson('editor');
  await signInThrough(page, admin, person);
  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await signInThrough(second, admin, person);
  await expect(page.getByText(otherDevice)).toBeVisible();
  await expect(page).toHaveURL(`${site}/home`);
  await page.goto(`${admin}/admin/posts`);
  await expect(page).toHaveURL(`${site}/home`);
  await second.reload();
  await expect(second.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await elsewhere.close();
});

test('a reload keeps the session, and no secret is kept where scripts could read it', async ({
  page,
  makePerson,
  admin,
}) => {
  await signInThrough(page, admin, await makePerson('admin'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  const held = await page.evaluate(stored);
  expect(JSON.parse(held.user ?? '{}')).toMatchObject({ firstName: 'Test', roles: ['admin'] });
  expect(JSON.stringify(held)).not.toMatch(/eyJ|token/i);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ httpOnly, sameSite }) => !httpOnly || sameSite !== 'Strict')).toEqual([]);
  // Each is sent to the one address that reads it, and to no other.
  expect(cookies.map(({ name, path }) => [name, path]).toSorted()).toEqual([
    ['fundfront_device', '/api/user/login'],
    ['fundfront_refresh', '/api/user/refresh'],
  ]);
});

test('leaving in one tab ends the other', async ({ page, context, makePerson, admin, site }) => {
  await signInThrough(page, admin, await makePerson('admin'));
  const other = await context.newPage();
  await other.goto(`${admin}/admin/funds`);
  await expect(other.getByRole('heading', { level: 1, name: 'Funds' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${site}/home`);
  await expect(other).toHaveURL(`${site}/home`);
  await page.goto(`${admin}/fb-f-cms-admin-login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

for (const path of ['/admin', '/admin/posts', '/admin/website/blank', '/']) {
  test(`a visitor at ${path} of the staff area is led to the public home page`, async ({ page, admin, site }) => {
    await page.goto(admin + path);
    await expect(page).toHaveURL(`${site}/home`);
  });
}

test('who is signed in is led on from the sign-in', async ({ page, makePerson, admin }) => {
  await signInThrough(page, admin, await makePerson('admin'));
  for (const path of ['/fb-f-cms-admin-login', '/indexs']) {
    await page.goto(admin + path);
    await expect(page).toHaveURL(`${admin}/admin/posts`);
  }
});
