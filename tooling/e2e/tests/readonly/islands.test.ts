import { brotliCompressSync } from 'node:zlib';
import { type Locale, locales, publicPath } from '@fundfront/content-model';
import type { Page } from '@playwright/test';
import { expect, test, watchFailures } from '../../fixtures.ts';
import { otherPages, templatePages } from '../../templatePages.ts';

const scriptBudget = 5_000;
const htmlBudget = 25_000;
const heaviest = ['/ur', '/ur/sample-cash-management-fund', '/ur/sample-islamic-equity-fund', '/sample-stock-fund'];

const kinds = [...templatePages, ...Object.values(otherPages)];
const pagesIn = (locale: Locale) =>
  [...kinds, '/search', '/subscription/confirm?token=x'].map((path) => publicPath(locale, path));

/** Brings every island of the page to life, one after the other, and says which did not. */
function startAll(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const islands = [...document.querySelectorAll<HTMLElement>('site-island')];
    for (const island of islands) {
      const inside = island.firstElementChild ?? island;
      inside.dispatchEvent(new Event('focusin', { bubbles: true }));
    }
    for (let turn = 0; turn < 600 && islands.some((island) => island.dataset.live === undefined); turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return islands.flatMap((island) => (island.dataset.live === undefined ? (island.dataset.island ?? '') : []));
  });
}

/** What React believes of the server's elements and is not so. Made ids may be others, each in the place of one. */
function differences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = { className: 'class', id: 'id', htmlFor: 'for', href: 'href', name: 'name', src: 'src' } as const;
    const references = ['aria-labelledby', 'aria-describedby', 'aria-controls'];
    const isMade = /^_[\w-]*[rR]_/;
    const made = new Map<string, string>();
    const same = (given: string, found: string | null) => {
      if (found === given) return true;
      if (!isMade.test(given) || !found || !isMade.test(found)) return false;
      if (!made.has(given)) made.set(given, found);
      return made.get(given) === found;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll('site-island *')) {
      const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
      const props: unknown = key && Reflect.get(element, key);
      if (typeof props !== 'object' || props === null) continue;
      for (const [prop, attribute] of [...Object.entries(names), ...references.map((each) => [each, each] as const)]) {
        const given: unknown = Reflect.get(props, prop);
        if (typeof given !== 'string' || given === '') continue;
        if (!same(given, element.getAttribute(attribute))) {
          const island = element.closest<HTMLElement>('site-island')?.dataset.island;
          found.push(`${island} ${element.tagName} ${attribute}: ${given} / ${element.getAttribute(attribute)}`);
        }
      }
    }
    return found;
  });
}

/** Elements among the props of an island that the server did not draw: it has none to keep. */
function missingSlots(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const url = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset.props;
    const lines = url ? (await (await fetch(url)).text()).split('\n') : [];
    return [...document.querySelectorAll<HTMLElement>('site-island')].flatMap((island) => {
      const { props = '' } = island.dataset;
      return [...(lines[Number(props)] ?? props).matchAll(/"\$slot":(\d+)/g)].flatMap(([, slot]) =>
        island.querySelector(`site-slot[data-slot="${slot}"]`) ? [] : `${island.dataset.island} ${slot}`,
      );
    });
  });
}

for (const locale of locales) {
  test(`every island in ${locale} takes over what the server drew, without a report or a violation`, async ({
    page,
    site,
  }) => {
    test.setTimeout(900_000);
    const failures = watchFailures(page);
    for (const path of pagesIn(locale)) {
      await test.step(path, async () => {
        await page.goto(site + path);
        expect.soft(await missingSlots(page), path).toEqual([]);
        expect.soft(await startAll(page), path).toEqual([]);
        expect.soft(await differences(page), path).toEqual([]);
        expect.soft(failures.splice(0), path).toEqual([]);
      });
    }
  });
}

test('a page brings at most 5 kB of script and 25 kB of HTML, and none of Next’s', async ({ page, request, site }) => {
  test.setTimeout(900_000);
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  for (const path of [...kinds, ...heaviest, '/search', '/ur/search?q=fund']) {
    const html = await (await request.get(site + path)).text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const executable = scripts.filter((attributes) => !attributes.includes('type="application/'));
    expect.soft(executable, path).toEqual([expect.stringMatching(/^ type="module" src="\/islands\/main-[\w-]+\.js" /)]);
    expect.soft(html.includes('/_next/static/chunks/') && /src="\/_next/.test(html), path).toBe(false);

    const asked: string[] = [];
    page.on('request', (each) => asked.push(`${each.resourceType()} ${new URL(each.url()).pathname}`));
    await page.goto(site + path, { waitUntil: 'load' });
    // As it is compressed when there is time: at first a page is compressed in a hurry.
    const bytes = brotliCompressSync(html).length;
    expect.soft(bytes, `${path} HTML`).toBeLessThanOrEqual(htmlBudget);
    const script = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => /\.js$/.test(new URL(entry.name).pathname))
        .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    );
    expect.soft(script, `${path} script at load`).toBeLessThanOrEqual(scriptBudget);
    expect
      .soft(
        asked.filter((each) => each.startsWith('stylesheet')),
        path,
      )
      .toEqual([]);
    page.removeAllListeners('request');
  }
});

test('what is typed before the code is there stays, and the press is kept', async ({ page, site }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/islands/start-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(`${site}/home`);
  const box = page.getByRole('search').first().getByRole('searchbox');
  await box.pressSequentially('fu');
  await page.getByRole('region', { name: 'Get in touch' }).getByRole('link', { name: 'Request a call' }).click();
  await expect(page).toHaveURL(`${site}/home`);
  released.resolve();
  await expect(page.getByRole('dialog', { name: 'Request a call' })).toBeVisible();
  await expect(box).toHaveValue('fu');
});

test('code that cannot be had loads the page again, once', async ({ page, site }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/islands/start-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site}/about-us/who-we-are`);
  const box = page.getByRole('search').first().getByRole('searchbox');
  await box.press('a');
  await expect.poll(() => loads).toBe(2);
  await box.press('a');
  await expect(box).toHaveValue('a');
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
});

const fund = '/faysal-money-market-fund';
const besideFund = '**/island-props/**';

test('what islands are given beside a page is asked for once, and charts come to life with it', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/island-props/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(site + fund);
  const years = page.getByRole('radio', { name: '5Y' });
  await years.scrollIntoViewIfNeeded();
  await years.click();
  await expect(years).toBeChecked();
  await expect(page.locator('site-island[data-island="fundGrowth"][data-live]')).toBeVisible();
  expect(asked).toEqual([`/island-props${fund}`]);
});

test('a page that was published anew since it was loaded gives its islands what is current', async ({ page, site }) => {
  const failures = watchFailures(page);
  await page.route(besideFund, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"size":"', '"size":"1') });
  });
  await page.goto(site + fund);
  const chart = page.locator('site-island[data-island="sizeChart"]');
  const before = await chart.textContent();
  await chart.scrollIntoViewIfNeeded();
  await expect(chart).toHaveAttribute('data-live', '');
  await expect.poll(() => chart.textContent()).not.toBe(before);
  expect(failures.filter((failure) => !failure.includes('Minified React error #418'))).toEqual([]);
});

test('where it cannot be had, the page stays as the server drew it, and is loaded again once', async ({
  page,
  site,
}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(besideFund, (route) => route.fulfill({ status: 404 }));
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto(site + fund);
  await page.getByRole('radio', { name: '5Y' }).click();
  await expect.poll(() => loads).toBe(2);
  await page.getByRole('radio', { name: '5Y' }).click();
  await expect(page.getByRole('radio', { name: '3Y' })).toBeChecked();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
});

test('the content policy allows scripts of this origin alone, and no text as markup', async ({ request, site }) => {
  for (const path of [...kinds, '/search', '/iframe/value-added-services', '/no-such-page']) {
    const { 'content-security-policy': policy = '' } = (await request.get(site + path)).headers();
    const directives = new Map(policy.split('; ').map((each) => [each.split(' ', 1)[0], each]));
    expect.soft(directives.get('script-src'), path).toBe("script-src 'self'");
    expect.soft(directives.get('require-trusted-types-for'), path).toBe("require-trusted-types-for 'script'");
    expect.soft(directives.get('style-src'), path).not.toContain('unsafe');
  }
});
