import { type CrawlResponse, crawl } from '../crawl/crawl.ts';
import { brokenLinks, isUrdu, pageFaults } from '../crawl/faults.ts';
import { hasJava, htmlErrors } from '../crawl/htmlErrors.ts';
import { publicRoutes } from '../crawl/routes.ts';
import { expect, test } from '../fixtures.ts';
import { readHtml, readSitemap } from '../readHtml.ts';
import { missing } from '../sharedData.ts';
import { watchFailures } from '../watchFailures.ts';

const routes = publicRoutes();
const always = ['/home', '/ur', '/sitemap.xml', '/robots.txt', '/feed.xml', '/ur/feed.xml', '/search?q=fund'];
const first = [...always, ...(routes ?? [])];

test.describe.configure({ timeout: 300_000 });
// Each page is a step of its own with its address: a recording of hundreds of them would cost more than the looking.
test.use({ trace: 'off', untouched: true });

if (!routes) test.skip(`the specification's list of routes: ${missing('spec/routes.json')}`, () => undefined);

/** The pages without those that are another one again, at its other address. */
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
  for (const route of routes ?? []) expect.soft(responses.get(site + route)?.status, route).toBe(200);
  expect.soft(brokenLinks(responses)).toEqual([]);
  expect.soft(pageFaults(responses)).toEqual([]);
  for (const url of listed) {
    const page = readHtml(responses.get(url)?.html ?? '');
    expect.soft([page.canonical, page.robots.includes('noindex')], url).toEqual([url, false]);
  }
  await test.step('HTML by the Nu checker', async () => {
    if (!hasJava()) return console.info('The HTML was not checked: this machine has no Java.');
    expect.soft(await htmlErrors(distinct(responses))).toEqual([]);
  });
});

const shards = 4;
const unlisted = ['/search?q=fund', '/ur/search', '/no-such-page', '/ur/no-such-page', '/iframe/value-added-services'];

for (let shard = 0; shard < shards; shard += 1) {
  test(`pages run without an error and axe finds nothing (${shard + 1} of ${shards})`, async ({ page, site, axe }) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    const entries = readSitemap(await (await page.request.get(`${site}/sitemap.xml`)).text());
    const all = [...entries.map(({ loc }) => loc), ...unlisted.map((path) => site + path)];
    const failures = watchFailures(page);
    // The same on every page, and large: the first page of each language is looked at with them.
    const layoutSelectors = ['body > header', 'body > footer'];
    const languages = new Set<string>();
    for (const url of all.filter((_, index) => index % shards === shard)) {
      const language = isUrdu(url) ? 'ur' : 'en';
      const seen = languages.has(language) ? layoutSelectors : [];
      languages.add(language);
      await test.step(url, async () => {
        await page.goto(url);
        await axe(page, { exclude: seen });
        expect.soft(failures.splice(0), url).toEqual([]);
      });
    }
  });
}
