import type { Page } from '@playwright/test';
import { newWord } from '../../content.ts';
import { expect, test } from '../../fixtures.ts';
import { expectPageContains, pageContains } from '../../pageContains.ts';

const menus = [
  { name: 'Main menu', title: () => `Item ${newWord()}`, pages: ['/careers', '/about-us/partners'], url: '/sales' },
  {
    name: 'Urdu menu',
    title: () => `آئٹم ${newWord()}`,
    pages: ['/ur/careers', '/ur/about-us/partners'],
    url: '/ur/sales',
  },
];

async function addItem(page: Page, menu: string, title: string, url: string) {
  const panel = page.getByRole('region', { name: menu, exact: true });
  await panel.getByRole('button', { name: 'Add an item' }).click();
  await panel.getByRole('textbox', { name: 'Title' }).fill(title);
  await panel.getByRole('textbox', { name: 'Address' }).fill(url);
  return panel;
}

// One after the other: both save all menus, and the second would meet the first one's versions.
test.describe.configure({ mode: 'serial' });

for (const { name, title: made, pages, url } of menus) {
  test(`a new item of the ${name} reaches all pages of its language once it is published`, async ({
    page,
    request,
    signIn,
    admin,
    site,
  }) => {
    const title = made();
    await signIn(page);
    await page.goto(`${admin}/admin/menu`);
    const panel = await addItem(page, name, title, url);
    await expect(panel.getByRole('region', { name: 'Preview of the menu' })).toContainText(title);
    await page.getByRole('button', { name: /^Save draft/ }).click();
    await expect(panel.getByText('Not public')).toBeVisible();
    for (const path of pages) expect(await pageContains(request, site + path, title), path).toBe(false);

    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(panel.getByText('Not public')).toHaveCount(0);
    for (const path of pages) await expectPageContains(request, site + path, title);
    const others = menus.flatMap((menu) => (menu.name === name ? [] : menu.pages));
    for (const path of others) expect(await pageContains(request, site + path, title), path).toBe(false);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto(site + pages[0]);
    await page.getByRole('navigation').getByRole('link', { name: title, exact: true }).first().click();
    await expect(page).toHaveURL(site + url);
  });
}

test('a removed item goes from the pages', async ({ page, request, signIn, admin, site }) => {
  const title = `Gone ${newWord()}`;
  await signIn(page);
  await page.goto(`${admin}/admin/menu`);
  const panel = await addItem(page, 'Main menu', title, '#');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expectPageContains(request, `${site}/careers`, title);
  await panel.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expectPageContains(request, `${site}/careers`, title, false);
});

test('an address that would run a script is refused', async ({ page, signIn, admin }) => {
  await signIn(page);
  await page.goto(`${admin}/admin/menu`);
  const panel = await addItem(page, 'Main menu', 'Harmless', 'javascript:alert(1)');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(panel.getByRole('textbox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Correct “Harmless” first.')).toBeVisible();
});
