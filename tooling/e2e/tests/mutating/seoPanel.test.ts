import { type Locale, locales } from '@fundfront/content-model';
import { livePage, newWord, publish, rewrite } from '../../content.ts';
import { publishInEditor } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';
import { readHtml } from '../../readHtml.ts';

const names: Record<Locale, string> = { en: 'English', ur: 'اردو' };

test('what is typed for search engines shows at once, and is in the page’s head once it is live', async ({
  page,
  request,
  administrator,
  signIn,
  admin,
  site,
  axe,
}) => {
  const title = `Page ${newWord()}`;
  const { entry, path } = await livePage(administrator, { title, summary: 'What the page is about.' });
  await rewrite(administrator, entry, 'ur', { title: `صفحہ ${title}`, summary: null });
  const paths = { en: path, ur: await publish(administrator, entry, 'ur') };
  await signIn(page);
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto(`${admin}/admin/posts/${entry.id}`);
  const panel = page.getByRole('region', { name: 'Search and sharing' });
  const result = panel.getByRole('figure', { name: 'As a search engine shows it' });
  await expect(result).toContainText(title);
  await expect(result).toContainText('What the page is about.');

  for (const locale of locales) {
    const word = newWord();
    await panel.getByRole('radio', { name: names[locale] }).click();
    await panel.getByRole('textbox', { name: 'Title for search engines' }).fill(`Found ${word}`);
    await panel.getByRole('textbox', { name: 'Description for search engines' }).fill(`Described ${word}. `.repeat(12));
    await expect(result).toContainText(`Found ${word}`);
    await expect(panel.getByText('The description is long: search engines will cut it.')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Description for search engines' }).fill(`Described ${word}.`);
    await expect(result).toContainText(`Described ${word}.`);
    await expect(panel.getByRole('list', { name: 'Hints for search engines' })).toHaveCount(0);
    const picture = panel.getByRole('img', { name: `Share picture: Found ${word}` });
    await expect
      .poll(async () => {
        // It is drawn for those who look at it: what comes above it meanwhile may push it out of view again.
        await panel.getByRole('figure', { name: 'As a shared link' }).scrollIntoViewIfNeeded();
        return picture.evaluateAll((images) =>
          images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
        );
      })
      .toEqual([1_200]);

    await publishInEditor(page, locale);
    const read = async () => (await request.get(site + paths[locale])).text();
    await expect.poll(async () => readHtml(await read()).title).toContain(`Found ${word}`);
    const html = await read();
    expect(html).toContain(`<meta name="description" content="Described ${word}."`);
    expect(html).toContain(`<meta property="og:title" content="Found ${word}"`);
  }
  await axe(page);
});

test('a page can be kept out of search engines', async ({ page, request, administrator, signIn, admin, site }) => {
  const { entry, path } = await livePage(administrator, { title: `Hidden ${newWord()}` });
  await signIn(page);
  await page.goto(`${admin}/admin/posts/${entry.id}`);
  const panel = page.getByRole('region', { name: 'Search and sharing' });
  await expect(panel.getByText('There is no description')).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Keep this page out of search engines' }).check();
  await expect(panel.getByText('Search engines are asked to leave this page out.')).toBeVisible();
  await publishInEditor(page, 'en');
  expect(await (await request.get(site + path)).text()).toContain('<meta name="robots" content="noindex"');
});

test('the share picture of a draft needs a preview’s token', async ({ request, site }) => {
  expect((await request.get(`${site}/preview/share.png?token=none`)).status()).toBe(404);
});
