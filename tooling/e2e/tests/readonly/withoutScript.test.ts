import { formNames, forms } from '@fundfront/content-model';
import { expect, test } from '../../fixtures.ts';
import { otherPages, templatePages } from '../../templatePages.ts';

test.use({ javaScriptEnabled: false });

for (const { path, item, child } of [
  { path: '/home', item: 'About us', child: 'Who we are' },
  { path: '/ur', item: 'ہمارے بارے میں', child: 'ہم کون ہیں' },
]) {
  test(`${path} can be read and used without script`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto(site + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('table').first().getByRole('row').nth(2)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const top = page.getByRole('navigation').getByRole('link', { name: item, exact: true }).first();
    await top.hover();
    await page.getByRole('navigation').getByRole('link', { name: child, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(child);
  });
}

test('on a phone the menu and the search are pages', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}/home`);
  await page.getByRole('link', { name: 'Open menu' }).click();
  await expect(page).toHaveURL(`${site}/sitemap`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Who we are' })).toBeVisible();
  await page.getByRole('link', { name: 'Search pages' }).click();
  await page.getByRole('main').getByRole('searchbox').fill('partners');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${site}/search?q=partners`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Partners/ })).toBeVisible();
});

test('the search in the header is sent by its button', async ({ page, site }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  for (const [path, all] of [
    ['/home', '/search?q=partners'],
    ['/ur', '/ur/search?q=partners'],
  ]) {
    await page.goto(site + path);
    const search = page.getByRole('banner').getByRole('search').first();
    await search.getByRole('searchbox').fill('partners');
    await search.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(site + all);
  }
});

test('a page that is not there says so without script', async ({ page, site }) => {
  await page.goto(`${site}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
});

test('no page shows a button that only script would answer', async ({ page, site }) => {
  for (const path of [...templatePages, ...Object.values(otherPages)]) {
    await page.goto(site + path);
    const dead = page.getByRole('main').locator('button:not([type="submit"])').filter({ visible: true });
    expect.soft(await dead.count(), path).toBe(0);
  }
});

for (const [prefix, text] of [
  ['', 'This form needs JavaScript. Without it, reach us directly:'],
  ['/ur', 'اس فارم کے لیے جاوا اسکرپٹ درکار ہے۔ اس کے بغیر ہم سے براہِ راست رابطہ کریں:'],
] as const) {
  test(`every form below ${prefix || '/'} tells how to reach the company without script`, async ({ page, site }) => {
    const paths = [
      ...formNames.map((name) => forms[name].samplePath),
      '/subscription/confirm',
      '/subscription/unsubscribe',
    ];
    for (const path of paths) {
      await page.goto(site + prefix + path);
      await expect(page.locator('main noscript p').first(), path).toHaveText(text);
      await expect(page.locator('main noscript a[href^="mailto:"]').first(), path).toBeVisible();
    }
    await expect(page.locator('footer noscript p').first()).toHaveText(text);
    await expect(page.locator('footer noscript a[href^="mailto:"]')).toBeVisible();
  });
}
