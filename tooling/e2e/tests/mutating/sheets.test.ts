import type { Client } from '@fundfront/api-client';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { newWord } from '../../content.ts';
import { downloaded } from '../../downloaded.ts';
import { expect, test } from '../../fixtures.ts';

function makeBranch(client: Client, title: string): Promise<EntryDetail> {
  const data = { title, slug: newWord(), network: 'own', city: 'Lahore', address: '1 Mall Road' };
  return client.call(calls.createEntry, { params: { type: 'branches' }, body: { locale: 'en', data } });
}

const csvFile = (text: string) => ({ name: 'branches.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const choose = (page: Page, text: string) =>
  page.getByLabel('CSV file or Excel workbook', { exact: false }).setInputFiles(csvFile(text));

test('a list is exported, changed in a spreadsheet, looked at in a dry run, and comes back as drafts', async ({
  page,
  administrator,
  signIn,
  admin,
  axe,
}) => {
  const word = newWord();
  const entry = await makeBranch(administrator, `Old ${word}`);
  await makeBranch(administrator, `Same ${word}`);
  await signIn(page);
  await page.goto(`${admin}/admin/branches?search=${word}&sort=title`);
  await expect(page.getByRole('row')).toHaveCount(3);

  const exported = await test.step('export what is filtered', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await axe(page);
    return downloaded(page, () => dialog.getByRole('button', { name: 'Download' }).click());
  });
  expect(exported.name).toBe('branches.csv');
  expect(exported.text).toContain(`${entry.id},Old ${word},`);

  await test.step('it comes back as it is: nothing to import', async () => {
    await page.getByRole('button', { name: 'From a file' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Import branches' })).toBeVisible();
    await choose(page, exported.text);
    await expect(page.getByText('Every row is as the entries are already.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save 0 as drafts' })).toBeDisabled();
    await axe(page);
  });

  await test.step('an error holds everything back, and the findings can be taken along', async () => {
    await choose(page, exported.text.replace(/Branch network/, 'No such network'));
    await expect(page.getByRole('row', { name: /Choose one of the values listed for network/ })).toBeVisible();
    await expect(page.getByText('Correct the errors in the file')).toBeVisible();
    const button = page.getByRole('button', { name: 'Download findings' });
    expect((await downloaded(page, () => button.click())).text).toContain(
      'Choose one of the values listed for network',
    );
    await axe(page);
  });

  await test.step('a title and a new row', async () => {
    const lines = exported.text.trimEnd().split('\r\n');
    const commas = ','.repeat((lines[0]?.split(',').length ?? 2) - 2);
    const changed = exported.text.replace(`Old ${word}`, `Renamed ${word}`);
    await choose(page, `${changed},New ${word}${commas}\r\n`);
    await expect(page.getByRole('row', { name: new RegExp(`4 New New ${word}`) })).toBeVisible();
    await expect(page.locator('ins', { hasText: 'Renamed' })).toBeVisible();
    const before = await administrator.call(calls.getEntry, {
      params: { type: 'branches', id: entry.id, locale: 'en' },
    });
    expect(before.version).toBe(1);
    await axe(page);
    await page.getByRole('button', { name: 'Save 2 as drafts' }).click();
    await expect(page.getByText('Imported: 2 drafts')).toBeVisible();
  });

  const { entries } = await administrator.call(calls.listEntries, {
    params: { type: 'branches' },
    query: { search: word, sort: 'title' },
  });
  expect(entries.map(({ columns, rows }) => [columns.title, rows.en?.state, rows.en?.version])).toEqual([
    [`New ${word}`, 'draft', 1],
    [`Renamed ${word}`, 'draft', 2],
    [`Same ${word}`, 'draft', 1],
  ]);
});

test('columns of other names are matched by hand, on a phone too', async ({
  page,
  administrator,
  signIn,
  admin,
  axe,
}) => {
  const word = newWord();
  const { id } = await makeBranch(administrator, `By hand ${word}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto(`${admin}/admin/import/branches`);
  await choose(page, `Number,Town\r\n${id},Gilgit\r\n`);
  await page.getByLabel('Number is read as').selectOption('ID');
  await page.getByLabel('Town is read as').selectOption('City (English)');
  await expect(page.locator('ins', { hasText: 'Gilgit' })).toBeVisible();
  await axe(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
