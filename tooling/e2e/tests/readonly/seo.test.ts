import { expect, test } from '../../fixtures.ts';
import { readHtml, readSitemap } from '../../readHtml.ts';

test('the sitemap dates every address, and its pairs are mutual', async ({ request, site }) => {
  const response = await request.get(`${site}/sitemap.xml`);
  expect(response.headers()['content-type']).toContain('xml');
  const entries = readSitemap(await response.text());
  const known = new Map(entries.map((entry) => [entry.loc, entry]));
  expect(known.size).toBe(entries.length);
  for (const pagePath of ['/home', '/ur', '/privacy-policy-ur', '/faysal-money-market-fund', '/careers']) {
    expect(known.has(site + pagePath), pagePath).toBe(true);
  }
  for (const { loc, lastmod, alternates } of entries) {
    expect(Number.isNaN(Date.parse(lastmod ?? '')), loc).toBe(false);
    for (const alternate of Object.values(alternates)) {
      expect(known.get(alternate)?.alternates, `${loc} and ${alternate}`).toEqual(alternates);
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

for (const [what, pagePath, pattern] of [
  ['documents', '/downloads/fund-managers-report', /href="(\/api\/[^"]+)"/g],
  ['pictures', '/downloads/activities-events', /src="(\/api\/[^"]+)"/g],
] as const) {
  test(`a crawler may fetch the ${what} of a page`, async ({ request, site }) => {
    const rules = [...(await (await request.get(`${site}/robots.txt`)).text()).matchAll(/^(Allow|Disallow): (\S+)$/gm)];
    // The longest rule decides.
    const sorted = rules.toSorted(([, , one = ''], [, , other = '']) => other.length - one.length);
    const ruleOf = (path: string) => sorted.find(([, , start = '']) => path.startsWith(start))?.[1];
    const linked = [...(await (await request.get(site + pagePath)).text()).matchAll(pattern)].map(
      ([, path = '']) => path,
    );
    expect(linked).not.toEqual([]);
    for (const path of linked) expect(ruleOf(path), path).toBe('Allow');
    expect(ruleOf('/api/menu/menus')).toBe('Disallow');
  });
}

test('the staff area is for no crawler', async ({ request, admin }) => {
  for (const pagePath of ['/fb-f-cms-admin-login', '/admin']) {
    expect((await request.get(admin + pagePath)).headers()['x-robots-tag'], pagePath).toContain('noindex');
  }
});

for (const [pagePath, types] of [
  ['/home', ['Organization', 'WebSite']],
  ['/ur', ['Organization', 'WebSite']],
  ['/about-us/who-we-are', ['BreadcrumbList']],
  ['/ur/about-us/mission-and-vission', ['BreadcrumbList']],
  ['/faysal-money-market-fund', ['BreadcrumbList', 'InvestmentFund']],
  ['/customer-service/faq', ['BreadcrumbList', 'FAQPage']],
  ['/customer-service/contact-us', ['BreadcrumbList', 'ContactPage']],
] as const) {
  test(`${pagePath} tells search engines of ${types.join(' and ')}`, async ({ request, site }) => {
    const { jsonLd } = readHtml(await (await request.get(site + pagePath)).text());
    const graph = JSON.parse(jsonLd.join('\n'));
    expect(graph['@context']).toBe('https://schema.org');
    expect(graph['@graph'].map((node: { '@type': string }) => node['@type'])).toEqual(types);
  });
}

for (const [list, types] of [
  ['/careers', ['JobPosting']],
  ['/downloads/articles', ['NewsArticle', 'Article']],
] as const) {
  test(`an entry of ${list} tells search engines what it is`, async ({ request, site }) => {
    // Of those that the list shows: a vacancy that is closed keeps its address, and offers nothing.
    const html = await (await request.get(site + list)).text();
    const entry = [...html.matchAll(/href="([^"?]*)"/g)].find(([, href = '']) => href.startsWith(`${list}/`));
    const { jsonLd } = readHtml(await (await request.get(site + entry?.[1])).text());
    expect(types).toContain(JSON.parse(jsonLd.join('\n'))['@graph'][1]['@type']);
  });
}

for (const [page, feed] of [
  ['/home', '/feed.xml'],
  ['/ur', '/ur/feed.xml'],
] as const) {
  test(`${page} names its feed, whose entries answer`, async ({ request, site }) => {
    const html = await (await request.get(site + page)).text();
    expect(html).toContain(`<link rel="alternate" type="application/rss+xml" href="${site}${feed}"`);
    const response = await request.get(site + feed);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    const xml = await response.text();
    expect(xml).toContain(`<atom:link href="${site}${feed}" rel="self"`);
    const links = [...xml.matchAll(/<guid isPermaLink="true">([^<]*)</g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(2);
    expect((xml.match(/<pubDate>\w{3}, \d\d \w{3} \d{4} 00:00:00 \+0500</g) ?? []).length).toBe(links.length);
    expect((await request.get(links[0] ?? '')).status()).toBe(200);
  });
}

test('browsers find an icon at its old address, and a manifest whose pictures are there', async ({ request, site }) => {
  const icon = await request.get(`${site}/favicon.ico`);
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  expect((await icon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  const html = await (await request.get(`${site}/home`)).text();
  const href = /<link rel="manifest" href="([^"]*)"/.exec(html)?.[1] ?? '';
  const response = await request.get(new URL(href, site).href);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest.name).toBe('Sample Asset Management');
  for (const { src } of manifest.icons) expect((await request.get(site + src)).status(), src).toBe(200);
});

test('what machines fetch again and again is sent once', async ({ request, site }) => {
  const html = await (await request.get(`${site}/home`)).text();
  const image = readHtml(html).image ?? '';
  for (const url of [
    image,
    ...['/feed.xml', '/ur/feed.xml', '/sitemap.xml', '/icon.svg', '/favicon.ico'].map((path) => site + path),
  ]) {
    const { etag } = (await request.get(url)).headers();
    expect(etag, url).toBeTruthy();
    const again = await request.get(url, { headers: { 'if-none-match': etag ?? '' } });
    expect([url, again.status()]).toEqual([url, 304]);
  }
});

test('an address that is none is 404, and no cache stores that', async ({ request, site }) => {
  for (const path of ['/website/website/about-us', '/no-such-page', '/og/en/no-such-page.png', '/ur/no-such-page']) {
    const response = await request.get(site + path);
    expect([path, response.status(), response.headers()['cache-control']]).toEqual([path, 404, 'no-store']);
  }
  expect((await request.get(`${site}/website/about-us`)).status()).toBe(200);
});

for (const pagePath of ['/home', '/ur', '/customer-service/faq', '/ur/about-us/mission-and-vission']) {
  test(`${pagePath} has a picture for those who share it`, async ({ page, request, site }) => {
    await page.goto(site + pagePath);
    const named = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
    const image = (await named('og:image')) ?? '';
    expect([await named('og:image:width'), await named('og:image:height')]).toEqual(['1200', '630']);
    expect(await page.locator('meta[name="twitter:card"]').getAttribute('content')).toBe('summary_large_image');
    const response = await request.get(image);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(response.headers()['cache-control']).toContain('immutable');
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const other = await request.get(image.replace(/v=.*/, 'v=other'));
    expect(other.headers()['cache-control']).not.toContain('immutable');
  });
}
