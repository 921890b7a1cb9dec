import { locales, publicPath } from '@fundfront/content-model';
import { expect, test } from '../fixtures.ts';
import { tabThrough } from '../tabThrough.ts';
import { otherPages, templatePages } from '../templatePages.ts';

test.use({ trace: 'off', untouched: true, contextOptions: { reducedMotion: 'reduce' } });

const { home, ...others } = { ...templatePages, ...otherPages };

for (const [index, locale] of locales.entries()) {
  test(`the focus can be followed through every kind of page, in ${locale}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto(site + publicPath(locale, home));
    await expect(page.locator('nav[data-ready]')).toBeVisible();
    const { stops, faults } = await tabThrough(page, 'body');
    expect(stops).toBeGreaterThan(30);
    expect.soft(faults, 'home').toEqual([]);
    // Header and footer are the same on every page; a page's own part is the same in both languages, but for its direction.
    for (const [name, path] of Object.entries(others).filter((_, at) => at % locales.length === index)) {
      await page.goto(site + publicPath(locale, path));
      expect.soft((await tabThrough(page, 'main')).faults, name).toEqual([]);
    }
  });
}
