import { newWord } from '../../content.ts';
import { expectLive } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';
import { expectPageContains, pageContains } from '../../pageContains.ts';

// One after the other: each waits for pages that the others change as well.
test.describe.configure({ mode: 'default' });

const headers = [
  { language: 'English', screen: '/admin/header', pages: ['/home', '/about-us/partners', '/sales/distributors'] },
  {
    language: 'Urdu',
    screen: '/admin/posts/ur/header',
    pages: ['/ur', '/ur/about-us/partners', '/ur/sales/distributors'],
  },
];

for (const { language, screen, pages } of headers) {
  test(`the e-mail of the ${language} header reaches every page of its language alone`, async ({
    page,
    request,
    signIn,
    admin,
    site,
  }) => {
    const email = `${newWord()}@sample.example`;
    for (const path of pages) expect(await pageContains(request, site + path, email)).toBe(false);
    await signIn(page);
    await page.goto(admin + screen);
    const section = page.getByRole('region', { name: 'E-mail in the top bar' });
    await section.getByLabel(/^E-mail/).fill(email);
    await section.getByRole('button', { name: 'Publish' }).click();
    await expectLive(page);
    for (const path of pages) await expectPageContains(request, site + path, `mailto:${email}`);
    const others = headers.flatMap((header) => (header.screen === screen ? [] : header.pages));
    for (const path of others) expect(await pageContains(request, site + path, email), path).toBe(false);
  });
}

test('a change of the footer reaches the pages, its draft does not', async ({ page, request, signIn, admin, site }) => {
  const text = `Words beside the copyright ${newWord()}`;
  await signIn(page);
  await page.goto(`${admin}/admin/footer/detail`);
  const section = page.getByRole('region', { name: 'Site detail', exact: true });
  await section.getByRole('textbox', { name: 'Words beside the copyright' }).fill(text);
  await section.getByRole('button', { name: 'Save draft' }).click();
  await expect(section.getByRole('status').filter({ hasText: 'Not saved yet' })).toHaveCount(0);
  expect(await pageContains(request, `${site}/careers`, text)).toBe(false);
  await section.getByRole('button', { name: 'Publish' }).click();
  await expectLive(page);
  await expectPageContains(request, `${site}/careers`, text);
});

test('settings reach every page', async ({ page, request, signIn, admin, site }) => {
  const tagline = `Line ${newWord()}`;
  await signIn(page);
  await page.goto(`${admin}/admin/settings`);
  await page
    .locator('[lang="en"]')
    .and(page.getByLabel(/^Line under the name/))
    .fill(tagline);
  await page.getByRole('button', { name: 'Publish English' }).click();
  await expect(page.getByText(/^(Live in|Published)/).last()).toBeVisible();
  for (const path of ['/home', '/careers', '/faysal-money-market-fund']) {
    await expectPageContains(request, site + path, tagline);
  }
});
