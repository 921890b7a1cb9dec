import { livePage, newWord } from '../../content.ts';
import { chooseParent, field } from '../../editor.ts';
import { expect, test } from '../../fixtures.ts';

test('where there are more pages than a list shows, the page of a row of tabs and a parent are found by name', async ({
  page,
  administrator,
  signIn,
  admin,
  axe,
}) => {
  const word = newWord();
  await livePage(administrator, { title: `Section ${word}` });
  await livePage(administrator, { title: `Sibling ${word}` });
  // Two hundred pages take minutes to make. Of the list as it is opened, only the end is another; the search is the API's own.
  await page.route(/\/api\/content\/pages\?(?!.*search=)(?=.*limit=)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), nextCursor: 'more' } });
  });
  await signIn(page);
  await page.goto(`${admin}/admin/tabs/new`);
  await field(page, 'Title', 'en').fill(`Tabs ${word}`);
  await field(page, 'Key').fill(`tabs-${word}`);
  const section = page.getByRole('combobox', { name: 'Section' });
  await expect(section).toHaveAttribute('placeholder', 'Search by name');
  await section.click();
  await expect(page.getByText('There are more: type a part of the name.')).toBeVisible();
  await axe(page);
  await section.fill(`section ${word}`);
  await expect(page.getByRole('option')).toHaveCount(1);
  await section.press('Enter');
  await expect(section).toHaveValue(`Section ${word}`);
  await section.fill('typed and left');
  await section.press('Tab');
  await expect(section).toHaveValue(`Section ${word}`);
  await page.getByRole('button', { name: /^Save draft/ }).click();
  await expect(page).toHaveURL(/\/admin\/tabs\/[0-9a-f-]{36}/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Section' })).toHaveValue(`Section ${word}`);

  await page.goto(`${admin}/admin/posts/new`);
  await field(page, 'Title', 'en').fill(`Below ${word}`);
  await chooseParent(page, `Section ${word}`);
  await page.getByRole('button', { name: /^Save draft/ }).click();
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(`Section ${word}`);
  await chooseParent(page, `Sibling ${word}`);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(`Sibling ${word}`);
  await page.unrouteAll({ behavior: 'wait' });
});
