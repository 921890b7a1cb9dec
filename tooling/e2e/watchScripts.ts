import type { Page } from '@playwright/test';

/** The list grows while the page is used; it must stay empty. */
export async function watchScripts(page: Page, own: readonly string[]): Promise<readonly string[]> {
  const signs: string[] = [];
  await page.exposeFunction('reportScriptRun', (what: string) => signs.push(what));
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Object.defineProperty(window, name, { value: () => Reflect.get(window, 'reportScriptRun')(name) });
    }
  });
  page.on('dialog', async (dialog) => {
    signs.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !own.some((origin) => url.startsWith(origin))) signs.push(`request: ${url}`);
  });
  return signs;
}
