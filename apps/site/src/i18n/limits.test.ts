import { forms } from '@fundfront/content-model/forms/index';
import { limits } from '@fundfront/content-model/limits';
import { expect, it, vi } from 'vitest';
import { messagesOf } from './index.ts';

vi.mock('@fundfront/content-model/limits', async (original) => {
  const actual = await original<{ limits: typeof limits }>();
  return { limits: { ...actual.limits, uploadBytes: 7 * 1_048_576, cnicDigits: 17 } };
});

it.each(['en', 'ur'] as const)('forms say the limits that hold, in %s', (locale) => {
  const texts = Object.values(forms).map((form) => form.texts[locale]);
  const all = JSON.stringify([messagesOf(locale), texts]);
  expect(limits.uploadBytes).toBe(7_340_032);
  for (const form of [forms.requestCall, forms.complaint, forms.career]) {
    expect(form.texts[locale].fields.fileUrl.help).toContain('7MB');
  }
  expect(forms.requestCall.texts[locale].fields.cnic.help).toMatch(/^17 /);
  expect(all).not.toMatch(/10 ?MB|13 digits|13 ہندس/);
});
