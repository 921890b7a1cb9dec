import { calls } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

test.use({ viewport: { width: 1_440, height: 900 } });

async function openSearch(page: Page, url: string) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === calls.searchPages.path) sent.push(request.postData() ?? '');
  });
  await page.goto(url);
  await expect(page.locator('nav[data-ready]')).toBeVisible();
  return { sent, box: page.getByRole('searchbox').first() };
}

test('a search leaves one second after the last key', async ({ page, site }) => {
  await page.clock.install();
  const { sent, box } = await openSearch(page, `${site}/home`);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await box.pressSequentially('missi');
  await page.clock.runFor(900);
  await box.pressSequentially('on');
  await page.clock.runFor(999);
  expect(sent).toEqual([]);
  await page.clock.runFor(2);
  await page.clock.resume();
  await expect(page.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toContainText('Mission');
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ search: 'mission', lang: 'en' }]);
});

test('Enter searches at once and cancels the waiting call', async ({ page, site }) => {
  await page.clock.install();
  const { sent, box } = await openSearch(page, `${site}/home`);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await box.pressSequentially('partners');
  await box.press('Enter');
  await expect.poll(() => sent).toHaveLength(1);
  await page.clock.runFor(5_000);
  expect(sent).toHaveLength(1);
  await expect(page).toHaveURL(`${site}/home`);
});

test('results are walked by keys, Escape and the close button clear them', async ({ page, site }) => {
  const { box } = await openSearch(page, `${site}/home`);
  const results = page.getByRole('list', { name: 'Search results' });
  await box.fill('disclaimer');
  await box.press('Enter');
  await expect(results).toBeVisible();
  await box.press('ArrowDown');
  await expect(results.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(results).toBeHidden();
  await expect(box).toHaveValue('');
  await box.fill('disclaimer');
  await box.press('Enter');
  await expect(results).toBeVisible();
  await page.getByRole('search').first().getByRole('button', { name: 'Close' }).click();
  await expect(results).toBeHidden();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await box.fill('disclaimer');
  await box.press('Enter');
  await expect(results).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/disclaimer`);
});

test('Urdu is searched in Urdu, forgiving Arabic letter forms', async ({ page, site }) => {
  const { sent, box } = await openSearch(page, `${site}/ur`);
  await expect(box).toHaveAttribute('placeholder', 'صفحات تلاش کریں…');
  // With ي and ك as Arabic keyboards type them, for شراکت.
  await box.fill('شراكت');
  await box.press('Enter');
  const results = page.getByRole('list', { name: 'تلاش کے نتائج' });
  await expect(results.getByRole('link').first()).toContainText('شراکت');
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ lang: 'ur' });
  await box.fill('zzzzqqqq');
  await box.press('Enter');
  await expect(page.getByRole('search').first().getByRole('status')).toHaveText('کوئی نتیجہ نہیں ملا');
});

test('a search that fails says so and can be tried again', async ({ page, site }) => {
  const { box } = await openSearch(page, `${site}/home`);
  await page.route(`**${calls.searchPages.path}`, (route) => route.abort(), { times: 1 });
  await box.fill('partners');
  await box.press('Enter');
  await expect(page.getByRole('search').first().getByRole('status')).toContainText('does not answer');
  await box.press('Enter');
  await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
});
