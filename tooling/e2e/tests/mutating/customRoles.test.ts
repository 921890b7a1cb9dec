import { calls } from '@fundfront/content-model/wire';
import { livePage, newWord } from '../../content.ts';
import { field, saveDraft } from '../../editor.ts';
import { apiAs, expect, test } from '../../fixtures.ts';

test('an administrator makes a role for pages in Urdu, and who holds it writes Urdu and no English', async ({
  page,
  browser,
  administrator,
  makePerson,
  signIn,
  admin,
  api,
  axe,
}) => {
  const name = `Urdu translator ${newWord()}`;
  const { entry } = await livePage(administrator, { title: `Our mission ${newWord()}` });
  const person = await makePerson();

  await signIn(page);
  await page.goto(`${admin}/admin/roles`);
  await page.getByRole('button', { name: 'New role' }).click();
  const dialog = page.getByRole('dialog', { name: 'New role' });
  await dialog.getByRole('button', { name: 'Save the role' }).click();
  await expect(dialog.getByText('Give the role a name')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Write and send for review').check();
  await dialog.getByLabel('English', { exact: true }).uncheck();
  await dialog.getByLabel('Pages', { exact: true }).check();
  await axe(page);
  await dialog.getByRole('button', { name: 'Save the role' }).click();
  await expect(page.getByRole('columnheader', { name })).toContainText('Pages, in Urdu');
  await page.getByLabel('See as').selectOption(name);
  const seen = page.getByRole('region', { name: `Seen as ${name}` });
  await expect(seen.getByRole('link', { name: 'Pages', exact: true })).toBeVisible();
  await expect(seen.getByRole('link', { name: 'Funds', exact: true })).toHaveCount(0);
  await expect(seen.getByText('Writes in Urdu: Pages.')).toBeVisible();
  await axe(page);

  await page.goto(`${admin}/admin/account-settings`);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel(name).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText(name)).toBeVisible();

  const context = await browser.newContext();
  const desk = await context.newPage();
  await signIn(desk, person);
  await desk.goto(`${admin}/admin/posts/${entry.id}`);
  await expect(desk.getByText('You may write Urdu here; English is for reading.')).toBeVisible();
  await expect(field(desk, 'Title', 'en')).toHaveCount(0);
  await field(desk, 'Title', 'ur').fill('ہمارا مشن');
  await saveDraft(desk);
  await expect(desk.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  const navigation = desk.getByRole('navigation', { name: 'Main' });
  // Its name goes on with how many there are.
  await expect(navigation.getByRole('link', { name: /^Pages/ })).toBeVisible();
  await expect(navigation.getByRole('link', { name: /^Funds/ })).toHaveCount(0);
  await desk.goto(`${admin}/admin/funds`);
  await expect(desk.getByText('Your role does not open this screen')).toBeVisible();
  await context.close();

  const client = apiAs(api, person);
  const params = { type: 'pages', id: entry.id, locale: 'en' as const };
  const { version, data } = await client.call(calls.getEntry, { params });
  await expect(client.call(calls.saveEntry, { params, body: { version, data } })).rejects.toMatchObject({
    status: 403,
    message: 'Your role does not allow this in English for Pages. Ask an administrator.',
  });
  await expect(client.call(calls.listEntries, { params: { type: 'funds' }, query: {} })).rejects.toMatchObject({
    status: 403,
  });
  const { customRoles } = await administrator.call(calls.listRoles, {});
  const role = customRoles.find((each) => each.name === name);
  if (!role) throw new Error('The role was not stored');
  const { people: _, changedAt: __, id, ...given } = role;
  await administrator.call(calls.updateRole, { params: { id }, body: { ...given, locales: ['en', 'ur'] } });
  await expect(client.call(calls.saveEntry, { params, body: { version, data } })).resolves.toMatchObject({
    locale: 'en',
  });
  await expect(administrator.call(calls.deleteRole, { params: { id } })).rejects.toMatchObject({ status: 409 });
});
