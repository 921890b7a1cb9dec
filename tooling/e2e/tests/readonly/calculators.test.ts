import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const calculators = {
  tax: '/customer-service/tax-saving-calculator',
  growth: '/customer-service/growth-calculator',
  goal: '/customer-service/goal-calculator',
};

const main = (page: Page) => page.getByRole('main');
const result = (page: Page) => main(page).locator('[data-result]');
const input = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const spoken = (page: Page) => main(page).getByRole('status');

/** The address stands on the page once its script is there. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await main(page).locator('form').getByRole('textbox').first().focus();
  await expect(main(page).getByRole('textbox', { name: /Address of this result|اس نتیجے کا پتا/ })).toHaveValue(url);
}

test('a typed income gives a credit, which its address gives again in another page', async ({ page, site }) => {
  await open(page, site + calculators.tax);
  await expect(result(page)).toHaveText('Rs 21,000');
  // By the sample slabs 10 % of what is above 1,000,000: 200,000 on 3,000,000, and 600,000 of it count at most.
  await input(page, 'Taxable income, a year').fill('30,00,000');
  await input(page, 'Your contribution, a year').fill('۷۰۰۰۰۰');
  await expect(result(page)).toHaveText('Rs 40,000');
  await expect(spoken(page)).toContainText('You would pay Rs 160,000 instead of Rs 200,000.');
  await expect(
    main(page).getByText(/^Tax year 2027.*Rs 100,000 of your contribution lies above the limit/),
  ).toBeVisible();
  await expect(page).toHaveURL(`${site}${calculators.tax}?year=2027&income=3000000&contribution=700000`);

  const other = await page.context().newPage();
  await open(other, page.url());
  await expect(result(other)).toHaveText('Rs 40,000');
  await expect(input(other, 'Taxable income, a year')).toHaveValue('3,000,000');
  await expect(input(other, 'Your contribution, a year')).toHaveValue('700,000');
});

test('reloading and coming back keep the inputs', async ({ page, site }) => {
  await open(page, site + calculators.growth);
  await input(page, 'Each month').fill('20,000');
  await expect(page).toHaveURL(/monthly=20000/);
  const shown = (await result(page).textContent()) ?? '';
  await page.reload();
  await expect(result(page)).toHaveText(shown);
  await expect(input(page, 'Each month')).toHaveValue('20,000');
  await page.goto(`${site}/home`);
  await page.goBack();
  await expect(input(page, 'Each month')).toHaveValue('20,000');
  await expect(result(page)).toHaveText(shown);
});

test('a year without checked rules says so and calculates nothing', async ({ page, site }) => {
  await open(page, site + calculators.tax);
  await main(page).getByRole('combobox', { name: 'Tax year' }).selectOption('2025');
  const notice = 'The rules of tax year 2025 are not checked yet: nothing is calculated.';
  await expect(spoken(page)).toHaveText(notice);
  await expect(main(page).getByText(notice)).toHaveCount(2);
  await expect(result(page)).toHaveCount(0);
});

test('a slider and its input are one value, and the slider is as high as a finger needs', async ({ page, site }) => {
  await open(page, site + calculators.growth);
  const slider = main(page).getByRole('slider', { name: 'For', exact: true });
  expect((await slider.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await slider.focus();
  await slider.press('End');
  await expect(input(page, 'For')).toHaveValue('40');
  await expect(slider).toHaveAttribute('aria-valuetext', '40 years');
  await input(page, 'For').fill('2');
  await expect(slider).toHaveValue('2');
  await main(page).getByText('Show year by year as a table').click();
  await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(4);
});

test('wrong figures are named, and the result stays that of the right ones', async ({ page, site, axe }) => {
  await open(page, site + calculators.growth);
  const before = (await result(page).textContent()) ?? '';
  await input(page, 'At a return of').fill('25');
  await expect(input(page, 'At a return of')).toHaveAttribute('aria-invalid', 'true');
  await expect(main(page).getByText('Type 20% or less.')).toBeVisible();
  await expect(spoken(page)).toHaveText(/^Correct the marked figure/);
  await expect(result(page)).toHaveText(before);
  await axe(page);
  await input(page, 'At a return of').fill('0');
  await expect(result(page)).not.toHaveText(before);
  await expect(main(page).getByText('Type 20% or less.')).toBeHidden();
});

test('a goal is answered at three returns', async ({ page, site }) => {
  await open(page, site + calculators.goal);
  await input(page, 'It would cost today').fill('1,200,000');
  await input(page, 'Prices rise by').fill('0');
  const rows = main(page).getByRole('table', { name: 'Monthly saving at three assumed returns' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  const amounts = await rows.locator('td').allTextContents();
  expect(new Set(amounts).size).toBe(3);
  await input(page, 'Saved for it already').fill('1,200,000');
  await expect(result(page)).toHaveText('Rs 0');
});

for (const [name, path] of Object.entries(calculators)) {
  test(`the ${name} calculator is accessible in both languages, at rest and after an input`, async ({
    page,
    site,
    axe,
  }) => {
    for (const prefix of ['', '/ur']) {
      await open(page, site + prefix + path);
      const first = main(page).locator('form').getByRole('textbox').first();
      const before = (await result(page).textContent()) ?? '';
      await first.fill('۱۲,۳۴,۵۶۷');
      await expect(result(page)).not.toHaveText(before);
      await expect(spoken(page)).not.toHaveText('');
      // Below the sticky header nothing can be hit: what it covers in part would count as too small.
      await page.evaluate(() => scrollTo(0, 0));
      await axe(page);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`the ${name} calculator shows its example, whatever the address says, and no input that does nothing`, async ({
      page,
      site,
    }) => {
      await page.goto(site + path);
      const example = (await result(page).textContent()) ?? '';
      expect(example).toMatch(/^Rs [\d,]+$/);
      await expect(main(page).locator('noscript p').first()).toContainText('needs JavaScript');
      await expect(main(page).locator('form')).toBeHidden();
      await page.goto(`${site}${path}?income=9000000&lump=9000000&goal=9000000`);
      await expect(result(page)).toHaveText(example);
    });
  });
}

test('home, menu and help lead to the calculators', async ({ page, site }) => {
  await page.goto(`${site}/home`);
  await main(page).getByRole('link', { name: 'Open the calculator' }).click();
  await expect(page).toHaveURL(site + calculators.growth);
  const tabs = page.getByRole('navigation', { name: 'Calculators', exact: true });
  await expect(tabs.getByRole('link')).toHaveText(['Tax credit', 'Growth', 'Goal']);
  await tabs.getByRole('link', { name: 'Tax credit' }).click();
  await expect(page).toHaveURL(site + calculators.tax);
  await page.goto(`${site}/sitemap`);
  for (const path of Object.values(calculators)) {
    await expect(main(page).locator(`a[href="${path}"]`)).toBeVisible();
    await expect(page.locator(`header a[href="${path}"]`).first()).toBeAttached();
  }
});
