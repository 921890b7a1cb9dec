import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

async function attempt(page: Page, email: string, password: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button.click();
}

const doNotMatch = 'E-mail and password do not match. Check both and try again.';

test('a wrong password and an unknown person get the same answer', async ({ page, makePerson, admin }) => {
  const person = await makePerson('editor');
  for (const email of [person.email, `${randomUUID()}@example.test`]) {
    await page.goto(`${admin}/indexs`);
    await attempt(page, email, 'not-the-password');
    await expect(page.getByRole('alert')).toHaveText(doNotMatch);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  }
});

test('too many attempts have to wait, in words', async ({ page, admin }) => {
  const email = `${randomUUID()}@example.test`;
  await page.goto(`${admin}/fb-f-cms-admin-login`);
  let status = 401;
  // The pause grows with every failure, so that even a slow machine is refused before long.
  for (let count = 1; count <= 12 && status === 401; count += 1) {
    const answered = page.waitForResponse('**/api/user/login');
    await attempt(page, email, `guess-${count}`);
    status = (await answered).status();
    expect(count < 5 ? status : 401, `attempt ${count}`).toBe(401);
  }
  expect(status).toBe(429);
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many attempts\. Try again in (a second|\d+ (seconds|minutes))\.$/,
  );
});

test('the sign-in says what is missing', async ({ page, admin }) => {
  await page.goto(`${admin}/fb-f-cms-admin-login`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your e-mail')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await expect(page).toHaveURL(/cms-admin-login$/);
});
