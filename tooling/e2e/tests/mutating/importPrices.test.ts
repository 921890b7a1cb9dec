import type { Client } from '@fundfront/api-client';
import { calls } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { downloaded } from '../../downloaded.ts';
import { expect, test, watchFailures } from '../../fixtures.ts';

const fund = 'Sample Stock Fund';
/** Long before the prices that other tests look at; nothing of it is approved. */
const days = ['2015-03-02', '2015-03-03', '2015-03-04'];

const csv = [
  'fund_name,date,nav',
  `${fund},${days[0]},50.1000`,
  `${fund},${days[1]},501.2000`,
  `${fund},${days[2]},50.3000`,
  `A fund of another house,${days[2]},10.0000`,
].join('\n');

async function choose(page: Page): Promise<void> {
  const file = { name: 'old-prices.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the files' }).click();
}

/** Others import at the same time. */
const importOf = async (administrator: Client, file: string) =>
  (await administrator.call(calls.listImports, {})).find(({ files }) => files.some(({ name }) => name === file));

const submit = (page: Page) => page.getByRole('button', { name: /^Submit \d+ rows$/ });

test('a file of prices is checked, mended and sent by one person, and rejected by another', async ({
  page,
  administrator,
  makePerson,
  signIn,
  admin,
  axe,
}) => {
  const failures = watchFailures(page);
  await page.setViewportSize({ width: 1_440, height: 900 });
  const [maker, checker] = [await makePerson('nav-maker'), await makePerson('nav-checker')];
  await signIn(page, maker);
  await page.goto(`${admin}/admin/funds/import`);
  await choose(page);
  await expect(page.getByText(/^Checked: 4 rows read/)).toBeVisible({ timeout: 60_000 });
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByText(/2 rows must be settled first/)).toBeVisible();

  // Its address holds it: what was open before is open again.
  await page.reload();
  await expect(page.getByText(/^Checked: 4 rows read/)).toBeVisible();
  await axe(page);

  await test.step('what was found is taken along as a file, in either format', async () => {
    const download = (format: 'CSV' | 'XLSX') =>
      downloaded(page, () => page.getByRole('button', { name: `Download all findings as ${format}` }).click());
    const file = await download('CSV');
    expect(file.name).toBe('import-findings.csv');
    expect(file.text).toMatch(/^\uFEFFFile,Line,Finding,Means,/);
    expect(file.text).toContain('\r\nold-prices.csv,3,Decimal slip,Blocked,');
    expect(file.text).toContain('\r\nold-prices.csv,5,Unknown fund,Blocked,');
    const workbook = await download('XLSX');
    expect(workbook.name).toBe('import-findings.xlsx');
    // A zip, as every workbook is; its cells are read in the tests of the API, which has the reader.
    expect(workbook.text).toMatch(/^PK/);
  });

  await page.getByRole('button', { name: 'Mend line 3 of old-prices.csv' }).first().click();
  const row = page.getByRole('dialog');
  await expect(row.getByLabel('NAV')).toHaveValue('50.1200');
  await row.getByLabel('NAV').fill('50.2000');
  await row.getByRole('button', { name: 'Save the row' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Leave out: Unknown fund' }).click();
  await row.getByLabel('Why').fill('Not ours');
  await row.getByRole('button', { name: 'Leave out 1' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(submit(page)).toBeEnabled({ timeout: 60_000 });
  await page.getByLabel('A word to who approves').fill('Prices from the archive');
  await submit(page).click();
  await expect(page.getByText(/^Sent for approval: 4 rows read/)).toBeVisible();
  await expect(page.getByText('You sent it, so another person approves it.')).toBeVisible();

  const sent = await importOf(administrator, 'old-prices.csv');
  expect(sent).toMatchObject({ state: 'waiting', leftOut: 1, mended: 1, note: 'Prices from the archive' });

  await page.context().clearCookies();
  await signIn(page, checker);
  await page.goto(`${admin}/admin/funds/import?id=${sent?.id}`);
  await expect(page.getByText(/Prices from the archive/)).toBeVisible();
  await expect(page.getByText('Left out: Not ours')).toBeVisible();
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('region', { name: 'old-prices.csv' }).getByText('Rejected')).toBeVisible();
  expect(failures).toEqual([]);
});

const foreign = ['Scheme,Valuation,Unit price', `${fund},${days[0]},50.1000`, `${fund},${days[1]},50.2000`].join('\n');

test('a file with headers of its own is read once somebody has said what its columns are', async ({
  page,
  administrator,
  makePerson,
  signIn,
  admin,
  axe,
}) => {
  const failures = watchFailures(page);
  await signIn(page, await makePerson('nav-maker'));
  await page.goto(`${admin}/admin/funds/import`);
  const file = { name: 'foreign.csv', mimeType: 'text/csv', buffer: Buffer.from(foreign) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the files' }).click();
  const columns = page.getByRole('table', { name: 'What each column of foreign.csv is' });
  await expect(columns).toBeVisible({ timeout: 60_000 });
  await expect(submit(page)).toBeDisabled();
  await expect(columns.getByRole('row', { name: /^Unit price/ })).toContainText('50.1000 · 50.2000');
  for (const [header, as] of [
    ['Scheme', 'Fund'],
    ['Valuation', 'Date'],
    ['Unit price', 'NAV'],
  ])
    await columns.getByRole('combobox', { name: `${header} is read as` }).selectOption({ label: as });
  for (const width of [1_440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await axe(page);
  }
  await page.getByRole('button', { name: 'Use these columns' }).click();
  await expect(page.getByText(/^Checked: 2 rows read, 0 not used/)).toBeVisible({ timeout: 60_000 });
  await expect(columns.getByRole('row', { name: /^Unit price/ })).toContainText('by hand');

  await page.reload();
  await expect(columns.getByRole('combobox', { name: 'Unit price is read as' })).toHaveValue('nav');
  expect(await importOf(administrator, 'foreign.csv')).toMatchObject({
    blocked: 0,
    report: { prices: { created: 2 } },
  });
  await page.getByRole('button', { name: 'Cancel, keep nothing' }).click();
  await expect(page.getByRole('region', { name: 'foreign.csv', exact: true }).getByText('Rejected')).toBeVisible();
  expect(failures).toEqual([]);
});
