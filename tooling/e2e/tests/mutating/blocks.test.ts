import type { Client } from '@fundfront/api-client';
import { type Locale, locales, publicPath } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { Locator, Page } from '@playwright/test';
import { newWord, publish } from '../../content.ts';
import { publishInEditor } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';

const stepTitles: Record<Locale, readonly [string, string, string]> = {
  en: ['First', 'Second', 'Third'],
  ur: ['پہلا', 'دوسرا', 'تیسرا'],
};

const step = (title: string) => ({ title, text: `<p>${title}.</p>`, linkWords: null, linkUrl: null });

async function pageOfSteps(client: Client) {
  const slug = newWord();
  const own = { slug, title: `Steps ${slug}`, summary: null, body: null, font: null, otherAddresses: null, seo: null };
  const shared = { template: 'howToInvest', image: null, isActive: true };
  const steps = (locale: Locale) => stepTitles[locale].map(step);
  const entry = await client.call(calls.createEntry, {
    params: { type: 'pages' },
    body: { locale: 'en', parentId: null, data: { ...own, ...shared, steps: steps('en') } },
  });
  const params = { type: 'pages', id: entry.id, locale: 'ur' as const };
  await client.call(calls.saveEntry, { params, body: { version: 0, data: { ...own, steps: steps('ur') } } });
  return { id: entry.id, path: await publish(client, entry), urdu: await publish(client, entry, 'ur') };
}

const listOf = (page: Page, locale: Locale) =>
  page.getByRole('list', { name: 'Steps' }).filter({ has: page.locator(`[lang="${locale}"]`) });
const toggle = (list: Locator, title: string) => list.getByRole('button', { name: `Step ${title}`, exact: true });

async function expectOrder(list: Locator, titles: readonly string[]) {
  await expect(list.locator('[data-toggle]')).toHaveText(titles.map((title) => new RegExp(`${title}$`)));
}

async function dragBelow(page: Page, list: Locator, title: string, target: string) {
  await list.hover();
  const handle = list.getByRole('button', { name: `Drag ${title}`, exact: true });
  await expect(handle).toBeVisible();
  const [from, to] = [await handle.boundingBox(), await toggle(list, target).boundingBox()];
  if (!from || !to) throw new Error('The blocks are not on the screen');
  // Not in the very middle, where a press counts as a screen reader's.
  await page.mouse.move(from.x + 6, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height + 4, { steps: 8 });
  await page.mouse.up();
}

for (const locale of locales) {
  const [first, second, third] = stepTitles[locale];

  test(`blocks in ${locale} are sorted by keys and by pointer, and the page follows`, async ({
    page,
    administrator,
    signIn,
    admin,
    site,
  }) => {
    const { id, path, urdu } = await pageOfSteps(administrator);
    await signIn(page);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto(`${admin}/admin/posts/${id}?lang=${locale}`);
    const list = listOf(page, locale);
    await toggle(list, first).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expectOrder(list, [second, third, first]);
    await expect(page.getByText('Moved to 3 of 3')).toBeAttached();
    await expect(toggle(list, first)).toBeFocused();

    await dragBelow(page, list, second, third);
    await expectOrder(list, [third, second, first]);

    await list.getByRole('button', { name: `Duplicate ${second}`, exact: true }).click();
    await expectOrder(list, [third, second, second, first]);
    await list
      .getByRole('button', { name: `Remove ${second}`, exact: true })
      .last()
      .click();
    await expectOrder(list, [third, second, first]);
    await list.getByRole('button', { name: `Remove ${third}`, exact: true }).click();
    await expectOrder(list, [second, first]);
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).first().click();
    await expectOrder(list, [third, second, first]);

    await publishInEditor(page, locale);
    await page.goto(site + (locale === 'en' ? path : urdu));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: first })).toBeVisible();
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(titles.filter((title) => stepTitles[locale].includes(title))).toEqual([third, second, first]);
    expect(publicPath(locale, path)).toBe(new URL(page.url()).pathname);
  });
}

test('blocks work on a phone, and a problem in a folded one is shown', async ({
  page,
  administrator,
  signIn,
  admin,
  axe,
}) => {
  const { id } = await pageOfSteps(administrator);
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${admin}/admin/posts/${id}`);
  const list = listOf(page, 'en');
  await list.getByRole('button', { name: 'Move Third up' }).click();
  await expectOrder(list, ['First', 'Third', 'Second']);
  await list.getByRole('button', { name: 'Add step before Third' }).click();
  await expect(list.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await toggle(list, 'Nothing written yet').click();
  await expect(list.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish English' }).click();
  await expect(list.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expect(list.getByText('needs correcting')).toBeVisible();
});
