import { livePage, newWord } from '../../content.ts';
import { field, openEditor, publishInEditor, saveDraft } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';
import { expectPageContains, pageContains } from '../../pageContains.ts';
import { readHtml, readSitemap } from '../../readHtml.ts';

test('a published title is on the public page, at both addresses and in the sitemap', async ({
  page,
  request,
  administrator,
  signIn,
  admin,
  site,
}) => {
  const before = `Before ${newWord()}`;
  const after = `After ${newWord()}`;
  const { entry, path } = await livePage(administrator, { title: before, body: '<p>Words</p>' });
  const headingAt = async (pagePath: string) => readHtml(await (await request.get(site + pagePath)).text()).headings[0];
  const changedAt = async () => {
    const entries = readSitemap(await (await request.get(`${site}/sitemap.xml`)).text());
    return Date.parse(entries.find(({ loc }) => loc === site + path)?.lastmod ?? '');
  };
  expect([await headingAt(path), await headingAt(`/website${path}`)]).toEqual([before, before]);
  await expect.poll(changedAt).toBeGreaterThan(0);
  const firstChange = await changedAt();

  await signIn(page);
  await openEditor(page, admin, entry.id);
  await field(page, 'Title', 'en').fill(after);
  await publishInEditor(page, 'en');

  // The notice with the button stays for seconds only.
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open page' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(after);
  expect([await headingAt(path), await headingAt(`/website${path}`)]).toEqual([after, after]);
  await expect.poll(changedAt).toBeGreaterThan(firstChange);
});

test('the list of its section shows a new title, too', async ({ page, administrator, signIn, admin, site }) => {
  const parent = await livePage(administrator, { title: `Section ${newWord()}` });
  const child = await livePage(administrator, { title: 'Child before', parentId: parent.entry.id });
  await expectPageContains(page.request, site + parent.path, 'Child before');
  await signIn(page);
  await openEditor(page, admin, child.entry.id);
  await field(page, 'Title', 'en').fill('Child after');
  await publishInEditor(page, 'en');
  await expectPageContains(page.request, site + parent.path, 'Child after');
  await page.goto(site + parent.path);
  await expect(page.getByRole('main').getByRole('link', { name: 'Child after' })).toBeVisible();
});

test('Ctrl+S saves and Ctrl+Enter publishes', async ({ page, request, administrator, signIn, admin, site }) => {
  const { entry, path } = await livePage(administrator, { title: 'By keys' });
  await signIn(page);
  await openEditor(page, admin, entry.id);
  await field(page, 'Title', 'en').fill('Saved by keys');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await pageContains(request, site + path, 'Saved by keys')).toBe(false);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/^Live in/)).toBeVisible();
  expect(await pageContains(request, site + path, 'Saved by keys')).toBe(true);
});

test('who may not publish saves a draft, and finds no button for more', async ({
  page,
  request,
  administrator,
  makePerson,
  signIn,
  admin,
  site,
}) => {
  const { entry, path } = await livePage(administrator, { title: 'As it was' });
  await signIn(page, await makePerson('editor'));
  await openEditor(page, admin, entry.id);
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await field(page, 'Title', 'en').fill('As it should be');
  await saveDraft(page);
  expect(await pageContains(request, site + path, 'As it was')).toBe(true);
});
