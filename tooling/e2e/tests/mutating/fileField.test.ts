import type { Client } from '@fundfront/api-client';
import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { newWord } from '../../content.ts';
import { publishInEditor } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';
import { expectPageContains } from '../../pageContains.ts';
import { cv } from '../../visitorForm.ts';

async function documentWithoutFile(client: Client, title: string): Promise<string> {
  const shared = { section: 'policies', date: '2026-11-21', effectiveDate: null, fund: null, file: null };
  const data = { title, slug: title, ...shared, language: null, supersedes: null, summary: null };
  const body = { locale: 'en' as const, parentId: null, data };
  return (await client.call(calls.createEntry, { params: { type: 'download' }, body })).id;
}

function ownPdf(name: string, mark: string) {
  const { mimeType, buffer } = cv();
  return { name, mimeType, buffer: Buffer.concat([buffer, Buffer.from(`%${mark}\n`)]) };
}

const group = (page: Page) => page.getByRole('group', { name: 'File' });
const chooser = (page: Page) => group(page).locator('input[type="file"]');
const nameOnDisk = (page: Page) => group(page).getByLabel('Name when downloaded');

async function published(page: Page, site: string, { title, name }: { title: string; name: string }) {
  const url = `${site}/downloads/policies`;
  await expectPageContains(page.request, url, name);
  await page.goto(url);
  const link = page.getByRole('main').getByRole('link', { name: title, exact: true });
  await expect(link).toHaveAttribute('download', name);
  const file = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  return { file, bytes: await (await page.request.get(file)).body() };
}

test('a file is refused in words, stored, renamed, published and replaced', async ({
  page,
  administrator,
  signIn,
  admin,
  site,
  axe,
}) => {
  const title = newWord();
  const id = await documentWithoutFile(administrator, title);
  await signIn(page);
  await page.goto(`${admin}/admin/download/${id}`);
  await expect(group(page)).toContainText('PDF, Word or Excel, up to 10 MB');

  await test.step('without a file it is not published', async () => {
    await page.getByRole('button', { name: 'Publish English' }).click();
    await expect(page.getByText('Not published. Something that the public needs is missing.')).toBeVisible();
    await expect(group(page)).toHaveAccessibleDescription(/Upload a file for file/);
  });

  await test.step('what cannot be taken is told, and leaves nothing behind', async () => {
    const pdf = ownPdf('policy.pdf', 'x');
    for (const [file, message] of [
      [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') }, 'Please upload a valid file.'],
      [{ ...pdf, buffer: Buffer.from('<!doctype html><p>x') }, 'Please upload a valid file.'],
      [{ ...pdf, buffer: Buffer.alloc(limits.uploadBytes + 1, pdf.buffer) }, 'File size must be less than 10MB.'],
    ] as const) {
      await chooser(page).setInputFiles(file);
      await expect(group(page)).toHaveAccessibleDescription(new RegExp(message));
      await expect(group(page)).not.toContainText(file.name);
      await expect(nameOnDisk(page)).toHaveCount(0);
    }
    // A toast that fades has no contrast worth measuring.
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await axe(page);
  });

  const first = ownPdf('policy (final).pdf', 'first');
  await test.step('a good one is stored, under a name that keeps its ending', async () => {
    await page.route('**/api/files', (route) => route.abort('connectionrefused'), { times: 1 });
    await chooser(page).setInputFiles(first);
    await expect(group(page)).toHaveAccessibleDescription(/could not be reached/);
    await chooser(page).setInputFiles(first);
    await expect(nameOnDisk(page)).toHaveValue('policy (final).pdf');
    await expect(group(page)).toContainText('PDF, 1 KB, 1 page');
    await nameOnDisk(page).fill(`Policy ${title}`);
    await nameOnDisk(page).blur();
    await expect(nameOnDisk(page)).toHaveValue(`Policy ${title}.pdf`);
    await publishInEditor(page, 'en');
  });

  const before = await published(page, site, { title, name: `Policy ${title}.pdf` });
  expect(before.bytes.equals(first.buffer)).toBe(true);

  const second = ownPdf(`${title}-2027.pdf`, 'second');
  await test.step('another takes its place, and a refused one does not', async () => {
    await page.goto(`${admin}/admin/download/${id}`);
    await chooser(page).setInputFiles({ ...second, name: 'voting.exe' });
    await expect(group(page)).toHaveAccessibleDescription(/valid file/);
    await expect(nameOnDisk(page)).toHaveValue(`Policy ${title}.pdf`);
    await chooser(page).setInputFiles(second);
    await expect(nameOnDisk(page)).toHaveValue(second.name);
    await publishInEditor(page, 'en');
  });

  const after = await published(page, site, { title, name: second.name });
  expect(after.file).not.toBe(before.file);
  expect(after.bytes.equals(second.buffer)).toBe(true);
});
