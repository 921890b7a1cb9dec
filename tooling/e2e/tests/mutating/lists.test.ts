import { calls } from '@fundfront/content-model/wire';
import { draftPage, livePage, newWord, rewrite } from '../../content.ts';
import { field, openEditor, publishInEditor } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';

test('a page goes to the trash, off the site, comes back as a draft and is published again', async ({
  page,
  request,
  administrator,
  signIn,
  admin,
  site,
}) => {
  const title = `Comes back ${newWord()}`;
  const { entry, path } = await livePage(administrator, { title });
  await signIn(page);
  await openEditor(page, admin, entry.id);
  await page.getByRole('button', { name: 'Move page to the trash' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect(page).toHaveURL(`${admin}/admin/posts`);
  await expect.poll(async () => (await request.get(site + path)).status()).toBe(404);

  await page.goto(`${admin}/admin/posts?state=trash&search=${title}`);
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText('Was public once: kept as a record')).toBeVisible();
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Restored as a draft.')).toBeVisible();
  expect((await request.get(site + path)).status()).toBe(404);
  await openEditor(page, admin, entry.id);
  await publishInEditor(page, 'en');
  expect((await request.get(site + path)).status()).toBe(200);
});

test('a discarded draft is what is live again', async ({ page, administrator, signIn, admin }) => {
  const { entry } = await livePage(administrator, { title: 'As it is live' });
  await rewrite(administrator, entry, 'en', { title: 'A bad idea' });
  await signIn(page);
  await openEditor(page, admin, entry.id);
  await expect(field(page, 'Title', 'en')).toHaveValue('A bad idea');
  await page.getByRole('button', { name: 'Discard draft in English' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(field(page, 'Title', 'en')).toHaveValue('As it is live');
  await page.reload();
  await expect(field(page, 'Title', 'en')).toHaveValue('As it is live');
});

test('several are selected by keys and published at once', async ({ page, administrator, signIn, admin }) => {
  const word = newWord();
  const pages = [
    await draftPage(administrator, { title: `One ${word}` }),
    await draftPage(administrator, { title: `Two ${word}` }),
  ];
  await signIn(page);
  await page.goto(`${admin}/admin/posts?search=${word}&sort=title`);
  await expect(page.getByRole('link', { name: `Two ${word}` })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('2 published')).toBeVisible();
  for (const { id } of pages) {
    const params = { type: 'pages', id, locale: 'en' as const };
    expect((await administrator.call(calls.getEntry, { params })).rows.en?.state).toBe('live');
  }
});

test('pages are assigned together in the list, one alone in the editor, and who gets them is told', async ({
  page,
  browser,
  administrator,
  makePerson,
  signIn,
  admin,
  axe,
}) => {
  const word = newWord();
  await draftPage(administrator, { title: `One ${word}` });
  const { id } = await draftPage(administrator, { title: `Two ${word}` });
  const person = await makePerson('editor');
  await signIn(page);
  await page.goto(`${admin}/admin/posts?search=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign' });
  const people = await administrator.call(calls.listEntryAssignees, { params: { type: 'pages' } });
  const staff = await administrator.call(calls.listUsers, {});
  const assigneeId = staff.find(({ email }) => email === person.email)?.id ?? '';
  expect(people.map((each) => each.id)).toContain(assigneeId);
  await dialog.getByLabel('Assign 2 to').selectOption(assigneeId);
  await axe(page);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('2 assigned and told.')).toBeVisible();
  await expect(page.getByText(/^Assigned to /)).toHaveCount(2);

  const context = await browser.newContext();
  const desk = await context.newPage();
  await signIn(desk, person);
  await desk.goto(`${admin}/admin/posts`);
  await desk.getByRole('button', { name: /^Notifications/ }).click();
  await desk.getByText('2 pages').click();
  await expect(desk).toHaveURL(`${admin}/admin/posts?assignee=${assigneeId}`);
  await expect(desk.getByRole('link', { name: word })).toHaveCount(2);
  await desk.goto(`${admin}/admin/posts/${id}`);
  await expect(desk.getByLabel('Assigned to')).toHaveValue(assigneeId);
  await desk.getByLabel('Assigned to').selectOption({ label: 'Nobody' });
  await expect(desk.getByText('Assigned to nobody.')).toBeVisible();
  await desk.goto(`${admin}/admin/posts?assignee=${assigneeId}`);
  await expect(desk.getByRole('link', { name: word })).toHaveCount(1);
  await desk.goto(`${admin}/admin/dashboard`);
  await desk.getByRole('link', { name: '1 entry is assigned to you' }).click();
  await expect(desk.getByRole('combobox', { name: 'Assigned to' })).toHaveValue('me');
  await expect(desk.getByRole('link', { name: `One ${word}` })).toBeVisible();
  await expect(desk.getByRole('table', { name: 'All content' }).getByRole('link')).toHaveCount(1);
  await context.close();
});

test('a view is saved under a name, on the server', async ({ page, signIn, admin }) => {
  const name = `View ${newWord()}`;
  await signIn(page);
  await page.goto(`${admin}/admin/posts?state=draft`);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${admin}/admin/posts`);
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(/state=draft/);
});

test('a press that has begun hits its tab when the counts come', async ({ page, signIn, admin }) => {
  await signIn(page);
  const counts = Promise.withResolvers<void>();
  await page.route('**/api/content-counts**', async (route) => {
    await counts.promise;
    await route.continue();
  });
  await page.goto(`${admin}/admin/posts?state=draft`);
  await page.getByRole('button', { name: 'Save this view' }).hover();
  await page.mouse.down();
  counts.resolve();
  await expect(page.getByRole('button', { name: /^Drafts \d/ })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByLabel('Name of the view')).toBeVisible();
});

test('lists fit a phone, whatever their titles', async ({ page, administrator, signIn, admin, axe }) => {
  const word = newWord();
  await draftPage(administrator, { title: `${word} ${'Averylongwordwithoutanyend'.repeat(6)}` });
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [`/admin/posts?search=${word}`, `/admin/listing-grid?search=${word}`, '/admin/download']) {
    await page.goto(admin + path);
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
    const inside = await page.getByRole('table').evaluate((table) => {
      const scroller = table.parentElement?.parentElement;
      return scroller ? scroller.scrollWidth - scroller.clientWidth : 0;
    });
    expect(inside, path).toBeLessThanOrEqual(0);
    await axe(page);
  }
});

test('all content goes on behind its first page', async ({ page, administrator, signIn, admin }) => {
  const second = await administrator.call(calls.listAllEntries, {
    query: { cursor: (await administrator.call(calls.listAllEntries, { query: {} })).nextCursor ?? '' },
  });
  expect(second.entries.length).toBeGreaterThan(0);
  await signIn(page);
  await page.goto(`${admin}/admin/listing-grid`);
  await expect(page.getByText(/^[\d,]+\+? entries$/)).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).not.toHaveURL(/cursor=/);
});
