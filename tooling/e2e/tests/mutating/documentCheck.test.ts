import { createHash } from 'node:crypto';
import type { Client } from '@fundfront/api-client';
import { type Locale, publicPath } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { newWord } from '../../content.ts';
import { publishInEditor, saveDraft } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';
import { expectPageContains } from '../../pageContains.ts';
import { cv } from '../../visitorForm.ts';

const labels: Record<
  Locale,
  { drop: string; ours: string; replaced: string; unknown: string; typed: string; lookUp: string }
> = {
  en: {
    drop: 'Drop the PDF here',
    ours: 'Yes, we published this',
    replaced: 'Yes, but it has been replaced',
    unknown: 'We do not know this file',
    typed: 'Fingerprint, 64 characters',
    lookUp: 'Look it up',
  },
  ur: {
    drop: 'پی ڈی ایف یہاں چھوڑیں',
    ours: 'جی ہاں، یہ ہم نے شائع کی ہے',
    replaced: 'جی ہاں، لیکن اس کی جگہ نئی آ چکی ہے',
    unknown: 'ہم اس فائل کو نہیں پہچانتے',
    typed: 'فنگر پرنٹ، 64 حروف',
    lookUp: 'معلوم کریں',
  },
};

function ownPdf(name: string, mark: string) {
  const { mimeType, buffer } = cv();
  return { name, mimeType, buffer: Buffer.concat([buffer, Buffer.from(`%${mark}\n`)]) };
}
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function draft(client: Client, title: string): Promise<string> {
  const shared = { section: 'policies', date: '2026-11-21', effectiveDate: null, fund: null, file: null };
  const data = {
    title,
    slug: title,
    ...shared,
    language: null,
    supersedes: null,
    researchSection: null,
    summary: null,
  };
  const body = { locale: 'en' as const, parentId: null, data };
  return (await client.call(calls.createEntry, { params: { type: 'download' }, body })).id;
}

const openCheck = (page: Page, site: string, locale: Locale) =>
  page.goto(site + publicPath(locale, '/downloads/document-check'));

async function expectAnswer(
  page: Page,
  locale: Locale,
  file: ReturnType<typeof ownPdf>,
  answer: 'ours' | 'replaced' | 'unknown',
) {
  const main = page.getByRole('main');
  await main.getByLabel(labels[locale].drop).setInputFiles(file);
  const status = main.getByRole('status');
  await expect(status.getByRole('heading', { name: labels[locale][answer], exact: true })).toBeVisible();
  await expect(status.getByText(sha256Of(file.buffer), { exact: true })).toBeVisible();
}

test('a published file is known by its bytes, also after it was replaced, and a changed one is not', async ({
  page,
  administrator,
  signIn,
  admin,
  site,
  axe,
}) => {
  const title = newWord();
  const first = ownPdf(`${title}.pdf`, `${title} one`);
  const second = ownPdf(`${title}.pdf`, `${title} two`);
  const changed = { ...first, buffer: Buffer.concat([first.buffer, Buffer.from(' ')]) };
  const id = await draft(administrator, title);
  await signIn(page);

  await test.step('a draft stays unknown', async () => {
    await page.goto(`${admin}/admin/download/${id}`);
    const file = page.getByRole('group', { name: 'File' });
    await file.locator('input[type="file"]').setInputFiles(first);
    await expect(file.getByLabel('Name when downloaded')).toHaveValue(first.name);
    await saveDraft(page);
    await openCheck(page, site, 'en');
    await expectAnswer(page, 'en', first, 'unknown');
    await axe(page);
  });

  await test.step('once published it is ours, in both languages, and its list shows the fingerprint', async () => {
    await page.goto(`${admin}/admin/download/${id}`);
    await publishInEditor(page, 'en');
    await expectPageContains(page.request, `${site}/downloads/policies`, sha256Of(first.buffer));
    for (const locale of ['en', 'ur'] as const) {
      await openCheck(page, site, locale);
      await expectAnswer(page, locale, first, 'ours');
      await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
      await axe(page);
      await expectAnswer(page, locale, changed, 'unknown');
    }
  });

  await test.step('a typed fingerprint does as well', async () => {
    const main = page.getByRole('main');
    await main.getByLabel(labels.ur.typed).fill(sha256Of(first.buffer).toUpperCase());
    await main.getByRole('button', { name: labels.ur.lookUp, exact: true }).click();
    await expect(main.getByRole('heading', { name: labels.ur.ours, exact: true })).toBeVisible();
  });

  await test.step('after its file was replaced, the older one is still known', async () => {
    const { src } = await fileOf(administrator, id);
    const media = await administrator.call(calls.findMedia, { query: { src } });
    await page.goto(`${admin}/admin/media/${media.id}`);
    await page.getByLabel('Replacing file').setInputFiles(second);
    await expect(page.getByText('Replaced. The address and all uses stay.')).toBeVisible();
    for (const locale of ['en', 'ur'] as const) {
      await openCheck(page, site, locale);
      await expectAnswer(page, locale, first, 'replaced');
      await axe(page);
      await expectAnswer(page, locale, second, 'ours');
    }
  });
});

async function fileOf(client: Client, id: string): Promise<{ src: string }> {
  const { data } = await client.call(calls.getEntry, { params: { type: 'download', id, locale: 'en' } });
  const { file } = data;
  if (typeof file !== 'object' || file === null || !('src' in file) || typeof file.src !== 'string') {
    throw new Error(`The document ${id} has no file`);
  }
  return { src: file.src };
}

test('a visitor is told what a file is not, and that the register may be out of reach', async ({ page, site, axe }) => {
  await openCheck(page, site, 'en');
  const main = page.getByRole('main');
  await main.getByLabel(labels.en.drop).setInputFiles({
    name: 'renamed.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('plain words'),
  });
  await expect(main.getByRole('heading', { name: 'This is not a PDF' })).toBeVisible();
  await page.route('**/api/documents/check/**', (route) => route.abort());
  await main.getByLabel(labels.en.drop).setInputFiles(ownPdf('a.pdf', newWord()));
  await expect(main.getByRole('heading', { name: 'We could not look it up' })).toBeVisible();
  await page.unroute('**/api/documents/check/**');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: labels.en.unknown })).toBeVisible();
  await axe(page);
});

test('the documents of a fund are narrowed by kind, and the choice is in the address', async ({ page, site }) => {
  await page.goto(`${site}/faysal-money-market-fund`);
  const section = page.getByRole('region', { name: 'Documents of this fund' });
  const shown = section.getByRole('rowheader').getByRole('link');
  const all = await shown.count();
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('[data-ready]')).toBeVisible();
  await section.getByRole('button', { name: 'Legal', exact: true }).click();
  await expect(page).toHaveURL(/\?documents=legal$/);
  await expect(section.getByText('Replaced 1st Jul 2026', { exact: true })).toBeVisible();
  await expect(section.getByRole('link', { name: 'Sample Money Market Fund in two pages' })).toBeHidden();
  await page.reload();
  await expect(section.locator('[data-ready]')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Legal', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await section.getByRole('button', { name: 'All', exact: true }).click();
  await expect(shown).toHaveCount(all);
});
