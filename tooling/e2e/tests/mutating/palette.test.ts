import { calls } from '@fundfront/content-model/wire';
import { livePage, newWord } from '../../content.ts';
import { openEditor } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';

test('the palette opens by its key, finds a page, offers what the open entry can do, and remembers where one was', async ({
  page,
  administrator,
  signIn,
  admin,
  axe,
}) => {
  const title = `Found by palette ${newWord()}`;
  const { entry } = await livePage(administrator, { title });
  await signIn(page);
  await openEditor(page, admin, entry.id);
  await page.goto(`${admin}/admin/posts`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await palette.getByRole('searchbox').fill(title);
  await palette.getByRole('option', { name: title }).first().click();
  await expect(page).toHaveURL(new RegExp(entry.id));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Search/ })
    .click();
  const answered = [calls.dashboardSearch, calls.listMedia].map(({ path }) =>
    page.waitForResponse((response) => response.url().includes(`${path}?search=publish`)),
  );
  await palette.getByRole('searchbox').fill('publish');
  await expect(palette.getByRole('option', { name: 'Publish English' })).toBeVisible();
  await Promise.all(answered);
  // The first option is pointed out a moment after the answers have changed the list.
  await expect(async () => {
    const pointed = await palette.getByRole('searchbox').getAttribute('aria-activedescendant');
    if (pointed) await expect(page.locator(`[id="${pointed}"]`)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await axe(page);
  await palette.getByRole('searchbox').fill('dashboard');
  await palette.getByRole('option', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/admin(\/dashboard)?$/);
  await expect(palette).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.getByRole('group', { name: 'Lately' }).getByRole('option', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('the sheet of keys opens by its key', async ({ page, signIn, admin, axe }) => {
  await signIn(page);
  await page.goto(`${admin}/admin/posts`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Search within the list')).toBeVisible();
  await axe(page);
});

test('the palette keeps what a role may not do to itself', async ({ page, signIn, makePerson, admin }) => {
  await signIn(page, await makePerson('publisher'));
  await page.goto(`${admin}/admin/posts`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await palette.getByRole('searchbox').fill('new page');
  await expect(palette.getByRole('option', { name: 'New page' })).toHaveCount(0);
});
