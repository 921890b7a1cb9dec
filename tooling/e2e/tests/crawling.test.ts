import { expect, test } from '../fixtures.ts';
import { readHtml, readSitemap } from '../readHtml.ts';

test('every address of the sitemap answers as its own canonical, and pairs are mutual', async ({ request, site }) => {
  test.setTimeout(120_000);
  const response = await request.get(`${site}/sitemap.xml`);
  expect(response.headers()['content-type']).toContain('xml');
  const entries = readSitemap(await response.text());
  const known = new Map(entries.map((entry) => [entry.loc, entry]));
  expect(known.size).toBe(entries.length);
  for (const address of [
    '/home',
    '/ur',
    '/privacy-policy-ur',
    '/faysal-money-market-fund',
    '/about-us/mission-and-vission',
  ]) {
    expect(known.has(site + address), address).toBe(true);
  }
  for (const { loc, lastmod, alternates } of entries) {
    const answer = await request.get(loc, { maxRedirects: 0 });
    const page = readHtml(await answer.text());
    expect([loc, answer.status(), page.canonical]).toEqual([loc, 200, loc]);
    expect(page.robots, loc).not.toContain('noindex');
    expect(Number.isNaN(Date.parse(lastmod ?? '')), loc).toBe(false);
    for (const [language, twin] of Object.entries(alternates)) {
      if (language === 'x-default') continue;
      expect(known.get(twin)?.alternates, `${loc} and ${twin}`).toEqual(alternates);
    }
  }
});

test('robots.txt names the sitemap and keeps crawlers out of nothing that they should read', async ({
  request,
  site,
}) => {
  const response = await request.get(`${site}/robots.txt`);
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/\s*$/m);
  expect(text).not.toContain('cms-admin-login');
});

test('the staff area is for no crawler', async ({ request, admin }) => {
  for (const address of ['/fb-f-cms-admin-login', '/admin']) {
    expect((await request.get(admin + address)).headers()['x-robots-tag'], address).toContain('noindex');
  }
});

for (const [address, type] of [
  ['/home', 'Organization'],
  ['/about-us/who-we-are', 'BreadcrumbList'],
  ['/ur/about-us/who-we-are', 'BreadcrumbList'],
  ['/faysal-money-market-fund', 'BreadcrumbList'],
] as const) {
  test(`the structured data of ${address} parses`, async ({ request, site }) => {
    const { structured } = readHtml(await (await request.get(site + address)).text());
    expect(structured.length).toBeGreaterThan(0);
    for (const text of structured) expect(JSON.parse(text)).toHaveProperty('@context', 'https://schema.org');
    expect(structured.join('\n')).toContain(`"${type}"`);
  });
}
