import { formMessages, forms, type Locale } from '@fundfront/content-model';
import { sampleAnswers } from '@fundfront/content-model/forms/sampleAnswers';
import { expect, test } from '../../fixtures.ts';
import { fieldOf, fillIn, footerForm, submit } from '../../visitorForm.ts';

const labels: Record<Locale, { prefix: string; title: string; lines: string }> = {
  en: { prefix: '', title: 'The form was not sent', lines: 'Or reach us directly' },
  ur: { prefix: '/ur', title: 'فارم نہیں بھیجا گیا', lines: 'یا ہم سے براہِ راست رابطہ کریں' },
};

for (const locale of ['en', 'ur'] as const) {
  const { prefix, title, lines } = labels[locale];

  test(`a form in ${locale} that is sent before its script came says so, loses nothing, and works once it is there`, async ({
    page,
    site,
    axe,
  }) => {
    const released = Promise.withResolvers<void>();
    await page.route('**/islands/*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(site + prefix + forms.requestCall.samplePath, { waitUntil: 'commit' });
    const form = page.getByRole('main').locator('form');
    await expect(footerForm(page)).toBeVisible();
    await fillIn(form, 'requestCall', locale);

    const opened = page.waitForEvent('popup');
    await submit(form, 'requestCall', locale);
    const response = await opened;
    await expect(response.getByRole('heading', { level: 1 })).toHaveText(title);
    const main = response.getByRole('main');
    await expect(main.getByRole('heading', { name: lines })).toBeVisible();
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/);
    await axe(response);
    await response.close();

    for (const name of ['name', 'email', 'message', 'cnic']) await expect(fieldOf(form, name)).not.toHaveValue('');
    released.resolve();
    await expect(page.locator('nav[data-ready]')).toBeVisible();
    await fieldOf(form, 'phone').focus();
    await submit(form, 'requestCall', locale);
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([formMessages[locale]['captcha.required']]);
    await expect(fieldOf(form, 'message')).toHaveValue(sampleAnswers('requestCall', locale).message);
    expect(page.context().pages()).toHaveLength(1);
  });
}

test('no page takes a form, with a file or without, and the answer is kept by nobody', async ({ request, site }) => {
  for (const options of [
    { form: { name: 'x' } },
    { multipart: { name: 'x', file: { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(100_000) } } },
  ]) {
    const response = await request.post(`${site}/careers`, { ...options, maxRedirects: 0 });
    expect([response.status(), response.headers().allow]).toEqual([405, 'GET, HEAD']);
    expect(response.headers()['cache-control']).toContain('no-store');
    expect(await response.text()).toContain('The form was not sent');
  }
});
