import { type FormName, formMessages, forms, type Locale } from '@fundfront/content-model';
import { expect, type Locator, type Page } from '@playwright/test';
import { formLabels } from './formLabels.ts';
import { cv, fieldOf, fillIn, openForm, picture, solveCaptcha, submit } from './visitorForm.ts';

export async function attach(form: Locator, name: FormName): Promise<void> {
  const field = forms[name].fields;
  if (!('fileUrl' in field)) return;
  await form.locator('input[type="file"]').setInputFiles(field.fileUrl.uploads === 'image' ? picture : cv());
  await expect(form.locator('input[type="file"]')).toHaveCount(0);
  await expect(form.getByRole('progressbar')).toHaveCount(0);
}

/** Not for subscriptions, which have no reference number. */
export async function sendForm(
  page: Page,
  site: string,
  { name, locale, answers }: { name: FormName; locale: Locale; answers: Record<string, string> },
): Promise<string> {
  const form = await openForm(page, site, name, locale);
  await fillIn(form, name, locale);
  for (const [key, answer] of Object.entries(answers)) await fieldOf(form, key).fill(answer);
  await attach(form, name);
  await solveCaptcha(form, formLabels[locale].robot);
  await submit(form, name, locale);
  const done = page.locator('main').getByRole('status').filter({ hasText: formMessages[locale]['form.sent'] });
  const [trackingNumber] =
    (await done.first().textContent())?.match(new RegExp(`${forms[name].prefix}-\\d{4}-\\d{4,}`)) ?? [];
  if (!trackingNumber) throw new Error(`The form ${name} told no reference`);
  return trackingNumber;
}
