import { expect, test } from '../../fixtures.ts';
import { readHtml } from '../../readHtml.ts';

const english = { lang: 'en', heading: 'This page could not be found', back: 'Back to the home page', home: '/home' };
const urdu = { lang: 'ur', heading: 'یہ صفحہ نہیں مل سکا', back: 'ہوم پیج پر واپس جائیں', home: '/ur' };

for (const [path, expected] of [
  ['/no-such-page', english],
  ['/website/no-such-page', english],
  ['/about-us/no-such-page', english],
  ['/iframe/no-such-page', english],
  ['/faysal-funds/no-such-fund', english],
  ['/ur/no-such-page', urdu],
  ['/ur/about-us/no-such-page', urdu],
] as const) {
  test(`${path} is not found, in words`, async ({ page, request, site }) => {
    const raw = await request.get(site + path);
    expect(raw.status()).toBe(404);
    const html = readHtml(await raw.text());
    expect(html.headings).toEqual([expected.heading]);
    expect(html.shown.includes(expected.back)).toBe(true);
    expect(html.lang).toBe(expected.lang);
    expect(html.robots).toContain('noindex');
    expect((await page.goto(site + path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected.heading);
    await page.getByRole('main').getByRole('link', { name: expected.back }).click();
    await expect(page).toHaveURL(site + expected.home);
  });
}

for (const path of [
  '/%',
  '/%E0%A4%A',
  '/..%2f..%2fetc%2fpasswd',
  '/__proto__',
  '/ur/%',
  '/home%00',
  '/a'.repeat(400),
]) {
  test(`${path.slice(0, 40)} is no error of the server`, async ({ request, site }) => {
    const status = (await request.get(site + path)).status();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
}
