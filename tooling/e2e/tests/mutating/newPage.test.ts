import { livePage, newWord, pageAt } from '../../content.ts';
import { field, publishInEditor } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';
import { readHtml } from '../../readHtml.ts';

test('a new page below another, first in English, then in Urdu', async ({
  page,
  request,
  administrator,
  signIn,
  admin,
  site,
}) => {
  const word = newWord();
  const parent = await pageAt(administrator, '/about-us');
  await signIn(page);
  await page.goto(`${admin}/admin/posts/new?parent=${parent}`);
  await field(page, 'Title').fill(`Our ${word}`);
  await expect(field(page, 'Address')).toHaveValue(`our-${word}`);
  await page.getByRole('button', { name: /^Save draft/ }).click();
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}/);
  const english = `/about-us/our-${word}`;
  expect((await request.get(site + english)).status()).toBe(404);

  await publishInEditor(page, 'en');
  const first = readHtml(await (await request.get(site + english)).text());
  expect([first.headings, first.alternates]).toEqual([[`Our ${word}`], {}]);
  expect((await request.get(`${site}/website${english}`)).status()).toBe(200);

  await field(page, 'Title', 'ur').fill(`ہمارا ${word}`);
  await publishInEditor(page, 'ur');
  const link = page
    .getByRole('complementary', { name: 'Status' })
    .getByRole('link', { name: `/ur/about-us/our-${word}` });
  const urdu = new URL((await link.getAttribute('href')) ?? '').pathname;
  const second = readHtml(await (await request.get(site + urdu)).text());
  expect([second.lang, second.headings]).toEqual(['ur', [`ہمارا ${word}`]]);
  expect(second.alternates.en).toBe(site + english);
  await expect
    .poll(async () => readHtml(await (await request.get(site + english)).text()).alternates.ur)
    .toBe(site + urdu);
});

test('a page without a translation says so under /ur, and is not indexed there', async ({
  page,
  request,
  administrator,
  site,
  axe,
}) => {
  const { path } = await livePage(administrator, { title: 'In English only' });
  expect(readHtml(await (await request.get(site + path)).text()).alternates.ur).toBeUndefined();
  const raw = await request.get(`${site}/ur${path}`);
  const html = readHtml(await raw.text());
  expect(raw.status()).toBe(200);
  expect([html.lang, html.dir]).toEqual(['ur', 'rtl']);
  expect(html.robots).toMatch(/noindex/);
  await page.goto(`${site}/ur${path}`);
  await axe(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('یہ صفحہ ابھی اردو میں دستیاب نہیں ہے');
  const others = main.getByRole('list', { name: 'اردو میں دستیاب صفحات' }).getByRole('link');
  expect(await others.count()).toBeGreaterThan(4);
  for (const link of await others.all()) expect(await link.getAttribute('href')).toMatch(/^\/ur\//);
  await main.getByRole('link', { name: 'انگریزی میں دیکھیں' }).click();
  await expect(page).toHaveURL(site + path);
});

test('a new page is made from the list', async ({ page, signIn, admin }) => {
  await signIn(page);
  await page.goto(`${admin}/admin/posts`);
  await page.getByRole('button', { name: /^New page/ }).click();
  await expect(page).toHaveURL(`${admin}/admin/posts/new`);
  await page.getByRole('button', { name: /^Save draft/ }).click();
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}/);
  await page.getByRole('button', { name: 'Publish English' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
});

test('what is wrong is said beside the field, and nothing is published', async ({
  page,
  request,
  administrator,
  signIn,
  admin,
  site,
}) => {
  const { entry, path } = await livePage(administrator, { title: 'Stays as it is' });
  await signIn(page);
  await page.goto(`${admin}/admin/posts/${entry.id}`);
  await field(page, 'Title', 'en').fill('');
  await page.getByRole('button', { name: 'Publish English' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(field(page, 'Title', 'en')).toHaveAccessibleDescription(/Title is required/);
  await field(page, 'Title', 'en').fill('x'.repeat(201));
  await expect(page.getByText('Title can be at most 200 characters')).toBeVisible();
  await field(page, 'Title', 'en').fill('Right again');
  await field(page, 'Address').first().fill('not an address');
  await page.getByRole('button', { name: 'Publish English' }).click();
  await expect(page.getByText('Address may hold letters a to z, digits and single hyphens only')).toBeVisible();
  expect(readHtml(await (await request.get(site + path)).text()).headings).toEqual(['Stays as it is']);
});

test('an address that another page has is refused in words', async ({ page, administrator, signIn, admin }) => {
  const taken = await livePage(administrator, { title: 'Was here first' });
  const { entry } = await livePage(administrator, { title: 'Comes later' });
  await signIn(page);
  await page.goto(`${admin}/admin/posts/${entry.id}`);
  await field(page, 'Address').first().fill(String(taken.entry.data.slug));
  await page.getByRole('button', { name: 'Publish English' }).click();
  await expect(page.getByText(/^Not (saved|published)\./)).toBeVisible();
});
