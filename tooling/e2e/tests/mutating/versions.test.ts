import { draftPage, livePage, publish, rewrite } from '../../content.ts';
import { field, openEditor, saveDraft } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';
import { readHtml } from '../../readHtml.ts';

test('an older version is compared and comes back as a draft', async ({
  page,
  request,
  administrator,
  signIn,
  admin,
  site,
}) => {
  const entry = await draftPage(administrator, { title: 'The first words', body: '<p>One</p>' });
  await publish(administrator, entry);
  await rewrite(administrator, entry, 'en', { title: 'The second words', body: '<p>One and two</p>' });
  const path = await publish(administrator, entry);
  await signIn(page);
  await openEditor(page, admin, entry.id);
  await page.getByRole('button', { name: 'History' }).click();
  const drawer = page.getByRole('dialog', { name: 'History' });
  await expect(drawer.getByText('v2 Live now')).toBeVisible();
  await expect(drawer.getByText('v1 Was live')).toBeVisible();
  await drawer.getByRole('button', { name: 'Compare version 1 with now' }).click();
  const comparison = page.getByRole('dialog', { name: 'Version 1 and now' });
  await expect(comparison.getByRole('deletion').first()).toHaveText('first');
  await expect(comparison.getByRole('insertion').first()).toHaveText('second');
  await comparison.getByRole('button', { name: 'Restore version 1 as a new draft' }).click();
  await expect(page.getByText('Version 1 is the new draft. Nothing is published yet.')).toBeVisible();
  await expect(field(page, 'Title', 'en')).toHaveValue('The first words');
  expect(readHtml(await (await request.get(site + path)).text()).headings).toEqual(['The second words']);
  await page.reload();
  await expect(field(page, 'Title', 'en')).toHaveValue('The first words');
});

test('the preview shows the draft, and the public does not', async ({
  page,
  request,
  administrator,
  signIn,
  admin,
  site,
}) => {
  const { entry, path } = await livePage(administrator, { title: 'Seen by all' });
  await signIn(page);
  await openEditor(page, admin, entry.id);
  await page.getByRole('button', { name: /^Preview/ }).click();
  const heading = page.frameLocator('iframe[title^="Preview"]').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Seen by all');
  await field(page, 'Title', 'en').fill('Seen by us alone');
  await expect(heading).toHaveText('Seen by us alone');
  expect(readHtml(await (await request.get(site + path)).text()).headings).toEqual(['Seen by all']);
});

test('a preview needs its token', async ({ request, site }) => {
  for (const query of ['', '?token=', '?token=abc.def.ghi']) {
    const text = await (await request.get(`${site}/preview${query}`)).text();
    expect(text).not.toContain('<h1');
    expect(text).toContain('noindex');
  }
});

for (const choice of ['theirs', 'mine'] as const) {
  test(`two people write the same page, and ${choice} is kept`, async ({ page, administrator, signIn, admin }) => {
    const { entry } = await livePage(administrator, { title: 'Between two' });
    await signIn(page);
    await openEditor(page, admin, entry.id);
    await field(page, 'Title', 'en').fill('Mine');
    await rewrite(administrator, entry, 'en', { title: 'Theirs' });
    await page.getByRole('button', { name: /^Save draft/ }).click();
    const dialog = page.getByRole('dialog', { name: /both of you changed a field/ });
    await expect(dialog).toContainText('Test admin saved v2');
    await expect(dialog.getByRole('button', { name: 'Save as v3' })).toBeDisabled();
    await dialog.getByRole('radio', { name: choice === 'mine' ? 'Title: Yours' : 'Title: Test admin' }).check();
    await dialog.getByRole('button', { name: 'Save as v3' }).click();
    await expect(dialog).toBeHidden();
    const expected = choice === 'mine' ? 'Mine' : 'Theirs';
    await expect(field(page, 'Title', 'en')).toHaveValue(expected);
    if (choice === 'mine') await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.reload();
    await expect(field(page, 'Title', 'en')).toHaveValue(expected);
  });
}

test('two people change different fields, and neither loses anything', async ({
  page,
  administrator,
  signIn,
  admin,
}) => {
  const { entry } = await livePage(administrator, { title: 'Between two', summary: 'Before' });
  await signIn(page);
  await openEditor(page, admin, entry.id);
  await field(page, 'Title', 'en').fill('Mine');
  await rewrite(administrator, entry, 'en', { title: 'Between two', summary: 'Theirs' });
  await saveDraft(page);
  await expect(field(page, 'Summary (optional)', 'en').or(field(page, 'Summary', 'en'))).toHaveValue('Theirs');
  await page.reload();
  await expect(field(page, 'Title', 'en')).toHaveValue('Mine');
});

test('what is typed is autosaved: a reload, also of a new entry, finds it again', async ({
  page,
  administrator,
  signIn,
  admin,
}) => {
  const { entry } = await livePage(administrator, { title: 'Worth keeping' });
  await signIn(page);
  await openEditor(page, admin, entry.id);
  await field(page, 'Title', 'en').fill('Not saved');
  await expect(page.getByText(/^Autosaved \d/)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Title', 'en')).toHaveValue('Not saved');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(field(page, 'Title', 'en')).toHaveValue('Worth keeping');
  await page.goto(`${admin}/admin/posts/new`);
  await field(page, 'Title').fill('Half a page');
  await expect(page).toHaveURL(/draft=/);
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Half a page');
});
