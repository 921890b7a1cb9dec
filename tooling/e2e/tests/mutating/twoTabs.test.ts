import { draftPage, livePage, newWord } from '../../content.ts';
import { field, openEditor, saveDraft } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';

const autosaved = /^Autosaved \d/;
const summary = /^Summary/;

test('what one person types in two tabs, in different fields, is kept in both', async ({
  page,
  context,
  administrator,
  signIn,
  admin,
}) => {
  const { entry } = await livePage(administrator, { title: 'Two tabs', summary: 'Before' });
  await signIn(page);
  await openEditor(page, admin, entry.id);
  const other = await context.newPage();
  await openEditor(other, admin, entry.id);
  await expect(page.getByText(/open in another tab/)).toBeVisible();
  await expect(other.getByText(/open in another tab/)).toBeVisible();

  await field(page, 'Title', 'en').fill('Of the first tab');
  await expect(page.getByText(autosaved)).toBeVisible();
  const summaryIn = (tab: typeof page) =>
    tab.getByRole('main').getByRole('textbox', { name: summary }).and(tab.locator('[lang="en"]'));
  await summaryIn(other).fill('Of the second tab');
  await expect(other.getByText('You typed in another tab, too. What you typed in both is here.')).toBeVisible();
  await expect(field(other, 'Title', 'en')).toHaveValue('Of the first tab');
  await expect(other.getByText(autosaved)).toBeVisible();

  for (const tab of [page, other]) {
    await tab.reload();
    await expect(field(tab, 'Title', 'en')).toHaveValue('Of the first tab');
    await expect(summaryIn(tab)).toHaveValue('Of the second tab');
  }
  await other.close();
  await expect(page.getByText(/open in another tab/)).toBeHidden();
  await saveDraft(page);
  await page.reload();
  await expect(field(page, 'Title', 'en')).toHaveValue('Of the first tab');
  await expect(page.getByText(/unsaved text is here again/)).toBeHidden();
});

for (const chosen of ['Yours', 'The other tab'] as const) {
  test(`the same field in two tabs is asked about, and “${chosen}” is kept`, async ({
    page,
    context,
    administrator,
    signIn,
    admin,
    axe,
  }) => {
    const { entry } = await livePage(administrator, { title: 'Two tabs' });
    await signIn(page);
    await openEditor(page, admin, entry.id);
    const other = await context.newPage();
    await openEditor(other, admin, entry.id);
    await field(page, 'Title', 'en').fill('Of the first tab');
    await expect(page.getByText(autosaved)).toBeVisible();
    await field(other, 'Title', 'en').fill('Of the second tab');
    const question = other.getByRole('dialog', { name: /you changed a field in two tabs/ });
    await expect(question).toContainText('You typed this in another tab or on another device');
    if (chosen === 'Yours') await axe(other);
    // Also while it is asked, a reload loses neither.
    await other.reload();
    await question.getByRole('radio', { name: `Title: ${chosen}` }).check();
    await question.getByRole('button', { name: 'Go on with these' }).click();
    await expect(question).toBeHidden();
    await expect(other.getByText(autosaved)).toBeVisible();
    const expected = chosen === 'Yours' ? 'Of the second tab' : 'Of the first tab';
    for (const tab of [other, page]) {
      await tab.reload();
      await expect(field(tab, 'Title', 'en')).toHaveValue(expected);
    }
  });
}

test('a draft saved in one tab takes nothing from the other', async ({
  page,
  context,
  administrator,
  signIn,
  admin,
}) => {
  const entry = await draftPage(administrator, { title: 'Two tabs' });
  await signIn(page);
  await openEditor(page, admin, entry.id);
  const other = await context.newPage();
  await openEditor(other, admin, entry.id);
  await field(page, 'Title', 'en').fill('Saved in the first tab');
  await saveDraft(page);
  await other
    .getByRole('main')
    .getByRole('textbox', { name: summary })
    .and(other.locator('[lang="en"]'))
    .fill('Typed in the second tab');
  await expect(other.getByText(autosaved)).toBeVisible();
  await saveDraft(other);
  await expect(field(other, 'Title', 'en')).toHaveValue('Saved in the first tab');
  await page.reload();
  await expect(field(page, 'Title', 'en')).toHaveValue('Saved in the first tab');
});

test('a new page that two tabs write at once loses neither text', async ({ page, context, signIn, admin }) => {
  await signIn(page);
  await page.goto(`${admin}/admin/posts/new`);
  const word = newWord();
  await field(page, 'Title').fill(word);
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText(autosaved)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(field(other, 'Title')).toHaveValue(word);
  await field(page, 'Title').fill(`${word} one`);
  await expect(page.getByText(autosaved)).toBeVisible();
  await field(other, 'Title').fill(`${word} two`);
  const question = other.getByRole('dialog', { name: /you changed .* in two tabs/ });
  await question.getByRole('radio', { name: 'Address: Yours' }).check();
  await question.getByRole('radio', { name: 'Title: Yours' }).check();
  await question.getByRole('button', { name: 'Go on with these' }).click();
  await expect(question).toBeHidden();
  await expect(other.getByText(autosaved)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue(`${word} two`);
});
