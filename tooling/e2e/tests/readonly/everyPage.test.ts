import { homePath, type Locale, locales, publicPath } from '@fundfront/content-model';
import type { Page } from '@playwright/test';
import { isUrdu } from '../../crawl/faults.ts';
import { expect, test, watchFailures } from '../../fixtures.ts';
import { expectFocusSeen, expectReadableAt, lookClosely } from '../../lookClosely.ts';
import { readSitemap } from '../../readHtml.ts';
import { otherPages, templatePages } from '../../templatePages.ts';

// One page is resized, and loaded anew for an address only: hundreds of them are looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 900_000 });

const kinds = [...templatePages, ...Object.values(otherPages)];
const unlisted = ['/search?q=fund', '/search', '/no-such-page', '/iframe/value-added-services'];

async function addressesOf(page: Page, site: string, locale: Locale): Promise<string[]> {
  const sitemap = readSitemap(await (await page.request.get(`${site}/sitemap.xml`)).text());
  const listed = sitemap.map(({ loc }) => loc).filter((url) => isUrdu(url) === (locale === 'ur'));
  expect(listed.length).toBeGreaterThan(50);
  const inLocale = [...kinds, ...unlisted].map((path) => site + publicPath(locale, path));
  return [...new Set([...inLocale, ...listed])];
}

const shards = 2;

for (const locale of locales) {
  for (let shard = 0; shard < shards; shard += 1) {
    test(`every page in ${locale} runs without an error, is accessible and can be read (${shard + 1} of ${shards})`, async ({
      page,
      site,
      axe,
    }) => {
      const closely = new Map(kinds.map((path) => [site + publicPath(locale, path), path]));
      const focused = new Set(
        kinds.filter((_, at) => Math.floor(at / shards) % locales.length === locales.indexOf(locale)),
      );
      const failures = watchFailures(page);
      const addresses = (await addressesOf(page, site, locale)).filter((_, index) => index % shards === shard);
      for (const [index, url] of addresses.entries()) {
        await test.step(url, async () => {
          await page.setViewportSize({ width: 1_440, height: 900 });
          await page.goto(url);
          // The same on every page, and large: the first is looked at with them.
          await axe(page, { exclude: index === 0 ? [] : ['body > header', 'body > footer'] });
          const path = closely.get(url);
          // A page's own part is the same in both languages, but for its direction: each is gone through in one of them.
          if (path === homePath) await expectFocusSeen(page, url, 'body');
          else if (path !== undefined && focused.has(path)) await expectFocusSeen(page, url, 'main');
          // The specification's narrowest, and 1280 px at 400 %.
          await expectReadableAt(page, url, [240, 320]);
          if (path !== undefined) await lookClosely(page, path, locale);
          expect.soft(failures.splice(0), url).toEqual([]);
        });
      }
    });
  }
}
