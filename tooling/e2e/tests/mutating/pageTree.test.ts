import type { Page } from '@playwright/test';
import { livePage, newWord, publish, rewrite } from '../../content.ts';
import { chooseParent, field, publishInEditor } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';

/** Opens what can be done with a page; handle and chevron name the page, too. */
const lineOf = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });

test('a moved page and all below it answer at their new addresses, and the old ones forward there', async ({
  page,
  request,
  administrator,
  signIn,
  admin,
  site,
  axe,
}) => {
  const word = newWord();
  const target = await livePage(administrator, { title: `Target ${word}` });
  const moved = await livePage(administrator, { title: `Moved ${word}` });
  const below = await livePage(administrator, { title: `Below ${word}`, parentId: moved.entry.id });
  await publish(administrator, await rewrite(administrator, moved.entry, 'ur', { title: `منتقل ${word}` }), 'ur');

  await signIn(page);
  await page.goto(`${admin}/admin/page-tree`);
  await lineOf(page, `Moved ${word}`).click();
  await chooseParent(page, `Target ${word}`);
  const dialog = page.getByRole('alertdialog', { name: `Move Moved ${word}?` });
  await expect(dialog).toContainText('3 public addresses change, at once.');
  await axe(page);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(`Moved ${word} is moved. 3 old addresses forward.`)).toBeVisible();

  for (const [old, prefix] of [
    [moved.path, ''],
    [below.path, ''],
    [`/ur${moved.path}`, '/ur'],
  ] as const) {
    const to = prefix + target.path + old.slice(prefix.length);
    await expect
      .poll(async () => {
        const answer = await request.get(site + old, { maxRedirects: 0 });
        return [answer.status(), answer.headers().location];
      })
      .toEqual([308, to]);
    expect((await request.get(site + to, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test('a page is made below another, and its place is changed by keys', async ({
  page,
  administrator,
  signIn,
  admin,
}) => {
  const word = newWord();
  const parent = await livePage(administrator, { title: `Parent ${word}` });
  const first = await livePage(administrator, { title: `First ${word}`, parentId: parent.entry.id });
  await signIn(page);
  await page.goto(`${admin}/admin/page-tree`);
  await lineOf(page, `Parent ${word}`).click();
  await page.getByRole('button', { name: 'New page below' }).click();
  await field(page, 'Title', 'en').fill(`Second ${word}`);
  await page.getByRole('button', { name: /^Save draft/ }).click();
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}/);
  await publishInEditor(page, 'en');
  await expect(page.getByRole('link', { name: `${parent.path}/second-${word}` })).toBeVisible();

  await page.goto(`${admin}/admin/page-tree`);
  const titles = () =>
    page
      .getByRole('row')
      .getByText(new RegExp(`^(First|Second) ${word}$`))
      .allTextContents();
  await expect.poll(titles).toEqual([`First ${word}`, `Second ${word}`]);
  await lineOf(page, `First ${word}`).click();
  await page.getByRole('button', { name: 'Down', exact: true }).press('Enter');
  await expect.poll(titles).toEqual([`Second ${word}`, `First ${word}`]);
  await page.reload();
  await expect.poll(titles).toEqual([`Second ${word}`, `First ${word}`]);
  expect(first.path).toBe(`${parent.path}/${first.entry.data.slug}`);
});

test('the board of both languages names the number that differs', async ({
  page,
  administrator,
  signIn,
  admin,
  axe,
}) => {
  const word = newWord();
  const { entry } = await livePage(administrator, { title: `Sums ${word}`, summary: 'From Rs 5,000' });
  const urdu = await rewrite(administrator, entry, 'ur', { title: `رقم ${word}`, summary: '۱٬۰۰۰ روپے سے' });
  await publish(administrator, urdu, 'ur');
  await signIn(page);
  await page.goto(`${admin}/admin/english-and-urdu`);
  await page.getByRole('searchbox', { name: 'Search, English or Urdu' }).fill(word);
  const row = page.getByRole('row').filter({ hasText: `Sums ${word}` });
  await expect(row).toContainText('۱٬۰۰۰ for 5,000');
  await expect(page.getByRole('region', { name: 'What differs' }).locator('mark')).toHaveText(['5,000', '۱٬۰۰۰']);
  await axe(page);
  await page.getByRole('button', { name: 'Open side by side' }).click();
  await expect(field(page, 'Title', 'ur')).toHaveValue(`رقم ${word}`);
});
