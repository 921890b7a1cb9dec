import type { Locale } from '@fundfront/content-model';
import { expect, type Locator, type Page } from '@playwright/test';

const names: Record<Locale, string> = { en: 'English', ur: 'اردو' };

/** Translated fields appear once per language. */
export function field(page: Page, label: string, locale?: Locale): Locator {
  const found = page.getByRole('main').getByRole('textbox', { name: label, exact: true });
  return locale ? found.and(page.locator(`[lang="${locale}"]`)) : found;
}

export async function openEditor(page: Page, admin: string, id: string): Promise<void> {
  await page.goto(`${admin}/admin/posts/${id}`);
  await expect(field(page, 'Title', 'en')).toBeEditable();
}

export async function chooseParent(page: Page, title: string): Promise<void> {
  const parent = page.getByRole('combobox', { name: 'Lies below' });
  await expect(parent).toBeEnabled();
  if ((await parent.evaluate(({ tagName }) => tagName)) === 'SELECT') {
    await parent.selectOption({ label: title });
    return;
  }
  await parent.fill(title);
  await page.getByRole('option', { name: title }).click();
}

export async function publishInEditor(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: `Publish ${names[locale]}` }).click();
  await expectLive(page);
}

export async function expectLive(page: Page): Promise<void> {
  await expect(
    page.getByText(/^(Live in [\d,]+ ms|Published\. The pages that show it follow within seconds\.)$/).last(),
  ).toBeVisible();
}

export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save draft/ }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
}
