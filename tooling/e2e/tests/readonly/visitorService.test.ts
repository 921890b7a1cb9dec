import { expect, test } from '../../fixtures.ts';

for (const prefix of ['', '/ur']) {
  test(`the form of ${prefix}/customer-service/contact-us stands before the offices`, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site}${prefix}/customer-service/contact-us`);
    const form = await page.locator('main form').boundingBox();
    const offices = await page.locator('#offices').boundingBox();
    expect(form?.y).toBeLessThan(offices?.y ?? 0);
  });

  test(`the map of ${prefix}/sales/branch-network follows the filter`, async ({ page, site }) => {
    await page.goto(`${site}${prefix}/sales/branch-network`);
    const markers = page.locator('main figure > svg > svg:has(> path:only-of-type)');
    const all = await markers.count();
    expect(all).toBeGreaterThan(2);
    const city = page.getByRole('main').getByRole('combobox');
    await city.selectOption({ index: 1 });
    await expect(markers).toHaveCount(1);
    await city.selectOption({ index: 0 });
    await expect(markers).toHaveCount(all);
    await page.getByRole('main').getByRole('searchbox').fill('nowhere at all');
    await expect(page.locator('main figure')).toHaveCount(0);
  });
}
