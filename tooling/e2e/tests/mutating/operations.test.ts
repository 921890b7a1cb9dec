import { expect, test } from '../../fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('whoever runs the product sees how it does, on a phone too', async ({ page, admin, signIn, axe }) => {
      await signIn(page);
      for (const width of [1_440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${admin}/admin/operations`);
        await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeAttached();
        const panel = (name: string) => page.getByRole('region', { name, exact: true });
        await expect(panel('Queue').getByText('Mails')).toBeVisible();
        await expect(panel('Work').getByRole('rowheader', { name: 'Messages to the site' })).toBeVisible();
        await expect(panel('Work').getByRole('rowheader', { name: 'Webhooks', exact: true })).toBeVisible();
        await expect(panel('Pages of the site').getByText('Answered from memory')).toBeVisible();
        await expect(panel('Slow statements')).toBeVisible();
        await expect(panel('API and database').getByText(/PostgreSQL \d/)).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await axe(page);
        await test.info().attach(`operations-${colorScheme}-${width}`, {
          body: await page.screenshot({ fullPage: true }),
          contentType: 'image/png',
        });
      }
    });
  });
}
