import { calls } from '@fundfront/content-model/wire';
import { draftPage, newWord } from '../../content.ts';
import { field, openEditor, saveDraft } from '../../editor.ts';
import { apiAs, expect, firstAdmin, signInThrough, test } from '../../fixtures.ts';
import { addPerson, startProduct, type TestProduct } from '../../harness/index.ts';
import { shared } from '../../harness/shared.ts';

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProduct('e2e-session-end', shared().template, { SESSION_IDLE_MINUTES: '1' });
});
test.afterAll(() => product?.stop());

test('a session whose time ran out is gone on with in place, and nothing that was typed is lost', async ({
  page,
  context,
  axe,
}) => {
  const administrator = apiAs(product.api, firstAdmin);
  const editor = await addPerson(administrator, ['editor']);
  const entry = await draftPage(administrator, { title: 'Before the end', slug: newWord() });
  await signInThrough(page, product.admin, editor);
  await openEditor(page, product.admin, entry.id);
  const second = await context.newPage();
  await second.goto(`${product.admin}/admin/funds`);
  await page.bringToFront();
  const title = field(page, 'Title', 'en');
  await title.fill('Typed before the session ended');
  await expect(page.getByText(/^Your session ends in/)).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible({ timeout: 150_000 });
  await expect(second.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await axe(page);
  await expect(dialog.getByLabel('E-mail')).toHaveValue(editor.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password-at-all');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(editor.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(second.getByRole('dialog')).toBeHidden();

  await expect(title).toHaveValue('Typed before the session ended');
  await saveDraft(page);
  const saved = await administrator.call(calls.getEntry, { params: { type: 'pages', id: entry.id, locale: 'en' } });
  expect(JSON.stringify(saved)).toContain('Typed before the session ended');
});
