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

test('the search is sent by its button, and leads to all results', async ({ page, site }) => {
  const { sent, box } = await openSearch(page, `${site}/home`);
  await box.fill('partners');
  await expect(page.getByRole('search').first().getByRole('button', { name: 'Close' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('search').first().getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Search results' }).getByRole('link', { name: 'Show all results' }).click();
  await expect(page).toHaveURL(`${site}/search?q=partners`);
  expect(sent).toHaveLength(1);
});

test('the other language searches for the same', async ({ page, site }) => {
  await page.goto(`${site}/search?q=${encodeURIComponent('شکایت & 5%')}`);
  await page.getByRole('banner').getByRole('link', { name: 'اردو' }).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('شکایت & 5%');
  await expect(page).toHaveURL(/\/ur\/search\?q=/);
});

test('what a search was corrected to is marked, and no letters within a word', async ({ page, site }) => {
  await page.goto(`${site}/search?q=complant`);
  const hit = page.getByRole('main').getByRole('link', { name: 'Complaint & feedback' });
  await expect(hit.locator('mark').first()).toHaveText(/^Complain/);
  await page.goto(`${site}/search?q=rust`);
  const marks = await page.getByRole('main').locator('mark').allTextContents();
  expect(marks.filter((mark) => mark.startsWith('rust'))).toEqual([]);
});

test('questions and branches are results that lead to their place', async ({ page, site }) => {
  await page.goto(`${site}/search?q=zakat`);
  await page.getByRole('main').getByRole('link', { name: 'Is zakat deducted?' }).click();
  await expect(page).toHaveURL(`${site}/customer-service/faq#is-zakat-deducted`);
  await expect(page.getByText('on stamped paper')).toBeInViewport({ timeout: 20_000 });
  await page.goto(`${site}/search?q=lahore`);
  await page.getByRole('main').getByRole('link', { name: 'Lahore garden investor centre' }).click();
  await expect(page.getByRole('heading', { name: 'Lahore garden investor centre' })).toBeInViewport();
});

test('the search of the downloads forgives as that of the site does', async ({ page, site }) => {
  for (const [path, typed, title] of [
    ['/downloads/application-forms', 'redemtion', 'Redemption form'],

    ['/ur/downloads/fund-managers-report', 'فنڈ منيجر ربورٹ اکتوبر', 'فنڈ منیجر رپورٹ، اکتوبر'],
  ] as const) {
    await page.goto(site + path);
    await page.getByRole('main').getByRole('searchbox').fill(typed);
    await expect.soft(page.getByRole('main').getByText(title).first()).toBeVisible();
    await expect.soft(page.locator('[data-filter-item][hidden]').first()).toBeAttached();
  }
});
