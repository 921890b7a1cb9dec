import { expect, test } from '../../fixtures.ts';
import { readHtml } from '../../readHtml.ts';

test('pages stay up while the API is down, over a restart too, and it comes back on the same data', async ({
  page,
  request,
  ownProduct,
}) => {
  const { site } = ownProduct;
  const rendered = ['/home', '/ur', '/customer-service/faq', '/ur/customer-service/faq', '/feed.xml', '/sitemap.xml'];
  const before = new Map<string, string>();
  for (const path of rendered) before.set(path, await (await request.get(site + path)).text());
  const headingOf = (html: string) => readHtml(html).headings;

  await ownProduct.killApi();
  const stillThere = async () => {
    for (const path of rendered) {
      const response = await request.get(site + path);
      expect([path, response.status()]).toEqual([path, 200]);
      expect(headingOf(await response.text())).toEqual(headingOf(before.get(path) ?? ''));
    }
  };
  await stillThere();
  await ownProduct.restartSite();
  await stillThere();

  for (const [path, lang, text] of [
    ['/never-asked-for', 'en', 'The page could not be shown just now.'],
    ['/ur/never-asked-for', 'ur', 'یہ صفحہ اس وقت نہیں دکھایا جا سکا۔'],
  ] as const) {
    const response = await request.get(site + path);
    const html = readHtml(await response.text());
    expect([response.status(), html.lang]).toEqual([503, lang]);
    expect(html.shown).toContain(text);
    expect(html.robots).toContain('noindex');
  }

  await page.goto(`${site}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await ownProduct.startApi();
  expect((await request.get(`${ownProduct.api}/ready`)).status()).toBe(200);
  await expect.poll(async () => (await request.get(`${site}/never-asked-for`)).status()).toBe(404);
  expect((await request.get(`${site}/about-us/partners`)).status()).toBe(200);
});
