import { calls } from '@fundfront/content-model/wire';
import { expect, type Page } from '@playwright/test';
import type { Person } from './harness/index.ts';

/** Types a person's e-mail and password into the login screen of the staff area. */
export async function signInThrough(page: Page, admin: string, person: Person): Promise<void> {
  await page.goto(`${admin}/fb-f-cms-admin-login`);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByRole('button', { name: /sign in|log in/i }).click();
  await expect(page).toHaveURL(/\/admin\/posts$/);
}

/** Gives a browser the session of a person, as the login screen does. The next screen of the staff area is open to it. */
export async function signInByCall(page: Page, admin: string, person: Person): Promise<void> {
  const response = await page.request.post(admin + calls.login.path, { data: person });
  expect(response.status()).toBe(200);
}
