import { newWord } from '../content.ts';
import { expectLive } from '../editor.ts';
import { expect, test } from '../fixtures.ts';

const headers = [
  { language: 'English', screen: '/admin/header', pages: ['/home', '/about-us/partners', '/no-such-page'] },
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
    const bodyOf = async (address: string) => (await request.get(site + address)).text();
    for (const address of pages) expect(await bodyOf(address)).not.toContain(email);
    await signIn(page);
    await page.goto(admin + screen);
    const section = page.getByRole('region', { name: 'E-mail in the top bar' });
    await section.getByLabel(/^E-mail/).fill(email);
    await section.getByRole('button', { name: 'Publish' }).click();
    await expectLive(page);
    for (const address of pages) expect(await bodyOf(address), address).toContain(`mailto:${email}`);
    const others = headers.flatMap((header) => (header.screen === screen ? [] : header.pages));
    for (const address of others) expect(await bodyOf(address), address).not.toContain(email);
  });
}

test('a change of the footer reaches the pages, its draft does not', async ({ page, request, signIn, admin, site }) => {
  const words = `Words beside the copyright ${newWord()}`;
  const footer = async () => (await request.get(`${site}/careers`)).text();
  await signIn(page);
  await page.goto(`${admin}/admin/footer/detail`);
  const section = page.getByRole('region', { name: 'Site detail', exact: true });
  await section.getByRole('textbox', { name: 'Words beside the copyright' }).fill(words);
  await section.getByRole('button', { name: 'Save draft' }).click();
  await expect(section.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  expect(await footer()).not.toContain(words);
  await section.getByRole('button', { name: 'Publish' }).click();
  await expectLive(page);
  expect(await footer()).toContain(words);
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
  for (const address of ['/home', '/careers', '/faysal-money-market-fund']) {
    await expect.poll(async () => (await request.get(site + address)).text()).toContain(tagline);
  }
});
