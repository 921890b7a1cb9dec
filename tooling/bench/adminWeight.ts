// Needs a build. Judges nothing: the budgets are held by a browser test (`tooling/e2e/tests/readonly/adminWeight.test.ts`).
import { calls } from '@fundfront/content-model/wire';
import { budgets, type FirstLoad, firstLoad } from '@fundfront/e2e/adminWeight';
import { apiAs, firstAdmin, makeTemplate, removeFolder, startProduct } from '@fundfront/e2e/harness';
import { chromiumLaunchOptions } from '@fundfront/vitest/chromium';
import { chromium } from '@playwright/test';

const sum = (numbers: Record<string, number>) => Object.values(numbers).reduce((one, other) => one + other, 0);
const kilobytes = (bytes: number) => Number((bytes / 1_000).toFixed(1));

function rowOf({ bytes, requests }: FirstLoad, budget: number) {
  const kinds = Object.entries(bytes).map(([kind, value]) => [`${kind} kB`, kilobytes(value)] as const);
  return {
    ...Object.fromEntries(kinds),
    'all kB': kilobytes(sum(bytes)),
    requests: sum(requests),
    'budget of scripts and styles': budget,
  };
}

const template = await makeTemplate(new AbortController().signal);
const product = await startProduct('bench', template);
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const { id } = await apiAs(product.api, firstAdmin).call(calls.findByPath, { query: { path: '/home' } });
  const urls = { list: '/admin/posts', editor: `/admin/posts/${id}` } as const;
  const loads: Record<string, ReturnType<typeof rowOf>> = {};
  for (const screen of ['list', 'editor'] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.request.post(product.admin + calls.login.path, { data: firstAdmin });
    loads[screen] = rowOf(await firstLoad(page, product.admin + urls[screen]), budgets[screen]);
    if (screen === 'list') {
      const startedAt = performance.now();
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').waitFor();
      console.info(`palette, from the press to the dialog: ${Math.round(performance.now() - startedAt)} ms`);
    }
    await context.close();
  }
  console.table(loads);
} finally {
  await browser.close();
  await product.stop();
  removeFolder(template);
}
