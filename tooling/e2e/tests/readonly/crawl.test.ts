import { type CrawlResponse, crawl } from '../../crawl/crawl.ts';
import { brokenLinks, pageFaults } from '../../crawl/faults.ts';
import { hasJava, htmlErrors, nuErrors } from '../../crawl/htmlErrors.ts';
import { publicRoutes } from '../../crawl/routes.ts';
import { expect, test } from '../../fixtures.ts';
import { readHtml, readSitemap } from '../../readHtml.ts';

const always = ['/home', '/ur', '/sitemap.xml', '/robots.txt', '/feed.xml', '/ur/feed.xml', '/search?q=fund'];
const first = [...always, ...publicRoutes];

test.describe.configure({ timeout: 900_000 });

function distinct(responses: Map<string, CrawlResponse>): Map<string, string> {
  const shown = [...responses.values()].flatMap(({ url, html, status }) =>
    html !== null && status === 200 ? [[readHtml(html).canonical ?? url, html] as const] : [],
  );
  return new Map(shown.filter(([url]) => !new URL(url).pathname.startsWith('/website')));
}

test('every public route and every link answers, well marked up', async ({ request, site }, testInfo) => {
  const listed = readSitemap(await (await request.get(`${site}/sitemap.xml`)).text()).map(({ loc }) => loc);
  const responses = await crawl(site, [...first, ...listed]);
  const list = [...responses.values()].map(({ url, status, to }) => `${status} ${url}${to ? ` -> ${to}` : ''}`);
  await testInfo.attach('addresses.txt', { body: list.join('\n'), contentType: 'text/plain' });
  console.info(`${first.length} routes, ${listed.length} addresses of the sitemap, ${responses.size} addresses in all`);
  for (const route of publicRoutes) expect.soft(responses.get(site + route)?.status, route).toBe(200);
  expect.soft(brokenLinks(responses)).toEqual([]);
  expect.soft(pageFaults(responses)).toEqual([]);
  const titled = new Map<string, string>();
  for (const url of listed) {
    const page = readHtml(responses.get(url)?.html ?? '');
    expect.soft([page.canonical, page.robots.includes('noindex')], url).toEqual([url, false]);
    expect.soft(titled.get(page.title), `${url} has a title of its own, not “${page.title}”`).toBeUndefined();
    titled.set(page.title, url);
  }
  const pages = distinct(responses);
  await test.step('HTML by html-validate', async () => expect.soft(await htmlErrors(pages)).toEqual([]));
  if (hasJava()) await test.step('HTML by the Nu checker', async () => expect.soft(await nuErrors(pages)).toEqual([]));
});
