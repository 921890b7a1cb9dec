import type { Client } from '@fundfront/api-client';
import { type Locale, locales, publicPath } from '@fundfront/content-model';
import { richTextSample } from '@fundfront/content-model/richTextSamples';
import { calls } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { livePage, newWord, publish, rewrite } from '../../content.ts';
import { publishInEditor, saveDraft } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';
import { picture } from '../../visitorForm.ts';

test('the site shows every element of a text as the API stored it', async ({ page, administrator, site, axe }) => {
  const title = `Text ${newWord()}`;
  const { entry, path } = await livePage(administrator, { title, body: richTextSample });
  expect(entry.data.body).toBe(richTextSample);
  await rewrite(administrator, entry, 'ur', { title, body: richTextSample });
  await publish(administrator, entry, 'ur');
  for (const locale of locales) {
    const response = await page.goto(site + publicPath(locale, path));
    // Addresses of headings and the reach of tables by keyboard are the page's own.
    const shown = (await response?.text())?.replace(/(<h2) id="[^"]*"|(<table) tabindex="0"/g, '$1$2');
    expect(shown).toContain(richTextSample);
    await axe(page);
  }
});

async function storePicture(client: Client): Promise<string> {
  const form = new FormData();
  form.set('file', new File([picture.buffer], picture.name, { type: picture.mimeType }));
  return (await client.call(calls.uploadMedia, { form })).src;
}

const bodyField = (page: Page, locale: Locale) =>
  page.getByRole('textbox', { name: 'Body', exact: true }).and(page.locator(`[lang="${locale}"]`));

test('a table and a picture are live still after a word was added', async ({
  page,
  administrator,
  signIn,
  admin,
  site,
}) => {
  const title = `Kept ${newWord()}`;
  const src = await storePicture(administrator);
  const table =
    '<table><caption>Fees</caption><thead><tr><th scope="col">Fee</th><th scope="col">Rate</th></tr></thead><tbody><tr><th scope="row">Management</th><td style="text-align:end">0.55%</td></tr></tbody></table>';
  const figure = `<figure><img src="${src}" alt="A chart" width="12" height="12" loading="lazy" /><figcaption>Growth</figcaption></figure>`;
  const rest = '<dl><dt>NAV</dt><dd>Net asset value</dd></dl><h5>H<sub>2</sub>O and m<sup>2</sup></h5>';
  const { entry, path } = await livePage(administrator, { title, body: `<p>Words</p>${table}${figure}${rest}` });
  await signIn(page);
  await page.goto(`${admin}/admin/posts/${entry.id}`);
  const body = bodyField(page, 'en');
  await expect(body.getByRole('table', { name: 'Fees' })).toBeVisible();
  await expect(body.getByRole('img', { name: 'A chart' })).toBeVisible();
  await body.getByText('Words', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' added');
  await saveDraft(page);
  await publishInEditor(page, 'en');
  await page.goto(site + path);
  await expect(page.getByText('Words added')).toBeVisible();
  const response = await page.request.get(site + path);
  const shown = (await response.text()).replace(/(<table) tabindex="0"/g, '$1');
  expect(shown).toContain(`<p>Words added</p>${table}${figure}${rest}`);
});

test('an Urdu list stands to the right after a save', async ({ page, administrator, signIn, admin, site }) => {
  const title = `فہرست ${newWord()}`;
  const { entry } = await livePage(administrator, { title: `List ${newWord()}`, body: '<p>One</p>' });
  const list =
    '<ul dir="auto"><li dir="auto"><p dir="auto">پہلا</p></li><li dir="auto"><p dir="auto">دوسرا</p></li></ul>';
  await rewrite(administrator, entry, 'ur', { title, body: list });
  await signIn(page);
  await page.goto(`${admin}/admin/posts/${entry.id}?lang=ur`);
  await bodyField(page, 'ur').getByText('دوسرا').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' آخری');
  await saveDraft(page);
  await publishInEditor(page, 'ur');
  await page.goto(`${site}${await publish(administrator, entry, 'ur')}`);
  const item = page.getByRole('listitem').filter({ hasText: 'دوسرا آخری' });
  await expect(item).toBeVisible();
  const [itemBox, listBox, direction] = await Promise.all([
    item.getByText('دوسرا آخری').boundingBox(),
    item.locator('..').boundingBox(),
    item.evaluate((element) => getComputedStyle(element).direction),
  ]);
  expect(direction).toBe('rtl');
  const end = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0);
  expect(end(listBox) - end(itemBox)).toBeLessThan(60);
  expect(await item.evaluate((element) => element.outerHTML + element.parentElement?.outerHTML)).not.toContain('dir=');
});

test('blocks are made by typing, without the mouse', async ({ page, administrator, signIn, admin, axe }) => {
  const { entry } = await livePage(administrator, { title: `Typed ${newWord()}` });
  await signIn(page);
  await page.goto(`${admin}/admin/posts/${entry.id}`);
  const body = bodyField(page, 'en');
  await body.focus();
  await page.keyboard.type('/tab');
  const menu = page.getByRole('listbox', { name: 'Blocks' });
  await expect(menu.getByRole('option')).toHaveText([/^Table/]);
  await axe(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Charge');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rate');
  await page.keyboard.press('Alt+F10');
  const bar = page.getByRole('toolbar', { name: 'Table' });
  await bar.getByRole('button', { name: 'Column before' }).press('Enter');
  await bar.getByRole('button', { name: 'Row below' }).press('Enter');
  await bar.getByRole('button', { name: 'Delete column' }).press('Enter');
  await expect(body.getByRole('columnheader')).toHaveCount(3);
  // A header without text is a fault of the page that is being written, not of the editor.
  for (const header of await body.getByRole('columnheader').all()) {
    if ((await header.textContent()) !== '') continue;
    await header.click();
    await page.keyboard.type('More');
  }
  await expect(body.getByRole('row')).toHaveCount(4);
  await axe(page);
  await saveDraft(page);
  const { data } = await administrator.call(calls.getEntry, {
    params: { type: 'pages', id: entry.id, locale: 'en' },
  });
  expect(data.body).toMatch(
    /<thead><tr><th scope="col">Charge<\/th><th[^>]*>More<\/th><th[^>]*>More<\/th><\/tr><\/thead>/,
  );
});
