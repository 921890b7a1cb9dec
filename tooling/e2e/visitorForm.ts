import { type FormName, forms, type Locale, type VisitorField } from '@fundfront/content-model';
import { sampleAnswers } from '@fundfront/content-model/forms/sampleAnswers';
import { expect, type Locator, type Page } from '@playwright/test';

export const picture = {
  name: 'card.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAMCAIAAADZF8uwAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFUlEQVQYlWPgLq0iiBhGFTEMwiAAAL0jjKFcms/FAAAAAElFTkSuQmCC',
    'base64',
  ),
};

export function cv(name = 'cv.pdf') {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 4\n0000000000 65535 f \n${rows}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

/**
 * The form on its page, once the page's scripts run: what is sent before goes out as the browser's own. The form's code
 * comes when the page is idle; its fields can be used before.
 */
export async function openForm(page: Page, site: string, form: FormName, locale: Locale): Promise<Locator> {
  const prefix = locale === 'ur' ? '/ur' : '';
  await page.goto(site + prefix + forms[form].samplePath);
  const fields = Object.entries<VisitorField>(forms[form].fields);
  const [[first] = ['email']] = fields.filter(([, field]) => field.answer !== 'hidden');
  const found = page.locator('main form').filter({ has: page.locator(`[name="${first}"]`) });
  await expect(found).toHaveCount(1);
  await expect(page.locator('nav[data-ready]')).toBeAttached();
  return found;
}

export const footerForm = (page: Page) => page.getByRole('contentinfo').locator('form');

export async function fillFooter(
  form: Locator,
  locale: Locale,
  email = sampleAnswers('subscribe', locale).email,
): Promise<void> {
  await fieldOf(form, 'name').fill(sampleAnswers('subscribe', locale).name);
  await fieldOf(form, 'email').fill(email);
  await form.locator('[name="subscribeFor"]').first().check();
}

export const fieldOf = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

export async function fillIn(form: Locator, name: FormName, locale: Locale): Promise<void> {
  const answers: Readonly<Record<string, string | undefined>> = sampleAnswers(name, locale);
  for (const [key, field] of Object.entries(forms[name].fields)) {
    const answer = answers[key] ?? '';
    const input = fieldOf(form, key);
    if (field.answer === 'options') {
      const [option = ''] = field.options;
      const dot = form.locator(`[name="${key}"][value="${option}"]`);
      if ((await dot.count()) === 0) await input.selectOption(option);
      else if (!(await dot.isChecked())) await dot.press('Space');
    } else if (field.kind === 'phone' || field.kind === 'cnic') {
      await input.fill('');
      await input.pressSequentially(answer);
    } else if (field.answer !== 'file' && field.answer !== 'hidden') {
      await input.fill(answer);
    }
  }
}

export async function solveCaptcha(form: Locator, label: string): Promise<void> {
  const box = form.getByRole('checkbox', { name: label });
  await box.press('Space');
  await expect(box).toBeChecked({ timeout: 30_000 });
  await expect(box).not.toHaveAttribute('aria-busy', 'true', { timeout: 30_000 });
}

export const submit = (form: Locator, name: FormName, locale: Locale) =>
  form.getByRole('button', { name: forms[name].texts[locale].submit, exact: true }).click();

/**
 * For axe: toasts and the sticky header cover what is below them, which axe finds too small to press.
 */
export async function settlePage(page: Page): Promise<void> {
  // A toast waits as long as the pointer rests on it, and for seconds unless it is closed.
  await page.mouse.move(0, 0);
  const toasts = page.locator('[data-sonner-toast]');
  await toasts.locator('[data-close-button]').evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(toasts).toHaveCount(0);
  // Smooth scrolling to a field with an error may still be on its way.
  const toTop = () =>
    page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return scrollY;
    });
  await expect.poll(toTop).toBe(0);
}

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: text }).first()).toBeVisible();
}

export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
