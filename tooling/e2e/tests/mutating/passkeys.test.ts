import type { Page } from '@playwright/test';
import { expect, signInThrough, test } from '../../fixtures.ts';

async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, signs in by itself and as the second step, and is removed', async ({
  page,
  makePerson,
  mailsTo,
  admin,
  axe,
}) => {
  const person = await makePerson('editor');
  await addAuthenticator(page);
  await signInThrough(page, admin, person);
  await page.goto(`${admin}/admin/account-settings`);
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Test laptop');
  await dialog.getByLabel('Password').fill('not-my-password-at-all');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await axe(page);
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(panel.getByRole('row', { name: /^Test laptop/ })).toContainText('Never');
  const subjects = async () => (await mailsTo(person.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('A passkey was added to your account');

  const leave = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto(`${admin}/fb-f-cms-admin-login`);
  };
  await leave();
  await expect(page.getByRole('heading', { name: 'Staff admin' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/admin\/posts$/);

  await leave();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/admin\/posts$/);

  await page.goto(`${admin}/admin/account-settings`);
  await expect(panel.getByRole('row', { name: /^Test laptop/ })).not.toContainText('Never');
  await axe(page);
  await panel.getByRole('button', { name: 'Remove Test laptop' }).click();
  const removal = page.getByRole('dialog');
  await removal.getByLabel('Password').fill(person.password);
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(panel.getByText('None yet.')).toBeVisible();
  await leave();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This passkey does not sign in here. Use your password, or another one.',
  );
  await signInThrough(page, admin, person);
});

test('a browser without a passkey says so in words', async ({ page, admin }) => {
  await addAuthenticator(page);
  await page.goto(`${admin}/fb-f-cms-admin-login`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('there is no passkey here');
});
