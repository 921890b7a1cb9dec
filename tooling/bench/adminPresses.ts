// Needs a build, and an otherwise idle machine. Judges nothing: prints, for presses of the staff area, the milliseconds to the
// next paint (Event Timing, as INP counts them, in steps of 8) and to what was asked for.
import { calls } from '@fundfront/content-model/wire';
import { firstAdmin, makeTemplate, removeFolder, startProduct } from '@fundfront/e2e/harness';
import { chromiumLaunchOptions } from '@fundfront/vitest/chromium';
import { chromium, type Page } from '@playwright/test';

const rounds = 7;

interface Press {
  name: string;
  press: (page: Page) => Promise<void>;
  /** CSS of what the press brings. */
  brings: string;
  /** Undoes it. */
  undo?: (page: Page) => Promise<void>;
}

const pressEscape = (page: Page) => page.keyboard.press('Escape');
const back = async (page: Page) => {
  await page.goBack();
  await page.locator('main tbody tr').nth(3).waitFor();
};
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const presses: readonly Press[] = [
  {
    name: 'palette (Ctrl K)',
    press: (page) => page.keyboard.press('ControlOrMeta+k'),
    brings: '[role="dialog"] input',
    undo: pressEscape,
  },
  {
    name: 'filter',
    press: button(/^Filter/),
    brings: '[role="dialog"] select, [role="dialog"] input',
    undo: pressEscape,
  },
  { name: 'columns', press: button('Columns'), brings: '[role="dialog"] input', undo: pressEscape },
  {
    name: 'sort by a column',
    press: (page) => page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click(),
    brings: 'th[aria-sort="ascending"], th[aria-sort="descending"]',
    undo: async (page) => {
      await page.goBack();
      await page.locator('th[aria-sort="ascending"], th[aria-sort="descending"]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'fold the navigation',
    press: button('Fold the navigation'),
    brings: '[data-nav="folded"]',
    undo: button('Unfold the navigation'),
  },
  {
    name: 'account menu',
    press: (page) => page.getByRole('banner').getByRole('button').last().click(),
    brings: '[role="menu"]',
    undo: pressEscape,
  },
  {
    name: 'entry of the navigation',
    press: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Funds' }).first().click(),
    brings: '#screen[data-navigating], a[aria-current="page"][href="/admin/funds"]',
    undo: back,
  },
  {
    name: 'row of the list: the editor',
    press: (page) => page.locator('main tbody a').nth(1).click(),
    brings: '#screen[data-navigating], form, [role="textbox"]',
    undo: back,
  },
];

/** In the page: begins at the event's own time, and ends at the frame that shows it. */
function watch(page: Page, brings: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let startedAt = 0;
        const begin = ({ timeStamp }: Event) => {
          startedAt ||= timeStamp;
        };
        for (const name of ['pointerdown', 'keydown']) addEventListener(name, begin, { capture: true });
        const look = () => {
          const shown = [...document.querySelectorAll(selector)].some((found) => found.checkVisibility());
          if (startedAt > 0 && shown) {
            for (const name of ['pointerdown', 'keydown']) removeEventListener(name, begin, { capture: true });
            // The next task comes once this frame is painted.
            setTimeout(() => resolve(performance.now() - startedAt));
          } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    brings,
  );
}

/** The longest event since it was asked last. */
const slowestEvent = (page: Page) =>
  page.evaluate(() => {
    const slowest = Number(document.documentElement.dataset.slowestEvent ?? 0);
    document.documentElement.dataset.slowestEvent = '0';
    return slowest;
  });

const middle = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const template = await makeTemplate(new AbortController().signal);
const product = await startProduct('bench', template);
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.addInitScript(() => {
    // Not in TypeScript's types: events of 16 ms and more, in place of 104.
    const eventTiming = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { duration } of list.getEntries())
        dataset.slowestEvent = String(Math.max(duration, Number(dataset.slowestEvent ?? 0)));
    }).observe(eventTiming);
  });
  await page.request.post(product.admin + calls.login.path, { data: firstAdmin });
  const rows: Record<string, object> = {};
  for (const { name, press, brings, undo } of presses) {
    // A press is measured first on a page that nobody has touched.
    await page.goto(`${product.admin}/admin/posts`);
    await page.locator('main tbody tr').nth(3).waitFor();
    await page.waitForLoadState('networkidle');
    const shown: number[] = [];
    const painted: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.waitForTimeout(400);
      await slowestEvent(page);
      const appeared = watch(page, brings);
      await press(page);
      shown.push(await appeared);
      await page.waitForTimeout(400);
      painted.push(await slowestEvent(page));
      await undo?.(page);
    }
    const of = (numbers: number[]) => ({ first: Math.round(numbers[0] ?? 0), median: Math.round(middle(numbers)) });
    rows[name] = {
      'first: next paint': of(painted).first,
      'first: shown': of(shown).first,
      'median: next paint': of(painted).median,
      'median: shown': of(shown).median,
      'slowest: shown': Math.round(Math.max(...shown)),
    };
  }
  console.table(rows);
} finally {
  await browser.close();
  await product.stop();
  removeFolder(template);
}
