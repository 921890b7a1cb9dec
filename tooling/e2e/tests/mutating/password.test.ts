import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, signInThrough, test } from '../../fixtures.ts';

const chosen = 'marble-lantern-orchard-57';

/** The page of the link that was mailed last; mails leave within seconds. */
async function mailedLink(mails: () => Promise<{ text: string }[]>): Promise<string> {
  const linkIn = async () => /\S+#password=[\w-]+/.exec((await mails()).at(-1)?.text ?? '')?.[0] ?? '';
  await expect.poll(linkIn, { timeout: 30_000 }).not.toBe('');
  return linkIn();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Set a password' });
  await form.getByLabel('New password', { exact: true }).fill(password);
  await form.getByLabel('New password again').fill(password);
  await form.getByRole('button', { name: 'Set the password' }).click();
}

async function isRefused(page: Page, admin: string, email: string, password: string): Promise<void> {
  await page.goto(`${admin}/fb-f-cms-admin-login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-mail and password do not match. Check both and try again.');
}

test('one’s own password is changed with the present one, and holds from then on', async ({
  page,
  browser,
  makePerson,
  admin,
  axe,
}) => {
  const person = await makePerson('editor');
  await signInThrough(page, admin, person);
  await page.goto(`${admin}/admin/account-settings`);
  const form = page.getByRole('form', { name: 'Change the password' });
  const fill = async (present: string, next: string, again = next) => {
    await form.getByLabel('Present password').fill(present);
    await form.getByLabel('New password', { exact: true }).fill(next);
    await form.getByLabel('New password again').fill(again);
    await form.getByRole('button', { name: 'Change the password' }).click();
  };
  await fill('not-my-password-at-all', chosen);
  await expect(form.getByText('This is not your password')).toBeVisible();
  await fill(person.password, chosen, 'another-one');
  await expect(form.getByText('The two new passwords differ')).toBeVisible();
  await axe(page);
  await fill(person.password, chosen);
  await expect(page.getByText('Your password is changed. Other devices are signed out.')).toBeVisible();
  await expect(form.getByLabel('Present password')).toHaveValue('');
  // This session goes on.
  await page.goto(`${admin}/admin/posts`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();

  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await isRefused(second, admin, person.email, person.password);
  await signInThrough(second, admin, { ...person, password: chosen });
  await elsewhere.close();
});

test('who is invited by mail chooses a password, and signs in for the first time', async ({
  page,
  browser,
  signIn,
  mailsTo,
  admin,
}) => {
  const email = `${randomUUID()}@example.test`;
  await signIn(page);
  await page.goto(`${admin}/admin/account-settings`);
  await page.getByRole('button', { name: 'New user' }).click();
  const dialog = page.getByRole('dialog', { name: 'New user' });
  await dialog.getByLabel('First name').fill('Invited');
  await dialog.getByLabel('Last name').fill('Person');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('checkbox', { name: 'Editor' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Invited Person is saved.')).toBeVisible();
  const link = await mailedLink(() => mailsTo(email));

  const elsewhere = await browser.newContext();
  const invited = await elsewhere.newPage();
  await invited.goto(link);
  await choosePassword(invited, chosen);
  await invited.getByRole('button', { name: 'To the sign-in', exact: true }).click();
  await signInThrough(invited, admin, { email, password: chosen });
  await expect(invited.getByRole('button', { name: /^Account of Invited Person/ })).toBeVisible();
  await elsewhere.close();
});
