import type { Client } from '@fundfront/api-client';
import { calls } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { draftPage, livePage, newWord, rewrite } from '../../content.ts';
import { apiAs, expect, test } from '../../fixtures.ts';
import { expectPageContains, pageContains } from '../../pageContains.ts';

const type = 'announcement-articles';

async function writeArticle(writer: Client, title: string, urdu: string) {
  const own = { slug: newWord(), seo: null };
  const shared = { kind: 'article', date: '2026-11-20', image: null };
  const table = '<table><tbody><tr><th>Charge</th><td>2.00%</td></tr></tbody></table>';
  const made = await writer.call(calls.createEntry, {
    params: { type },
    body: { locale: 'en', data: { ...own, ...shared, title, summary: null, body: `<p>${title}</p>${table}` } },
  });
  await writer.call(calls.saveEntry, {
    params: { type, id: made.id, locale: 'ur' },
    body: { version: 0, data: { ...own, title: urdu, summary: null, body: `<p>${urdu}</p>` } },
  });
  return { id: made.id, path: `/downloads/articles/${own.slug}` };
}

/** A limit for hangs: what is due is looked for every five seconds. */
const hang = { timeout: 120_000 };

/** In Karachi, as the field of a time takes it. */
const inSeconds = (seconds: number) =>
  new Date(Date.now() + seconds * 1_000 + 5 * 3_600_000).toISOString().slice(0, 19);

test('an article is sent, refused to its own author, approved by another and seen live in both languages', async ({
  page,
  browser,
  request,
  administrator,
  makePerson,
  signIn,
  admin,
  api,
  site,
  axe,
}) => {
  await administrator.call(calls.setApprovalRule, { params: { type }, body: { secondPerson: true } });
  const [writer, approver] = [await makePerson('admin'), await makePerson('publisher')];
  const [title, urdu] = [`Four steps ${newWord()}`, `چار مراحل ${newWord()}`];
  const { id, path } = await writeArticle(apiAs(api, writer), title, urdu);

  await signIn(page, writer);
  await page.goto(`${admin}/admin/${type}/${id}`);
  await page.getByRole('button', { name: 'Send for review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send for review' });
  await dialog.getByLabel('What changed?').fill('Four steps in place of three');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('In review').first()).toBeVisible();
  await page.getByRole('button', { name: /^Publish English/ }).click();
  await expect(page.getByText(/Not published\. You (wrote|sent) this version/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the review' }).click();
  await expect(page.getByRole('heading', { name: 'You can’t approve this' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  expect(await pageContains(request, site + path, title)).toBe(false);

  const context = await browser.newContext();
  const desk = await context.newPage();
  await signIn(desk, approver);
  await desk.goto(`${admin}/admin/approvals`);
  await desk.getByRole('link', { name: title }).click();
  await expect(desk.getByRole('insertion').filter({ hasText: '2.00%' })).toBeVisible();
  await axe(desk);
  await test.step('its writer is mentioned in a comment', async () => {
    const writerId = (await administrator.call(calls.listUsers, {})).find(({ email }) => email === writer.email)?.id;
    const lastName = newWord();
    await administrator.call(calls.updateUser, { params: { id: writerId ?? '' }, body: { lastName } });
    await desk.reload();
    await desk.getByRole('combobox', { name: 'Mention somebody' }).selectOption({ label: `Test ${lastName}` });
    const comment = desk.getByRole('textbox', { name: 'Write a comment' });
    await expect(comment).toHaveValue(`@Test ${lastName} `);
    await comment.fill(`@Test ${lastName} is the rate of July?`);
    await desk.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(desk.getByText('Comment added')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /is the rate of July\?/ }).click();
    await expect(page).toHaveURL(`${admin}/admin/approvals/${id}`);
  });
  await desk.getByRole('button', { name: /^Approve and publish/ }).click();
  await expect(desk.getByText('Approved and published')).toBeVisible();
  await context.close();
  await expectPageContains(request, site + path, title);
  await expectPageContains(request, `${site}/ur${path}`, urdu);

  const other = apiAs(api, await makePerson('admin'));
  await other.call(calls.setApprovalRule, { params: { type }, body: { secondPerson: false } });
});

test('what is scheduled appears after its time without anyone', async ({
  page,
  request,
  administrator,
  makePerson,
  signIn,
  admin,
  site,
}) => {
  const title = `At its hour ${newWord()}`;
  const entry = await draftPage(administrator, { title });
  await signIn(page, await makePerson('publisher'));
  await page.goto(`${admin}/admin/posts/${entry.id}`);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('When').fill(inSeconds(15));
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(page.getByText('Scheduled. It happens by itself.')).toBeVisible();
  const path = `/${entry.data.slug}`;
  expect(await pageContains(request, site + path, title)).toBe(false);
  await expect.poll(() => pageContains(request, site + path, title), hang).toBe(true);
});

async function addToRelease(page: Page, title: string): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Chosen release' });
  await panel.getByLabel('Add a change').fill(title);
  await panel.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Add English' }).click();
  await expect(panel.getByRole('link', { name: title })).toBeVisible();
}

test('a release of three pages appears at once', async ({
  page,
  request,
  administrator,
  makePerson,
  signIn,
  admin,
  site,
  axe,
}) => {
  const titles = [`First ${newWord()}`, `Second ${newWord()}`, `Third ${newWord()}`];
  const entries = await Promise.all(titles.map((title) => draftPage(administrator, { title })));
  await signIn(page, await makePerson('publisher'));
  await page.goto(`${admin}/admin/calendar`);
  await page.getByRole('button', { name: 'New release' }).click();
  const dialog = page.getByRole('dialog', { name: 'New release' });
  const name = `Report day ${newWord()}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await expect(dialog).toBeHidden();
  for (const title of titles) await addToRelease(page, title);
  await axe(page);
  const panel = page.getByRole('complementary', { name: 'Chosen release' });
  await panel.getByLabel('Goes live at').fill(inSeconds(20));
  await panel.getByRole('button', { name: 'Schedule it' }).click();
  await expect(panel.getByText(/Goes live .* all together or none/)).toBeVisible();
  for (const [at, entry] of entries.entries()) {
    await expect.poll(() => pageContains(request, `${site}/${entry.data.slug}`, titles[at] ?? ''), hang).toBe(true);
  }
  const instants = await Promise.all(
    entries.map(async ({ id }) => {
      const params = { type: 'pages', id, locale: 'en' as const };
      const { versions } = await administrator.call(calls.listVersions, { params });
      return versions[0]?.published[0]?.from;
    }),
  );
  expect(new Set(instants).size).toBe(1);

  await panel.getByLabel('Go back after').fill(inSeconds(3_600).slice(0, 16));
  await panel.getByRole('button', { name: 'Let it go back' }).click();
  await expect(panel.getByText(/Goes back .* to what was live before it/)).toBeVisible();
  await page.getByRole('radio', { name: 'List' }).click();
  await expect(page).toHaveURL(/view=list/);
  const next = page.getByRole('region', { name: 'Next' }).getByRole('button', { name: /goes back/ });
  await expect(next.filter({ hasText: name })).toBeVisible();
  await axe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await panel.getByRole('button', { name: 'Let it stay' }).click();
  await expect(panel.getByText(/Goes back/)).toBeHidden();
});

test('a page goes back by itself to what was live before, at its time', async ({ request, administrator, site }) => {
  const word = newWord();
  const { entry, path } = await livePage(administrator, { title: `Before ${word}` });
  await rewrite(administrator, entry, 'en', { title: `For a while ${word}` });
  const release = await administrator.call(calls.createRelease, {
    body: {
      title: `While ${word}`,
      changes: [{ entryId: entry.id, locale: 'en', action: 'publish' }],
      runAt: new Date(Date.now() + 2_000).toISOString(),
    },
  });
  const revertAt = new Date(Date.now() + 12_000).toISOString();
  await administrator.call(calls.planRevert, { params: { id: release.id }, body: { revertAt } });
  await expect.poll(() => pageContains(request, site + path, `For a while ${word}`), hang).toBe(true);
  await expect.poll(() => pageContains(request, site + path, `Before ${word}`), hang).toBe(true);
});
