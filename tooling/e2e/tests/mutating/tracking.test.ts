import { formMessages, type Locale, type SharedMessageKey } from '@fundfront/content-model';
import { sampleAnswers } from '@fundfront/content-model/forms/sampleAnswers';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { formLabels } from '../../formLabels.ts';
import { fieldOf, fillIn, openForm, settlePage, solveCaptcha, submit } from '../../visitorForm.ts';

const labels: Record<Locale, { lookUpButton: string; received: string }> = {
  en: { lookUpButton: 'Look it up', received: 'Received' },
  ur: { lookUpButton: 'معلوم کریں', received: 'موصول ہو گئی' },
};

async function lookUp(form: Locator, locale: Locale, trackingNumber: string, email: string) {
  await fieldOf(form, 'trackingNumber').fill(trackingNumber);
  await fieldOf(form, 'email').fill(email);
  await form.getByRole('button', { name: labels[locale].lookUpButton, exact: true }).click();
}

for (const locale of ['en', 'ur'] as const) {
  const { email } = sampleAnswers('complaint', locale);
  const expectMessage = (form: Locator, key: SharedMessageKey) =>
    expect(form.getByText(formMessages[locale][key]).last()).toBeVisible();

  test(`a complaint in ${locale} is found by its number and e-mail, and by nothing else`, async ({
    page,
    site,
    axe,
  }) => {
    const complaint = await openForm(page, site, 'complaint', locale);
    await fillIn(complaint, 'complaint', locale);
    await solveCaptcha(complaint, formLabels[locale].robot);
    await submit(complaint, 'complaint', locale);
    const main = page.getByRole('main');
    const trackingNumber =
      (await main
        .getByText(/^CF-\d{4}-\d{4,}$/)
        .first()
        .textContent()) ?? '';

    const form = main.locator('form').filter({ has: page.locator('[name="trackingNumber"]') });
    await lookUp(form, locale, 'CF-1', email);
    await expectMessage(form, 'track.reference');
    await lookUp(form, locale, 'CF-2601-99999999', email);
    await expectMessage(form, 'track.unknown');
    await lookUp(form, locale, trackingNumber, 'other@sample.example');
    await expectMessage(form, 'track.unknown');
    await expect(fieldOf(form, 'trackingNumber')).toHaveValue(trackingNumber);
    await settlePage(page);
    await axe(page);

    await lookUp(form, locale, ` ${trackingNumber.toLowerCase()} `, email);
    const found = main.getByRole('status').filter({ hasText: labels[locale].received });
    await expect(found.getByText(trackingNumber, { exact: true })).toBeVisible();
    await expect(found.getByText(labels[locale].received, { exact: true }).first()).toBeVisible();
    await settlePage(page);
    await axe(page);
  });
}
