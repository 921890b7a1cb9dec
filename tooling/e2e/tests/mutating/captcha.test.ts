import { formMessages } from '@fundfront/content-model';
import { captchaChallenge } from '@fundfront/content-model/wire/forms';
import { expect, test } from '../../fixtures.ts';
import { formLabels } from '../../formLabels.ts';
import { fieldOf, fillIn, openForm, submit } from '../../visitorForm.ts';

const sentences = {
  en: {
    waiting: 'Your form goes out as soon as the check is done.',
    unreachable:
      'The check cannot be reached just now. What you typed is kept: try again in a moment, or reach us directly.',
  },
  ur: {
    waiting: 'تصدیق مکمل ہوتے ہی آپ کا فارم بھیج دیا جائے گا۔',
    unreachable:
      'تصدیق ابھی نہیں ہو سکی۔ آپ کا لکھا ہوا محفوظ ہے: تھوڑی دیر بعد دوبارہ کوشش کریں یا ہم سے براہِ راست رابطہ کریں۔',
  },
};

for (const locale of ['en', 'ur'] as const) {
  const { waiting, unreachable } = sentences[locale];

  test(`a press on Submit in ${locale} is kept while the captcha works`, async ({ page, site }) => {
    const working = Promise.withResolvers<void>();
    await page.route(`**${captchaChallenge.path}`, async (route) => {
      await working.promise;
      await route.continue();
    });
    const form = await openForm(page, site, 'contact', locale);
    await fillIn(form, 'contact', locale);
    await form.getByRole('checkbox', { name: formLabels[locale].robot }).press('Space');
    await submit(form, 'contact', locale);
    await expect(form.getByText(waiting)).toBeVisible();
    await expect(form.locator('button[type="submit"]')).toHaveAttribute('aria-busy', 'true');
    await expect(form.getByRole('alert')).toHaveCount(0);

    await fieldOf(form, 'message').fill('');
    await expect(form.getByText(waiting)).toHaveCount(0);
    await expect(fieldOf(form, 'message')).toHaveAttribute('aria-invalid', 'true');
    await fieldOf(form, 'message').fill('Now it is whole.');
    await submit(form, 'contact', locale);
    await expect(form.getByText(waiting)).toBeVisible();

    working.resolve();
    const sent = page.getByRole('main').getByRole('status').filter({ hasText: formMessages[locale]['form.sent'] });
    await expect(sent.first()).toBeVisible();
  });

  test(`a captcha in ${locale} that cannot be reached says so, and how to reach the company`, async ({
    page,
    site,
  }) => {
    await page.route(`**${captchaChallenge.path}`, (route) => route.abort());
    const form = await openForm(page, site, 'contact', locale);
    await fillIn(form, 'contact', locale);
    await form.getByRole('checkbox', { name: formLabels[locale].robot }).press('Space');
    await submit(form, 'contact', locale);
    await expect(form.getByText(unreachable).first()).toBeVisible();
    await expect(form.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(fieldOf(form, 'message')).not.toHaveValue('');
  });
}
