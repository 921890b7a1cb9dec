import { formMessages, type Locale, limits } from '@fundfront/content-model';
import { sampleAnswers } from '@fundfront/content-model/forms/sampleAnswers';
import { formCalls } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { formLabels } from '../../formLabels.ts';
import { expectToast, fieldOf, fillIn, solveCaptcha, submit } from '../../visitorForm.ts';

const labels: Record<Locale, { home: string; landmark: string; call: string; close: string; restored: string }> = {
  en: {
    home: '/home',
    landmark: 'Get in touch',
    call: 'Request a call',
    close: 'Close',
    restored: 'What you typed before is back.',
  },
  ur: {
    home: '/ur',
    landmark: 'ہم سے بات کریں',
    call: 'کال بیک کی درخواست',
    close: 'بند کریں',
    restored: 'آپ کا پہلے لکھا ہوا متن واپس آ گیا ہے۔',
  },
};

async function popupOf(page: Page, site: string, locale: Locale) {
  const { home, landmark, call } = labels[locale];
  await page.goto(site + home);
  await expect(page.locator('nav[data-ready]')).toBeVisible();
  const button = page.getByRole('region', { name: landmark }).getByRole('link', { name: call });
  const popup = page.getByRole('dialog', { name: call });
  return { button, popup, form: popup.locator('form') };
}

for (const locale of ['en', 'ur'] as const) {
  const { close, restored } = labels[locale];
  const { robot } = formLabels[locale];
  const { name } = sampleAnswers('requestCall', locale);

  test(`the call-back popup in ${locale} opens, closes and keeps what was typed`, async ({ page, site, axe }) => {
    const { button, popup, form } = await popupOf(page, site, locale);
    await button.click();
    await expect(popup.getByRole('heading', { level: 2 })).toBeFocused();
    await axe(page);
    await fieldOf(form, 'name').fill(name);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(fieldOf(form, 'name')).toHaveValue(name);
    await expect(form.getByText(restored)).toBeVisible();
    await popup.getByRole('button', { name: close, exact: true }).click();
    await expect(popup).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    await expect(popup).toBeVisible();
    await popup.evaluate((dialog: HTMLDialogElement) => {
      dialog.close(); // says so in a task of its own, after the press
      document.querySelector<HTMLElement>('a[aria-haspopup="dialog"]')?.click();
    });
    await expect(popup.getByRole('heading', { level: 2 })).toBeFocused();
  });

  test(`the call-back popup in ${locale} keeps a form that fails, and closes 3 s after it was sent`, async ({
    page,
    site,
    axe,
  }) => {
    await page.clock.install();
    const { button, popup, form } = await popupOf(page, site, locale);
    await button.click();
    await submit(form, 'requestCall', locale);
    const summary = popup.getByRole('alert');
    await expect(summary).toBeFocused();
    for (const message of ['name.required', 'email.required', 'phone.required', 'cnic.invalid'] as const) {
      await expect(summary.getByRole('link', { name: formMessages[locale][message], exact: true })).toBeVisible();
    }

    await fillIn(form, 'requestCall', locale);
    await solveCaptcha(form, robot);
    const down = { status: 503, json: { error: 'Down', text_code: 'UNAVAILABLE' } };
    await page.route(`**${formCalls.requestCall.path}`, (route) => route.fulfill(down), { times: 1 });
    await submit(form, 'requestCall', locale);
    await expect(form.getByText(formMessages[locale]['form.failed'])).toBeVisible();
    await expect(fieldOf(form, 'name')).toHaveValue(name);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await axe(page);

    await solveCaptcha(form, robot);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await submit(form, 'requestCall', locale);
    await expect(popup.getByRole('status').filter({ hasText: formMessages[locale]['form.sent'] })).toBeVisible();
    await expect(popup.getByText(/^RC-\d{4}-\d{4,}$/)).toBeVisible();
    await page.clock.runFor(100);
    await expectToast(page, formMessages[locale]['form.sent']);
    await page.clock.runFor(limits.callPopupCloseMs - 101);
    await expect(popup).toBeVisible();
    await page.clock.runFor(1);
    await expect(popup).toHaveCount(0);
    await expect(button).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();

    await page.clock.resume();
    await page.reload();
    await button.click();
    await expect(fieldOf(form, 'name')).toHaveValue('');
    await expect(form.getByText(restored)).toHaveCount(0);
  });
}
