import { forms } from '@fundfront/content-model/forms/index';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { PublicFormMessages } from './messages.ts';
import { PublicForm, type PublicFormProps } from './PublicForm.tsx';
import { sampleMessages } from './sampleMessages.ts';
import type { PublicFormServices, SendResult } from './services.ts';

export function messagesFor(fields: Readonly<Record<string, unknown>>): PublicFormMessages {
  const named = Object.keys(fields).map((name) => [name, { label: name }]);
  return { ...sampleMessages.en, fields: Object.fromEntries(named) };
}

interface Receipt {
  trackingNumber: string;
}

export const sent: SendResult<Receipt> = { kind: 'sent', receipt: { trackingNumber: 'RC-2611-0042' } };

export function fakeServices() {
  return {
    send: vi.fn<PublicFormServices<Receipt>['send']>(async () => sent),
    upload: vi.fn<PublicFormServices<Receipt>['upload']>(async () => ({ kind: 'cancelled' })),
    captcha: {
      settings: vi.fn(async () => ({ service: 'altcha' as const, siteKey: null })),
      challenge: vi.fn(async () => ({})),
    },
  };
}

type Options = Partial<PublicFormProps<Receipt>> & { services: PublicFormServices<Receipt> };

export function renderForm(options: Options) {
  const form = options.form ?? forms.requestCall;
  const onSent = vi.fn();
  const view = render(
    <PublicForm locale="en" messages={messagesFor(form.fields)} onSent={onSent} {...options} form={form} />,
  );
  return { ...view, onSent, user: userEvent.setup() };
}

export async function fillIn(user: ReturnType<typeof userEvent.setup>, answers: Readonly<Record<string, string>> = {}) {
  const good = {
    name: 'Sample Visitor',
    email: 'visitor@sample.example',
    phone: '03001234567',
    cnic: '1234567890123',
    message: 'Please call.',
  };
  for (const [name, answer] of Object.entries({ ...good, ...answers })) {
    const input = screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await user.clear(input);
    if (answer) await user.type(input, answer);
  }
}

export const submitButton = () => screen.getByRole('button', { name: /Send/ });
export const captchaBox = () => screen.getByRole('checkbox', { name: 'I am not a robot' });

/** Lets React finish while the page is still there. */
export async function cleanupForm(): Promise<void> {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
}
