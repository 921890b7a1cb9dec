import type { Page } from '@playwright/test';
import { expect, firstAdmin, signInThrough, test } from '../fixtures.ts';
import { expectPageContains } from '../pageContains.ts';
import { missing, sharedFile, sharedText } from '../sharedData.ts';

const names = [
  'pk_funds_faysal.csv',
  'pk_nav_history_faysal_to_2026-05-31.csv',
  'pk_nav_year_faysal_islamic_stock_fund.csv',
];
const files = names.map((name) => `data/nav/${name}`);
const absent = files.find((name) => sharedText(name) === null);

test.skip(absent !== undefined, absent && missing(absent));
test.setTimeout(240_000);

async function check(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(files.map(sharedFile));
  await page.getByRole('button', { name: 'Check the files' }).click();
  await expect(page.getByText(/^Checked: [\d,]+ rows read/)).toBeVisible({ timeout: 60_000 });
}

const counts = (page: Page, what: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${what}`) })
    .getByRole('cell')
    .allTextContents();

test('real funds take the place of the samples, and a second import changes nothing', async ({ page, ownProduct }) => {
  const { site, admin, api } = ownProduct;
  const board = async () => (await (await page.request.get(`${api}/api/site/nav-board?locale=en`)).json()).funds;
  await page.goto(`${site}/home`);
  const samples = await board();
  expect(samples.length).toBeGreaterThan(0);

  await signInThrough(page, admin, firstAdmin);
  await page.goto(`${admin}/admin/funds/import`);
  await check(page);
  expect((await counts(page, 'Funds')).slice(-3)).toEqual(['40', '0', '0']);
  expect(await board()).toEqual(samples);
  await page.getByRole('button', { name: /^Import [\d,]+ rows$/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`The site shows ${samples.length} sample funds`);
  await question.getByRole('button', { name: 'Replace them' }).click();
  await expect(page.getByText(/^Imported: /)).toBeVisible({ timeout: 180_000 });

  const funds: { title: string; path: string }[] = await board();
  expect(funds).toHaveLength(40);
  expect(funds.some(({ title }) => title.startsWith('Sample'))).toBe(false);
  for (const { title, path } of funds) {
    const response = await page.request.get(site + path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect((await response.text()).includes(title.replaceAll('&', '&amp;')), title).toBe(true);
  }
  await expectPageContains(page.request, `${site}/home`, 'Faysal Islamic Stock Fund');
  await expectPageContains(page.request, `${site}/home`, 'Sample Money Market Fund', false);

  await page.goto(`${admin}/admin/funds/import`);
  await check(page);
  expect((await counts(page, 'Funds')).slice(-3)).toEqual(['0', '0', '40']);
  const prices = await counts(page, 'Prices');
  expect(prices.slice(-3, -1)).toEqual(['0', '0']);
  await page.getByRole('button', { name: /^Import [\d,]+ rows$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText(/^Imported: /)).toBeVisible({ timeout: 180_000 });
  expect(await board()).toEqual(funds);
});
