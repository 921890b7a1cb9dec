// Needs a build. Judges nothing: the budgets are held by a browser test (`tooling/e2e/tests/mutating/adminWeight.test.ts`).
import { calls } from '@fundfront/content-model/wire';
import { budgets, firstLoad, type Loaded, weigh } from '@fundfront/e2e/adminWeight';
import { apiAs, firstAdmin, makeTemplate, removeFolder, startProduct } from '@fundfront/e2e/harness';
import { chromiumLaunchOptions } from '@fundfront/vitest/chromium';
import { chromium } from '@playwright/test';

const rounded = (kilobytes: number) => Number(kilobytes.toFixed(1));

function rowOf(loaded: readonly Loaded[], budget: number) {
  const { kinds, nastaliq, all, requests } = weigh(loaded);
  return {
    ...Object.fromEntries([...kinds].map(([kind, kilobytes]) => [`${kind} kB`, rounded(kilobytes)])),
    'all kB': rounded(all),
    'budget kB': budget,
    'of it Nastaliq kB': rounded(nastaliq),
    requests,
  };
}

const template = await makeTemplate(new AbortController().signal);
const product = await startProduct('bench', template);
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const { id } = await apiAs(product.api, firstAdmin).call(calls.findByPath, {
    query: { path: '/about-us/mission-and-vission' },
  });
  const urls = { list: '/admin/posts', editor: `/admin/posts/${id}` } as const;
  const loads: Record<string, ReturnType<typeof rowOf>> = {};
  for (const screen of ['list', 'editor'] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.request.post(product.admin + calls.login.path, { data: firstAdmin });
    const loaded = await firstLoad(page, product.admin + urls[screen]);
    loads[screen] = rowOf(loaded, budgets[screen].kilobytes);
    if (process.argv.includes('--files')) console.table(loaded.toSorted((one, other) => other.bytes - one.bytes));
    await context.close();
  }
  console.table(loads);
} finally {
  await browser.close();
  await product.stop();
  removeFolder(template);
}
