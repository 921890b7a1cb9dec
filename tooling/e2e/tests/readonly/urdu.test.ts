import { publicPath } from '@fundfront/content-model';
import { findUrduFaults } from '../../findUrduFaults.ts';
import { expect, test } from '../../fixtures.ts';
import { otherPages, templatePages } from '../../templatePages.ts';

const { 'missing page': _, ...others } = otherPages;

for (const width of [390, 1_440]) {
  test(`every kind of page is Urdu throughout, in one weight, at ${width} px`, async ({ page, site }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...templatePages, ...Object.values(others)]) {
      await test.step(path, async () => {
        await page.goto(site + publicPath('ur', path));
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await findUrduFaults(page), path).toEqual([]);
      });
    }
  });
}

test('people of an Urdu page have no letters for a portrait', async ({ page, site }) => {
  await page.goto(`${site}/ur/about-us/board-of-directors`);
  const tiles = page
    .getByRole('main')
    .locator('h2 [aria-hidden="true"]')
    .filter({ hasText: /^\p{L}/u });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(tiles).toHaveCount(0);
});
