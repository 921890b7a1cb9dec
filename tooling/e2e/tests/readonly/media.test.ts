import { expect, test } from '../../fixtures.ts';

const paper = { width: 771, height: 1_000 }; // A4 within the margins that the site gives it, px

test.describe('on paper', () => {
  test('prices stay a table, and what only a screen can use is left off', async ({ page, site }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${site}/home`);
    const main = page.getByRole('main');
    await expect(main.getByRole('columnheader').first()).toBeVisible();
    await expect(main.getByRole('group').getByRole('button')).toHaveCount(0);
    for (const furniture of ['body > footer', 'aside', 'nav']) {
      await expect(page.locator(furniture).filter({ visible: true }), furniture).toHaveCount(0);
    }
  });

  test('a sheet of A4 is wide enough to count as more than a phone', async ({ page, site }) => {
    await page.goto(`${site}/daily-funds-nav-history`);
    const side = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      return rules.find((rule) => rule instanceof CSSPageRule)?.style.margin.split(' ')[1];
    });
    expect(side).toMatch(/mm$/);
    const pxPerMm = 96 / 25.4;
    expect((210 - 2 * Number.parseFloat(side ?? '')) * pxPerMm).toBeGreaterThanOrEqual(paper.width);
  });

  test('every answer is open', async ({ page, site }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${site}/customer-service/faq`);
    const answers = page.getByRole('main').locator('details > div');
    expect(await answers.count()).toBeGreaterThan(5);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const { what, path, chosen, other } of [
    { what: 'tab', path: '/home', chosen: '[aria-pressed="true"]', other: '[aria-pressed="false"]' },
    {
      what: 'filter',
      path: '/downloads/articles',
      chosen: 'label:has(:checked)',
      other: 'label:has(input:not(:checked))',
    },
  ]) {
    test(`the chosen ${what} is told from the others by its line`, async ({ page, site }) => {
      await page.goto(site + path);
      const lineOf = (selector: string) =>
        page
          .getByRole('main')
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).borderBlockEndColor);
      expect(await lineOf(chosen)).not.toBe(await lineOf(other));
    });
  }

  test('a chart is drawn in the colours of the page', async ({ page, site }) => {
    await page.goto(`${site}/faysal-money-market-fund`);
    const { text, label } = await page
      .locator('main svg text')
      .first()
      .evaluate((element) => ({ label: getComputedStyle(element).fill, text: getComputedStyle(document.body).color }));
    expect(label).toBe(text);
  });
});
