import { formMessage, formMessages, type Locale, limits } from '@fundfront/content-model';
import { sampleAnswers } from '@fundfront/content-model/forms/sampleAnswers';
import { formCalls } from '@fundfront/content-model/wire';
import { expect, test } from '../../fixtures.ts';
import { formLabels } from '../../formLabels.ts';
import { expectToast, fieldOf, fillFooter, footerForm, settlePage, solveCaptcha, submit } from '../../visitorForm.ts';

const pages: Record<Locale, { path: string; offline: string }> = {
  en: { path: '/about-us/who-we-are', offline: 'No connection just now.' },
  ur: { path: '/ur/about-us/who-we-are', offline: 'اس وقت کنکشن موجود نہیں۔' },
};
const { path: call } = formCalls.subscribe;

for (const locale of ['en', 'ur'] as const) {
  const messages = formMessages[locale];
  const { robot } = formLabels[locale];
  const { email } = sampleAnswers('subscribe', locale);

  test(`the form at the foot of a page in ${locale}: rules, a server that is down, no network, thanks for 5 s`, async ({
    page,
    site,
    axe,
  }) => {
    await page.clock.install();
    await page.goto(site + pages[locale].path);
    // What is sent before the scripts are there is another test's.
    await expect(page.locator('nav[data-ready]')).toBeAttached();
    const form = footerForm(page);
    const send = () => submit(form, 'subscribe', locale);

    await fieldOf(form, 'name').fill('Al');
    await send();
    await expect(fieldOf(form, 'name')).toBeFocused();
    await expect(fieldOf(form, 'name')).toHaveAccessibleDescription(formMessage('subscribe:name.length', locale));
    await expect(fieldOf(form, 'email')).toHaveAccessibleDescription(messages['email.required']);
    await expect(form.getByText(messages['choices.required'])).toBeVisible();
    await expect(form.getByText(messages['captcha.retry'])).toBeVisible();
    await expectToast(page, messages['captcha.required']);
    await settlePage(page);
    await axe(page);

    await fillFooter(form, locale);
    await solveCaptcha(form, robot);
    const down = { status: 503, json: { error: 'Down', text_code: 'UNAVAILABLE' } };
    await page.route(`**${call}`, (route) => route.fulfill(down), { times: 1 });
    await send();
    await expect(form.getByText(messages['form.failed'])).toBeVisible();
    await expect(form.getByText(messages['captcha.retry'])).toBeVisible();
    await expect(fieldOf(form, 'email')).toHaveValue(email);

    const offline = page.getByRole('status').filter({ hasText: pages[locale].offline });
    await expect(offline).toHaveCount(0);
    await solveCaptcha(form, robot);
    await page.route(`**${call}`, (route) => route.abort('internetdisconnected'), { times: 1 });
    await send();
    await expect(offline).toBeVisible();
    await expect(form.getByText(messages['form.failed'])).toBeVisible();
    await expect(fieldOf(form, 'email')).toHaveValue(email);
    await settlePage(page);
    await axe(page);
    await solveCaptcha(form, robot);
    await expect(offline).toHaveCount(0);

    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    const answered = page.waitForResponse(`**${call}`);
    await send();
    expect((await answered).status()).toBe(200);
    const thanks = page.getByRole('contentinfo').getByRole('status').filter({ hasText: messages['form.subscribed'] });
    await expect(thanks).toBeVisible();
    await expect(fieldOf(form, 'email')).toHaveValue('');
    await page.clock.runFor(100);
    await expectToast(page, messages['form.subscribed']);
    await page.clock.runFor(limits.subscribedMessageMs - 101);
    await expect(thanks).toBeVisible();
    await page.clock.runFor(1);
    await expect(thanks).toHaveCount(0);
  });
}
