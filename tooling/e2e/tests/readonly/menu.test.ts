import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const wide = { width: 1_440, height: 900 };
test.use({ viewport: wide });

async function open(page: Page, path: string) {
  await page.goto(path);
  const bar = page.locator('nav[data-ready]');
  await expect(bar).toBeVisible();
  return bar;
}

test('the mega menu opens by the mouse, shows funds by category, and closes again', async ({ page, site }) => {
  const bar = await open(page, `${site}/home`);
  const item = bar.getByRole('link', { name: 'Investment solutions', exact: true }).first();
  const panel = bar.locator('[data-open] [data-panel]');
  await item.hover();
  await expect(panel).toBeVisible();
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  for (const category of ['Money market', 'Income', 'Equity', 'Pension (VPS)']) {
    await expect(panel.getByText(category, { exact: true })).toBeVisible();
  }
  await expect(panel.getByRole('link', { name: /^Sample Money Market Fund/ })).toContainText('risk');
  const box = await panel.boundingBox();
  expect(box?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  await page.mouse.move(700, 880);
  await expect(panel).toBeHidden();
  await item.hover();
  await panel.getByRole('link', { name: /^Sample Money Market Fund/ }).click();
  await expect(page).toHaveURL(`${site}/faysal-money-market-fund`);
});

for (const { language, path, item, onwards, back } of [
  { language: 'English', path: '/home', item: 'Investment solutions', onwards: 'ArrowRight', back: 'ArrowLeft' },
  { language: 'Urdu', path: '/ur', item: 'سرمایہ کاری کے حل', onwards: 'ArrowLeft', back: 'ArrowRight' },
]) {
  test(`the ${language} menu is walked by keys alone`, async ({ page, site }) => {
    const bar = await open(page, site + path);
    const top = bar.getByRole('link', { name: item, exact: true }).first();
    const panel = bar.locator('[data-open] [data-panel]');
    const focusIn = (column: number) => panel.locator('[data-column]').nth(column).locator(':focus');
    await top.focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel).toBeVisible();
    await expect(focusIn(0)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(focusIn(0)).toHaveCount(1);
    await page.keyboard.press(onwards);
    await expect(focusIn(1)).toHaveCount(1);
    await page.keyboard.press(back);
    await expect(focusIn(0)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(top).toBeFocused();
    await expect(top).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press(onwards);
    await expect(bar.locator('[data-top]:focus')).not.toHaveText(item);
    await page.keyboard.press(back);
    await expect(top).toBeFocused();
  });
}

for (const size of [
  { width: 1_366, height: 768 },
  { width: 1_024, height: 768 },
]) {
  for (const { path, open: opened } of [
    { path: '/home', open: ['About us', 'Investment solutions', 'Customer service', 'Sales', 'Downloads'] },
    { path: '/ur', open: ['ہمارے بارے میں', 'سرمایہ کاری کے حل', 'کسٹمر سروس', 'سیلز', 'ڈاؤن لوڈز'] },
  ]) {
    test(`each panel of ${path} stands on a screen of ${size.width} × ${size.height}, without a hole`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(size);
      const bar = await open(page, site + path);
      for (const name of opened) {
        await bar.getByRole('link', { name, exact: true }).first().focus();
        await page.keyboard.press('ArrowDown');
        const panel = bar.locator('[data-open] [data-panel]');
        await expect(panel).toBeVisible();
        const shown = await panel.evaluate((box) => {
          const { left, right, bottom } = box.getBoundingClientRect();
          const columns = [...box.querySelectorAll('[data-column]:not(aside)')].map((each) => {
            const { left: x, top, bottom: end } = each.getBoundingClientRect();
            return { x: Math.round(x), top, end };
          });
          const gaps = [...Map.groupBy(columns, ({ x }) => x).values()].flatMap((stack) =>
            stack.slice(1).map(({ top }, index) => top - (stack[index]?.end ?? top)),
          );
          return {
            fits: left >= 0 && right <= document.documentElement.clientWidth && bottom <= innerHeight,
            scrolls: box.scrollHeight > box.clientHeight + 1,
            gap: Math.max(0, ...gaps),
          };
        });
        expect.soft(shown, name).toEqual({ fits: true, scrolls: false, gap: expect.any(Number) });
        expect.soft(shown.gap, name).toBeLessThan(48);
        await page.keyboard.press('Escape');
      }
    });
  }
}

for (const { path, solutions, funds, careers } of [
  { path: '/home', solutions: 'Investment solutions', funds: '/funds', careers: '/careers' },
  { path: '/ur', solutions: 'سرمایہ کاری کے حل', funds: '/ur/funds', careers: '/ur/careers' },
]) {
  test(`the header of ${path} leads to all funds, and once to the vacancies`, async ({ page, site }) => {
    const bar = await open(page, site + path);
    const item = bar.getByRole('link', { name: solutions, exact: true });
    await expect(item.first()).toHaveAttribute('href', funds);
    await item.first().hover();
    const panel = bar.locator('[data-open] [data-panel]');
    await expect(panel.locator('[data-column]').first().getByRole('link')).toHaveAttribute('href', funds);
    const header = page.locator('body > header');
    await expect(header.locator(`a[href="${careers}"]`).filter({ visible: true })).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-mobile-menu] > button').last().click();
    await expect(page.getByRole('dialog').locator(`a[href="${careers}"]`)).toHaveCount(1);
  });
}

for (const path of ['/home', '/ur']) {
  test(`each panel of the menu of ${path} is whole on a small laptop`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1_366, height: 768 });
    const bar = await open(page, site + path);
    const items = bar.locator('[aria-expanded]');
    expect(await items.count()).toBeGreaterThan(3);
    for (const item of await items.all()) {
      await item.hover();
      const panel = bar.locator('[data-open] [data-panel]');
      await expect(panel).toBeVisible();
      const scrolls = await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight > 1);
      const box = await panel.boundingBox();
      expect([scrolls, (box?.y ?? 0) + (box?.height ?? 0) <= 768], (await item.textContent()) ?? '').toEqual([
        false,
        true,
      ]);
    }
  });
}

test('the bar that stays keeps search, language and login', async ({ page, site }) => {
  for (const width of [1_440, 1_024]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${site}/about-us/who-we-are`);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    const bar = page.locator('[data-compact]');
    await expect(bar.getByRole('link', { name: /^Login \/ Register/ })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'اردو' })).toHaveAttribute('href', '/ur/about-us/who-we-are');
    await expect(bar.getByRole('link', { name: 'اردو' })).toBeInViewport({ ratio: 1 });
    // A press that meets the bar while it draws in is tried again after scrolling: to the top, where there is none.
    await bar.evaluate(async (drawn) => {
      await document.fonts.ready;
      await Promise.all(drawn.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
    await bar.getByRole('link', { name: 'Search pages' }).click();
    await expect(page).toHaveURL(`${site}/search`);
  }
});

test('what leads out of the site opens a tab of its own', async ({ page, site }) => {
  await page.goto(`${site}/home`);
  const login = page.getByRole('link', { name: /^Login \/ Register/ }).first();
  await expect(login).toHaveAttribute('target', '_blank');
  await expect(login).toHaveAttribute('rel', /noopener/);
});

test('the bar sticks and draws in after 50 px', async ({ page, site }) => {
  await open(page, `${site}/home`);
  const compact = page.locator('[data-compact]');
  const scroll = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await scroll(50);
  await expect(compact).toHaveCount(0);
  await scroll(51);
  await expect(compact).toBeVisible();
  await scroll(1_200);
  await expect.poll(async () => (await compact.boundingBox())?.y).toBe(0);
  await scroll(0);
  await expect(compact).toHaveCount(0);
});

test('the language switch leads to the same page and back', async ({ page, site }) => {
  await page.goto(`${site}/about-us/who-we-are`);
  const bar = page.getByRole('region', { name: 'Contact and language' });
  await bar.getByRole('link', { name: 'اردو' }).click();
  await expect(page).toHaveURL(`${site}/ur/about-us/who-we-are`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ہم کون ہیں');
  await page.getByRole('region', { name: 'رابطہ اور زبان' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site}/about-us/who-we-are`);
});

test('the board of the home page narrows to one category', async ({ page, site }) => {
  await open(page, `${site}/home`);
  const board = page.getByRole('region', { name: /NAV|price/i }).first();
  const tab = board.getByRole('button', { name: /^Equity/ });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  const groups = await board.locator('tbody tr:visible').evaluateAll((rows) => rows.map((row) => row.dataset.group));
  expect([...new Set(groups)]).toEqual(['equity']);
});
