import { readFileSync } from 'node:fs';
import { type NavFiles, navFiles } from '@fundfront/fixtures/nav';
import type { Page } from '@playwright/test';
import { expect, firstAdmin, signInThrough, test } from '../../fixtures.ts';
import { expectPageContains } from '../../pageContains.ts';

async function expectChecked(page: Page): Promise<void> {
  await expect(page.getByText(/^Checked: [\d,]+ rows read/)).toBeVisible({ timeout: 180_000 });
}

async function check(page: Page, { funds, prices, pricesOfOneFund }: NavFiles): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles([funds, prices, pricesOfOneFund]);
  await page.getByRole('button', { name: 'Check the files' }).click();
  await expectChecked(page);
}

/** Rows of funds that nobody knows, one kind after the other; then it is checked again. */
async function leaveOutBlocked(page: Page): Promise<void> {
  const blocked = page.getByRole('button', { name: /^Leave out: / });
  const kinds = await blocked.count();
  for (let index = 0; index < kinds; index += 1) {
    await blocked.nth(index).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why').fill('Not a fund of ours');
    await dialog.getByRole('button', { name: /^Leave out [\d,]+$/ }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectChecked(page);
  await expect(blocked).toHaveCount(0);
}

const counts = (page: Page, what: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${what}`) })
    .getByRole('cell')
    .allTextContents();

const listed = ({ funds }: NavFiles) => readFileSync(funds, 'utf8').trim().split('\n').length - 1;

for (const [index, files] of navFiles.entries()) {
  test(`the funds of the ${files.name} files come to the site, and a second import changes nothing`, async ({
    page,
    ownProduct,
  }) => {
    const { site, admin, api } = ownProduct;
    const count = String(listed(files));
    const board = async (): Promise<{ title: string; path: string }[]> =>
      (await (await page.request.get(`${api}/api/site/nav-board?locale=en`)).json()).funds;
    await page.goto(`${site}/home`);
    const before = await board();
    const samples = before.filter(({ title }) => title.startsWith('Sample'));
    if (index === 0) expect(samples.length).toBeGreaterThan(0);

    await signInThrough(page, admin, firstAdmin);
    await page.goto(`${admin}/admin/funds/import`);
    await check(page, files);
    expect((await counts(page, 'Funds')).slice(-3)).toEqual([count, '0', '0']);
    expect(await board()).toEqual(before);
    await expect(page.getByRole('button', { name: /^Submit [\d,]+ rows$/ })).toBeDisabled();
    await leaveOutBlocked(page);
    if (samples.length > 0) {
      await page.getByRole('checkbox', { name: `${samples.length} sample funds make way` }).click();
      await expect(page.getByRole('checkbox', { name: 'The sample funds make way' })).toBeChecked({ timeout: 180_000 });
      await expectChecked(page);
    }
    await page.getByRole('button', { name: /^Submit [\d,]+ rows$/ }).click();
    await expect(page.getByText(/^Imported: /)).toBeVisible({ timeout: 180_000 });

    const funds = await board();
    expect(funds).toHaveLength(before.length - samples.length + Number(count));
    expect(funds.some(({ title }) => title.startsWith('Sample'))).toBe(false);
    const known = new Set(before.map(({ path }) => path));
    for (const { title, path } of funds.filter((fund) => !known.has(fund.path))) {
      const response = await page.request.get(site + path);
      expect([path, response.status()]).toEqual([path, 200]);
      expect((await response.text()).includes(title.replaceAll('&', '&amp;')), title).toBe(true);
    }
    await expectPageContains(page.request, `${site}/home`, funds.at(-1)?.title.replaceAll('&', '&amp;') ?? '?');
    await expectPageContains(page.request, `${site}/home`, 'Sample Money Market Fund', false);

    await page.goto(`${admin}/admin/funds/import`);
    await page.locator('input[type="file"]').setInputFiles([files.funds, files.prices, files.pricesOfOneFund]);
    await page.getByRole('button', { name: 'Check the files' }).click();
    await page.getByRole('button', { name: 'Import the same files again' }).click();
    await expectChecked(page);
    expect((await counts(page, 'Funds')).slice(-3)).toEqual(['0', '0', count]);
    const prices = await counts(page, 'Prices');
    expect(prices.slice(-3, -1)).toEqual(['0', '0']);
    await leaveOutBlocked(page);
    await page.getByRole('button', { name: /^Submit [\d,]+ rows$/ }).click();
    await expect(page.getByText(/^Imported: /)).toBeVisible({ timeout: 180_000 });
    expect(await board()).toEqual(funds);
  });
}
