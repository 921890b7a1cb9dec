import { formMessages, forms, type Locale } from '@fundfront/content-model';
import { sampleAnswers } from '@fundfront/content-model/forms/sampleAnswers';
import { calls } from '@fundfront/content-model/wire';
import { expect, test } from '../../fixtures.ts';
import { formLabels } from '../../formLabels.ts';
import { fieldOf, fillFooter, footerForm, settlePage, solveCaptcha, submit } from '../../visitorForm.ts';

const labels: Record<Locale, { prefix: string; lookUpButton: string; wait: RegExp }> = {
  en: { prefix: '', lookUpButton: 'Look it up', wait: /^Try again in (1 minute|\d+ minutes)\.$/ },
  ur: { prefix: '/ur', lookUpButton: 'معلوم کریں', wait: /^\d+ منٹ بعد دوبارہ کوشش کریں۔$/ },
};

test('forms say that there were too many tries, and keep what was typed while the API is away', async ({
  page,
  request,
  ownProduct,
  axe,
}) => {
  const { site } = ownProduct;
  for (const locale of ['en', 'ur'] as const) {
    const { prefix, lookUpButton, wait } = labels[locale];
    const messages = formMessages[locale];
    const { email } = sampleAnswers('complaint', locale);

    const guess = () =>
      request.post(site + calls.trackComplaint.path, { data: { trackingNumber: 'CF-2601-0001', email } });
    await expect.poll(async () => (await guess()).status(), { intervals: [1] }).toBe(429);
    await page.goto(site + prefix + forms.complaint.samplePath);
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.locator('[name="trackingNumber"]') });
    await fieldOf(form, 'trackingNumber').fill('CF-2601-0001');
    await fieldOf(form, 'email').fill(email);
    await form.getByRole('button', { name: lookUpButton, exact: true }).click();
    const alert = form.getByRole('alert').filter({ hasText: messages['form.tooMany'] });
    await expect(alert.getByText(wait)).toBeVisible();
    await expect(fieldOf(form, 'trackingNumber')).toHaveValue('CF-2601-0001');
    await settlePage(page);
    await axe(page);

    const footer = footerForm(page);
    await fillFooter(footer, locale);
    await solveCaptcha(footer, formLabels[locale].robot);
    await ownProduct.killApi();
    await submit(footer, 'subscribe', locale);
    await expect(footer.getByText(messages['form.failed'])).toBeVisible();
    await expect(fieldOf(footer, 'email')).toHaveValue(email);

    await ownProduct.startApi();
    await solveCaptcha(footer, formLabels[locale].robot);
    await submit(footer, 'subscribe', locale);
    const thanks = page.getByRole('contentinfo').getByRole('status');
    await expect(thanks.filter({ hasText: messages['form.subscribed'] })).toBeVisible();
  }
});
