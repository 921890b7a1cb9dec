import {
  type FormMessageKey,
  type FormName,
  formMessage,
  formMessages,
  formNames,
  forms,
  isSubmissionForm,
  type Locale,
  limits,
  type VisitorField,
} from '@fundfront/content-model';
import { sampleAnswers } from '@fundfront/content-model/forms/sampleAnswers';
import { formCalls } from '@fundfront/content-model/wire';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { formLabels } from '../../formLabels.ts';
import { attach } from '../../sendForm.ts';
import {
  escapeRegExp,
  expectToast,
  fieldOf,
  fillIn,
  openForm,
  picture,
  settlePage,
  solveCaptcha,
  submit,
} from '../../visitorForm.ts';

type WrongAnswer = [answer: string, message: FormMessageKey];

const wrong: Record<string, WrongAnswer[]> = {
  name: [['', 'name.required']],
  email: [
    ['', 'email.required'],
    ['visitor@', 'email.invalid'],
    ["o'neil@", 'email.invalid'],
  ],
  phone: [
    ['', 'phone.required'],
    ['0300123', 'phone.invalid'],
    ['0300-12345678', 'phone.invalid'],
  ],
  phoneNumber: [['0300123', 'phone.invalid']],
  cnic: [['421011234567', 'cnic.invalid']],
  message: [['   ', 'message.required']],
  city: [['', 'city.required']],
};
const ofSubscription: typeof wrong = {
  name: [
    ['', 'name.required'],
    ['Al', 'subscribe:name.length'],
  ],
  email: [
    ['', 'email.required'],
    ['a@bcd.pk', 'subscribe:email.length'],
    ['visitor@sample', 'email.invalid'],
  ],
};

function ruleOf(field: VisitorField): { answer: string; message: string }[] {
  if (!['text', 'prose', 'telephone'].includes(field.answer)) return [];
  const result = field.schema['~standard'].validate('');
  if (result instanceof Promise) throw new Error('The rules of a field answer at once');
  return (result.issues ?? []).slice(0, 1).map(({ message }) => ({ answer: '', message }));
}

function rulesOf(form: FormName) {
  return Object.entries<VisitorField>(forms[form].fields).flatMap(([key, field]) => {
    const known = (form === 'subscribe' ? ofSubscription[key] : undefined) ?? wrong[key];
    if (!known) return ruleOf(field).map((rule) => ({ key, ...rule }));
    return known
      .filter(([answer]) => field.required || answer.trim() !== '')
      .map(([answer, message]) => ({ key, answer, message }));
  });
}

async function breakRules(page: Page, form: Locator, name: FormName, locale: Locale) {
  const byField = [...Map.groupBy(rulesOf(name), ({ key }) => key).values()];
  const rounds = Math.max(...byField.map((own) => own.length));
  for (let round = 0; round < rounds; round += 1) {
    const now = byField.flatMap((own) => own[round] ?? []);
    await fillIn(form, name, locale);
    for (const { key, answer } of now) await fieldOf(form, key).fill(answer);
    await submit(form, name, locale);
    const summary = page
      .locator('[role="alert"]')
      .filter({ has: page.locator('a') })
      .first();
    for (const { key, message } of now) {
      const text = formMessage(message, locale);
      await expect(fieldOf(form, key)).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(form, key)).toHaveAccessibleDescription(new RegExp(escapeRegExp(text)));
      await expect(summary.getByRole('link', { name: text, exact: true }).first()).toBeVisible();
    }
  }
}

for (const locale of ['en', 'ur'] as const) {
  const messages = formMessages[locale];
  for (const name of formNames) {
    const { path: call } = formCalls[name];
    const { email } = sampleAnswers(name, locale);
    const retry = !isSubmissionForm(name);

    test(`${name} in ${locale}: every rule, the captcha, a refusal, silence, and success`, async ({
      page,
      site,
      axe,
    }) => {
      const form = await openForm(page, site, name, locale);

      await breakRules(page, form, name, locale);
      await settlePage(page);
      await axe(page);

      await fillIn(form, name, locale);
      await attach(form, name);
      await submit(form, name, locale);
      await expect(form.getByText(messages[retry ? 'captcha.retry' : 'captcha.required']).first()).toBeVisible();
      await expectToast(page, messages['captcha.required']);

      await page.route(`**${call}`, (route) => route.abort(), { times: 1 });
      await solveCaptcha(form, formLabels[locale].robot);
      await submit(form, name, locale);
      await expect(form.getByText(messages['form.failed'])).toBeVisible();
      await expect(fieldOf(form, 'email')).toHaveValue(email);

      await page.route(
        `**${call}`,
        (route) => {
          const answer = {
            error: messages['email.invalid'],
            text_code: 'VALIDATION',
            fields: [{ path: 'email', message: messages['email.invalid'] }],
          };
          return route.fulfill({ status: 400, json: answer });
        },
        { times: 1 },
      );
      await solveCaptcha(form, formLabels[locale].robot);
      await submit(form, name, locale);
      await expect(fieldOf(form, 'email')).toHaveAccessibleDescription(
        new RegExp(escapeRegExp(messages['email.invalid'])),
      );
      await expectToast(page, messages['email.invalid']);

      await page.route(
        `**${call}`,
        (route) => route.continue({ postData: { ...route.request().postDataJSON(), recaptcha_token: 'forged' } }),
        { times: 1 },
      );
      await fieldOf(form, 'email').fill(email);
      await solveCaptcha(form, formLabels[locale].robot);
      await submit(form, name, locale);
      const refused = messages[retry ? 'captcha.retry' : 'captcha.refused'];
      await expect(form.getByText(refused).first()).toBeVisible();
      await expect(form.getByRole('checkbox', { name: formLabels[locale].robot })).not.toBeChecked();

      await page.reload();
      const again = page
        .locator('main form')
        .filter({ has: page.locator('[name="email"]') })
        .first();
      await again.locator('[name="email"]').focus();
      await expect(fieldOf(again, 'email')).toHaveValue(email);
      await solveCaptcha(again, formLabels[locale].robot);
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === call);
      await submit(again, name, locale);
      expect((await answered).status()).toBe(200);
      const done = page
        .locator('main')
        .getByRole('status')
        .filter({ hasText: messages[retry ? 'form.subscribed' : 'form.sent'] });
      await expect(done.first()).toBeVisible();
      if (!retry) {
        const trackingNumber = new RegExp(`${forms[name].prefix}-\\d{4}-\\d{4,}`);
        await expect(done.getByText(trackingNumber).first()).toBeVisible();
      }
      await settlePage(page);
      await axe(page);
    });
  }

  test(`uploads in ${locale} say what is wrong, and keep what was typed`, async ({ page, site }) => {
    const form = await openForm(page, site, 'requestCall', locale);
    const { name } = sampleAnswers('requestCall', locale);
    await fieldOf(form, 'name').fill(name);
    const input = form.locator('input[type="file"]');
    const large = { ...picture, buffer: Buffer.alloc(limits.uploadBytes + 1, 1) };
    const page1 = { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><p>x') };
    const halved = { ...picture, buffer: picture.buffer.subarray(0, 50) };
    for (const [file, message] of [
      [large, 'file.size'],
      [{ ...picture, name: 'card.txt', mimeType: 'text/plain' }, 'file.type'],
      [page1, 'file.type'],
      [halved, 'file.broken'],
    ] as const) {
      await input.setInputFiles(file);
      await expect(form.getByText(messages[message]).first()).toBeVisible();
    }
    await page.route('**/api/forms/upload-image', (route) => route.abort(), { times: 1 });
    await input.setInputFiles(picture);
    await expect(form.getByText(messages['file.failed']).first()).toBeVisible();
    await input.setInputFiles(picture);
    await expect(form.getByRole('status').filter({ hasText: picture.name })).toHaveCount(1);
    await expect(form.locator('input[type="file"]')).toHaveCount(0);
    await expect(form.getByRole('progressbar')).toHaveCount(0);
    await expect(fieldOf(form, 'name')).toHaveValue(name);
  });
}
