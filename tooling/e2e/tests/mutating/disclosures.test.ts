import type { Page } from '@playwright/test';
import { draftPage, newWord } from '../../content.ts';
import { expectLive, openEditor } from '../../editor.ts';
import { apiAs, expect, test } from '../../fixtures.ts';
import { expectPageContains } from '../../pageContains.ts';

const disclosures = (page: Page) => page.getByRole('region', { name: 'Disclosures' });

test('a promise is kept from the public until compliance lets that version pass, with a reason', async ({
  page,
  browser,
  request,
  makePerson,
  signIn,
  admin,
  api,
  site,
  axe,
}) => {
  const [writer, publisher, compliance] = [
    await makePerson('editor'),
    await makePerson('admin'),
    await makePerson('compliance'),
  ];
  const slug = newWord();
  const body = '<p>The notice read: a guaranteed return.</p>';
  const { id } = await draftPage(apiAs(api, writer), { title: `Notice ${slug}`, slug, body });

  await signIn(page, publisher);
  await openEditor(page, admin, id);
  await expect(disclosures(page)).toContainText('“The notice read: a guaranteed return.”');
  await expect(disclosures(page).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish English' }).click();
  await expect(page.getByText(/Disclosure: “The notice read: a guaranteed return\.” This promises/)).toBeVisible();
  await axe(page);

  const context = await browser.newContext();
  const desk = await context.newPage();
  await signIn(desk, compliance);
  await desk.goto(`${admin}/admin/posts/${id}`);
  await disclosures(desk).getByRole('button', { name: 'Let it pass…' }).click();
  await desk.getByLabel('Why may it say so?').fill('It quotes a forged notice and warns of it');
  await axe(desk);
  await disclosures(desk).getByRole('button', { name: 'Let it pass', exact: true }).click();
  await expect(disclosures(desk)).toContainText(/let it pass, .*It quotes a forged notice and warns of it/);
  await desk.goto(`${admin}/admin/activity-logs`);
  await expect(desk.getByRole('row', { name: /let a disclosure rule pass for/ }).first()).toBeVisible();
  await context.close();

  await page.reload();
  await expect(disclosures(page)).toContainText('let it pass');
  await page.getByRole('button', { name: 'Publish English' }).click();
  await expectLive(page);
  await expect(disclosures(page)).toHaveCount(0);
  await expectPageContains(request, `${site}/${slug}`, 'a guaranteed return');
});
