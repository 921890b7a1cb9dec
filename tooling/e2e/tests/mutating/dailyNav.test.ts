import type { Client } from '@fundfront/api-client';
import { calls } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { apiAs, expect, test, watchFailures } from '../../fixtures.ts';
import { expectPageContains } from '../../pageContains.ts';

/** The first business day after the sample prices: no other test announces prices. */
const day = '2026-11-23';
const [stock, income] = ['Sample Stock Fund', 'Sample Income Growth Fund'] as const;
/** What the first of them is compared with. */
const index = 'Sample all-share index';

async function previousNav(client: Client, title: string): Promise<number> {
  const { rows } = await client.call(calls.getPriceSheet, { params: { day } });
  const row = rows.find((each) => each.title === title);
  if (!row?.previous) throw new Error(`${title} has no price before ${day}`);
  return Number(row.previous.nav);
}

async function fundPage(page: Page, api: string, title: string): Promise<string> {
  const board: { funds: { title: string; path: string }[] } = await (
    await page.request.get(`${api}/api/site/nav-board?locale=en`)
  ).json();
  const found = board.funds.find((fund) => fund.title === title);
  if (!found) throw new Error(`${title} is not on the board`);
  return found.path;
}

const cell = (page: Page, column: string, title: string) =>
  page.getByRole('textbox', { name: `${column} of ${title}`, exact: true });
const rowOf = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });

async function pasteTable(page: Page, text: string): Promise<void> {
  await page.evaluate((table) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', table);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('prices are entered, pasted, submitted by one person and published by another, and one is corrected', async ({
  page,
  administrator,
  makePerson,
  signIn,
  admin,
  api,
  site,
  axe,
}) => {
  const failures = watchFailures(page);
  await page.setViewportSize({ width: 1_440, height: 900 });
  const [maker, checker] = [await makePerson('nav-maker'), await makePerson('nav-checker')];
  const sheet = `${admin}/admin/dailynav/${day}`;
  const navs = {
    stock: ((await previousNav(administrator, stock)) * 1.0004).toFixed(4),
    slip: ((await previousNav(administrator, stock)) * 10.004).toFixed(4),
    income: ((await previousNav(administrator, income)) * 1.0002).toFixed(4),
    index: ((await previousNav(administrator, index)) * 1.0123).toFixed(4),
  };
  const path = await fundPage(page, api, stock);

  await signIn(page, maker);
  await page.goto(sheet);
  await test.step('a slip of the decimal point is found, and what was meant is one press away', async () => {
    await cell(page, 'NAV', stock).fill(navs.slip);
    await cell(page, 'NAV', stock).press('Enter');
    await expect(rowOf(page, stock)).toContainText('Decimal slip');
    await page.getByRole('row', { name: new RegExp(stock) }).click();
    await page.getByRole('button', { name: /^Use \d/ }).click();
    await expect(cell(page, 'NAV', stock)).toHaveValue(/^\d+\.\d{4}$/);
    await expect(rowOf(page, stock)).toContainText('Ready');
    await cell(page, 'NAV', stock).fill(navs.stock);
    await cell(page, 'NAV', stock).press('Enter');
    await expect(cell(page, 'Redemption', stock)).toHaveValue(navs.stock);
    await expect(rowOf(page, stock)).toContainText('Ready');
  });

  await test.step('a row of a spreadsheet', async () => {
    await pasteTable(page, `Fund\tNAV\n${income}\t${navs.income}\nNo such fund\t1.5`);
    const dialog = page.getByRole('dialog', { name: 'Paste from a spreadsheet' });
    await expect(dialog.getByRole('status')).toHaveText('2 rows: 1 fill, 0 replace, 0 the same, 1 left out.');
    await axe(page);
    await dialog.getByRole('button', { name: 'Fill 1' }).click();
    await expect(cell(page, 'NAV', income)).toHaveValue(navs.income);
    await expect(rowOf(page, income)).toContainText('Ready');
  });

  await test.step('a benchmark, which has a value alone', async () => {
    await cell(page, 'Value', index).fill(navs.index);
    await cell(page, 'Value', index).press('Enter');
    await expect(rowOf(page, index)).toContainText('Ready');
    await expect(cell(page, 'Offer', index)).toHaveCount(0);
  });

  await test.step('submitted, which is not published', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await axe(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page);
    await page.getByRole('button', { name: 'Submit 3 for approval' }).click();
    for (const title of [stock, income, index]) {
      await expect(rowOf(page, title)).toContainText('Waits for approval');
    }
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    const { rows } = await administrator.call(calls.getPriceSheet, { params: { day } });
    const funds = rows.flatMap(({ fund, draft }) => (draft ? [{ fund, version: draft.version }] : []));
    const own = apiAs(api, maker).call(calls.approvePrices, { params: { day }, body: { funds } });
    await expect(own).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expectPageContains(page.request, site + path, navs.stock, false);
    await expectPageContains(page.request, site + path, '1.23%', false);
  });

  await test.step('another person publishes', async () => {
    await signIn(page, checker);
    await page.setViewportSize({ width: 768, height: 1_024 });
    await page.goto(`${sheet}?show=waiting`);
    await expect(page.getByRole('button', { name: `Approve and publish ${stock}` })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
    await page.setViewportSize({ width: 1_440, height: 900 });
    for (const title of [stock, income, index]) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await axe(page);
    await page.getByRole('button', { name: 'Approve and publish 3' }).click();
    await expect(page.getByText('3 prices published.')).toBeVisible();
    await expectPageContains(page.request, site + path, navs.stock);
    // The index of the day beside the fund's return of the day.
    await expectPageContains(page.request, site + path, '1.23%');
    const board = await page.request.get(`${api}/api/site/nav-board?locale=en`);
    expect(await board.text()).toContain(navs.income);
  });

  await test.step('a correction takes the same way', async () => {
    const corrected = (Number(navs.stock) + 0.0101).toFixed(4);
    await signIn(page, maker);
    await page.goto(`${sheet}?show=published`);
    await rowOf(page, stock).click();
    await page.getByRole('button', { name: /^Correct…/ }).click();
    const dialog = page.getByRole('dialog', { name: `Correct ${stock}` });
    await dialog.getByRole('textbox', { name: 'Correct NAV' }).fill(corrected);
    await dialog.getByLabel('Reason in English').fill('Two digits were exchanged');
    await dialog.getByLabel('Reason in Urdu').fill('دو ہندسے بدل گئے تھے');
    await axe(page);
    await dialog.getByRole('button', { name: 'Keep the correction' }).click();
    await page.getByRole('button', { name: 'Submit 1 for approval' }).click();
    await expect(rowOf(page, stock)).toContainText('Waits for approval');
    await expectPageContains(page.request, site + path, corrected, false);

    await signIn(page, checker);
    await page.goto(sheet);
    await rowOf(page, stock).click();
    await page.getByRole('button', { name: /^Approve this one/ }).click();
    await expect(rowOf(page, stock)).toContainText('corrected once');
    await expectPageContains(page.request, site + path, corrected);
    await expect(page.getByRole('region', { name: 'Announced' })).toContainText('Two digits were exchanged');
  });
  expect(failures).toEqual([]);
});

test('a holiday is entered, renamed and removed by who may approve; others read', async ({
  page,
  makePerson,
  signIn,
  admin,
  axe,
}) => {
  const checker = await makePerson('nav-checker');
  await signIn(page, checker);
  await page.goto(`${admin}/admin/dailynav`);
  await page.getByRole('button', { name: 'Holidays' }).click();
  await page.getByRole('button', { name: 'New holiday' }).click();
  await page.getByLabel('Day', { exact: true }).fill('2031-03-05');
  await page.getByLabel('Name in English').fill('Sample Day');
  await page.getByLabel('Name in Urdu').fill('نمونے کا دن');
  await page.getByRole('button', { name: 'Save' }).click();
  const list = page.getByRole('dialog', { name: 'Holidays of 2031' });
  await expect(list.getByRole('row', { name: /5 Mar 2031/ })).toContainText('Sample Day');
  await axe(page);
  await list.getByRole('button', { name: /^Rename Sample Day/ }).click();
  await page.getByLabel('Name in English').fill('Another Day');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByRole('row', { name: /5 Mar 2031/ })).toContainText('Another Day');
  await page.goto(`${admin}/admin/dailynav/2031-03-05`);
  await expect(page.getByText('No business day: Another Day')).toBeVisible();

  const reader = await makePerson('nav-maker');
  await signIn(page, reader);
  await page.goto(`${admin}/admin/dailynav/2031-03-05`);
  await page.getByRole('button', { name: 'Holidays' }).click();
  await expect(list.getByRole('row', { name: /5 Mar 2031/ })).toContainText('Another Day');
  await expect(page.getByRole('button', { name: 'New holiday' })).toHaveCount(0);

  await signIn(page, checker);
  await page.goto(`${admin}/admin/dailynav/2031-03-05`);
  await page.getByRole('button', { name: 'Holidays' }).click();
  await list.getByRole('button', { name: /^Remove Another Day/ }).click();
  await expect(list.getByRole('row', { name: /5 Mar 2031/ })).toHaveCount(0);
  await expect(page.getByText('No business day: Another Day')).toHaveCount(0);
});
