import { calls } from '@fundfront/content-model/wire';
import { newWord } from '../../content.ts';
import { field, publishInEditor } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';
import { readHtml } from '../../readHtml.ts';

/** A drawing with a word of its own: no other test has the same content. */
const drawing = (word: string, width = 40) => ({
  name: `${word}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30" viewBox="0 0 40 30"><title>${word}</title><rect width="40" height="30" fill="#0a7d77"/></svg>`,
  ),
});
const program = { name: 'logo.svg.exe', mimeType: 'image/svg+xml', buffer: Buffer.from('MZ'.padEnd(300, '\0')) };

test('files are uploaded, described, used, kept from deletion and replaced', async ({
  page,
  request,
  administrator,
  signIn,
  admin,
  site,
  axe,
}) => {
  const word = newWord();
  await signIn(page);
  await page.goto(`${admin}/admin/dashboard`);
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await page.getByLabel('Files to upload').setInputFiles([drawing(word), program]);
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect(tray.getByText('1 done, 1 stopped')).toBeVisible();
  await expect(tray.getByText(/Its content is a program, whatever its name says\. Nothing was kept\./)).toBeVisible();

  // The tray survives the way to another screen of the admin.
  await page.goBack();
  await expect(page).toHaveURL(/dashboard$/);
  await expect(tray).toBeVisible();
  await tray.getByRole('link', { name: 'add alt text' }).click();
  await page.getByLabel('Alt text, English').fill('A branch');
  await page.getByLabel('Alt text, Urdu').fill('ایک برانچ');
  const point = page.getByRole('button', { name: /^Focal point/ });
  await point.press('Shift+ArrowLeft');
  await point.press('ArrowDown');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Focal point 40% from the left, 51% from the top' })).toBeVisible();
  await tray.getByRole('button', { name: 'Close the uploads' }).click();
  await axe(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { src } = await administrator.call(calls.getMedia, { params: { id } });

  // A page takes it from the library, with its text.
  await page.goto(`${admin}/admin/posts/new`);
  await field(page, 'Title').fill(`Page ${word}`);
  await page.getByRole('button', { name: 'Choose from the library' }).first().click();
  await page.getByLabel('Search the library').fill(word);
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.getByRole('button', { name: new RegExp(word) }).click();
  await expect(page.getByLabel('What it shows')).toHaveValue('A branch');
  await page.getByRole('button', { name: /^Save draft/ }).click();
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}/);
  await publishInEditor(page, 'en');
  const path = `/page-${word}`;
  const html = async () => (await request.get(site + path)).text();
  expect(await html()).toContain('object-position:40% 51%');

  // In use: it stays, and the list says where.
  await page.goto(`${admin}/admin/media/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const refusal = page.getByRole('dialog', { name: `${word} is in use, so it stays` });
  await expect(refusal.getByRole('link', { name: `Page ${word}` })).toBeVisible();
  await refusal.getByRole('button', { name: 'Keep it' }).click();

  // Replaced: the same address, another content, and the page shows it.
  const before = await (await request.get(site + src)).text();
  await page.getByLabel('Replacing file').setInputFiles(drawing(`${word} anew`, 80));
  await expect(page.getByText('Replaced. The address and all uses stay.')).toBeVisible();
  const after = await (await request.get(site + src)).text();
  expect([before.includes('anew'), after.includes('anew')]).toEqual([false, true]);
  await expect.poll(async () => (await html()).includes('width="80"')).toBe(true);
  expect(readHtml(await html()).headings).toEqual([`Page ${word}`]);
});

test('a file that nothing uses goes to the trash and comes back', async ({ page, signIn, admin, administrator }) => {
  const word = newWord();
  await signIn(page);
  await page.goto(`${admin}/admin/media`);
  await page.getByLabel('Files to upload').setInputFiles(drawing(word));
  await page.getByRole('region', { name: 'Uploads' }).getByRole('link', { name: 'add alt text' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“${word}” is in the trash.`)).toBeVisible();
  const trashed = async () =>
    (await administrator.call(calls.listMedia, { query: { check: 'trash', search: word } })).items.length;
  expect(await trashed()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(trashed).toBe(0);
});

test('the library fits a phone', async ({ page, signIn, admin, axe }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto(`${admin}/admin/media`);
  await expect(page.getByRole('list', { name: 'Files' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await axe(page);
});
