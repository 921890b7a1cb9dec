import { expect, test } from '../../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const { path, open, close, about, page: linked } of [
  { path: '/home', open: 'Open menu', close: 'Close', about: 'About us', page: 'Who we are' },
  { path: '/ur', open: 'مینو کھولیں', close: 'بند کریں', about: 'ہمارے بارے میں', page: 'ہم کون ہیں' },
]) {
  test(`the panel of ${path} holds the focus, closes and gives it back`, async ({ page, site }) => {
    await page.goto(site + path);
    const burger = page.getByRole('button', { name: open });
    await burger.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: close }).first()).toBeFocused();
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.click();
    await dialog.getByText(about, { exact: true }).click();
    await dialog.getByRole('link', { name: linked, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(linked);
    await expect(dialog).toBeHidden();
  });
}

test('one part of the panel is open at a time', async ({ page, site }) => {
  await page.goto(`${site}/home`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('About us', { exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Partners' })).toBeVisible();
  await dialog.getByText('Sales', { exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Distributors' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Partners' })).toBeHidden();
});

test('the glass opens the panel at its search', async ({ page, site }) => {
  await page.goto(`${site}/home`);
  await page.getByRole('button', { name: 'Search pages' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
});
