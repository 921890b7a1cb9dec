import { expect, test } from '../../fixtures.ts';

test('axe finds nothing in the open menus', async ({ page, site, axe }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto(`${site}/home`);
  await page
    .locator('nav[data-ready]')
    .getByRole('link', { name: 'Investment solutions', exact: true })
    .first()
    .hover();
  await expect(page.locator('[data-open] [data-panel]')).toBeVisible();
  await axe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe(page);
});

test('a change is shown at once where less motion is wanted', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site}/home`);
  const [before, after] = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const size = () => Number.parseFloat(getComputedStyle(heading).paddingTop);
    const first = size();
    heading.style.paddingTop = `${first + 7}px`;
    return [first, size()];
  });
  expect(after).toBe(Number(before) + 7);
});
