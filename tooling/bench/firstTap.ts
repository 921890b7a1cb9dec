// Needs a build, and an otherwise idle machine. Judges nothing: prints the milliseconds from the first tap on a page to what
// it brings, half a second after the first paint and when the page has come to rest. Slow 4G, a processor four times as slow.
// Addresses that are given are other sites to measure in turns with this one: `pnpm --filter @fundfront/bench first-tap http://localhost:3900`.
import { makeTemplate, removeFolder, startProduct } from '@fundfront/e2e/harness';
import { chromiumLaunchOptions } from '@fundfront/vitest/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';

const rounds = 5;
const waits = { 'at once': 500, 'at rest': 8_000 } as const;
const patienceMs = 20_000;
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

const [phone, desk] = [
  { width: 390, height: 844 },
  { width: 1_440, height: 900 },
];

interface Tap {
  path: string;
  viewport: { width: number; height: number };
  tap: (page: Page) => Promise<void>;
  /** CSS of what the tap brings, once it is seen; with `live`, once React has it. */
  brings: string;
  live?: boolean;
}

const clickFirst = (selector: string) => async (page: Page) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};
const dialog = 'dialog[open], [role="dialog"]';
const field = 'main form input[type="text"], main form input:not([type])';
const searchBox = 'input[type="search"]';

const taps: Readonly<Record<string, Tap>> = {
  menu: { path: '/home', viewport: phone, tap: clickFirst('button[aria-label="Open menu"]'), brings: dialog },
  'search, to hits': {
    path: '/home',
    viewport: desk,
    async tap(page) {
      await clickFirst(searchBox)(page);
      await page.keyboard.type('fund');
    },
    brings: '[aria-label="Search results"] a',
  },
  'field of a form': {
    path: '/customer-service/request-a-call',
    viewport: phone,
    tap: clickFirst(field),
    brings: field,
    live: true,
  },
  'call dialog': {
    path: '/about-us/who-we-are',
    viewport: desk,
    tap: clickFirst('a[aria-haspopup="dialog"]'),
    brings: dialog,
  },
};

/** Null where it leads to another page, or brings nothing. */
async function measure(browser: Browser, origin: string, tap: Tap, waitMs: number): Promise<number | null> {
  const page = await browser.newPage({ viewport: tap.viewport });
  try {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slow4g);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      addEventListener('pointerdown', () => performance.mark('tap'), { capture: true, once: true });
    });
    await page.goto(origin + tap.path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(waitMs);
    await tap.tap(page);
    const taken = await page.waitForFunction(
      ({ brings, live }) => {
        const found = [...document.querySelectorAll(brings)].filter((element) => element.checkVisibility());
        const isThere = found.some((each) => !live || Object.keys(each).some((key) => key.startsWith('__reactProps$')));
        const from = performance.getEntriesByName('tap')[0]?.startTime;
        return isThere && from !== undefined ? performance.now() - from : null;
      },
      { brings: tap.brings, live: tap.live === true },
      { polling: 'raf', timeout: patienceMs },
    );
    return page.url() === origin + tap.path ? await taken.jsonValue() : null;
  } catch {
    return null;
  } finally {
    await page.close();
  }
}

function summary(times: readonly (number | null)[]): string {
  const taken = times.filter((time) => time !== null).sort((one, other) => one - other);
  if (taken.length === 0) return 'not';
  const lost = times.length - taken.length;
  const [first = 0, last = 0] = [taken[0], taken.at(-1)];
  return `${Math.round(first)}–${Math.round(last)}${lost > 0 ? `, ${lost} not` : ''}`;
}

const template = await makeTemplate(new AbortController().signal);
const product = await startProduct('first-tap', template);
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const origins = [product.site, ...process.argv.slice(2)];
  const times = new Map<string, (number | null)[]>();
  for (const { path } of Object.values(taps)) for (const origin of origins) await (await fetch(origin + path)).text();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, tap] of Object.entries(taps)) {
      for (const [wait, waitMs] of Object.entries(waits)) {
        for (const origin of origins) {
          const key = `${name}, ${wait} · ${origin}`;
          times.set(key, [...(times.get(key) ?? []), await measure(browser, origin, tap, waitMs)]);
        }
      }
    }
  }
  console.table(Object.fromEntries([...times].map(([key, all]) => [key, { 'ms, least to most': summary(all) }])));
} finally {
  await browser.close();
  await product.stop();
  removeFolder(template);
}
