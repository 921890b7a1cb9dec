import { newWord } from '../../content.ts';
import { expect, test } from '../../fixtures.ts';
import { sendForm } from '../../sendForm.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('list, submission and rail beside each other; a phone shows one after the other', async ({
  page,
  makePerson,
  signIn,
  admin,
  site,
  axe,
}) => {
  const word = newWord();
  const email = `${word}@sample.example`;
  const contact = await sendForm(page, site, { name: 'contact', locale: 'en', answers: { email } });
  const complaint = await sendForm(page, site, { name: 'complaint', locale: 'ur', answers: { email } });
  await signIn(page, await makePerson('leads'));
  await page.goto(`${admin}/admin/forms?search=${word}`);
  const list = page.getByRole('region', { name: 'List' });
  const links = list.getByRole('listitem').getByRole('link');

  await test.step('a complaint, whose reply is due, stands before what came later', async () => {
    await expect(links).toHaveCount(2);
    await expect(links.first()).toContainText(complaint);
    await expect(page.getByText('Nothing is open')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Mine/ })).toBeVisible();
    await axe(page);
  });

  await test.step('what is opened stands beside the list, by press and by keys', async () => {
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(complaint);
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('region', { name: 'Handling' })).toBeVisible();
    await axe(page);
    await page.getByRole('heading', { level: 1 }).click({ force: true });
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact);
    await expect(page).toHaveURL(new RegExp(`/admin/forms/[0-9a-f-]{36}\\?search=${word}`));
    await page.reload();
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('on a phone, what is opened alone, with a way back to the list', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^Received/ })).toBeVisible();
    await axe(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
    await expect(page).toHaveURL(`${admin}/admin/forms?search=${word}`);
    await expect(page.getByRole('link', { name: complaint })).toBeVisible();
  });
});
