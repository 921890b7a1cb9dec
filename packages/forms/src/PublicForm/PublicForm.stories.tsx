import { formMessages, forms } from '@fundfront/content-model/forms/index';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Notice } from '@fundfront/ui/components/Notice';
import { Section } from '@fundfront/ui/layout/Section';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PublicForm, type PublicFormProps } from './PublicForm.tsx';
import { sampleMessages } from './sampleMessages.ts';
import type { SendResult } from './services.ts';

function services(send: () => Promise<SendResult<string>>): PublicFormProps<string>['services'] {
  return {
    send: fn(send),
    upload: async () => ({ kind: 'failed' }),
    captcha: { settings: async () => ({ service: 'altcha', siteKey: null }), challenge: async () => ({}) },
  };
}

const never = () => new Promise<never>(() => undefined);

const english = {
  ...sampleMessages.en,
  submit: 'Request a call',
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    phone: { label: 'Phone number', help: '11 digits, for example 0000-0000000' },
    cnic: { label: 'CNIC', help: '13 digits, without dashes' },
    message: { label: 'Message' },
    fileUrl: { label: 'Attach a picture', help: 'JPG, PNG, GIF, BMP, SVG or WebP, less than 10MB' },
  },
};

const urdu = {
  ...sampleMessages.ur,
  submit: 'کال بیک کی درخواست کریں',
  fields: {
    name: { label: 'نام' },
    email: { label: 'ای میل' },
    phone: { label: 'فون نمبر', help: '11 ہندسے، مثلاً \u20660000-0000000\u2069' },
    cnic: { label: 'شناختی کارڈ نمبر', help: '13 ہندسے، بغیر ڈیش کے' },
    message: { label: 'پیغام' },
    fileUrl: { label: 'تصویر منسلک کریں', help: '\u2066JPG\u2069 یا \u2066PNG\u2069، حجم \u206610MB\u2069 سے کم' },
  },
};

const meta = {
  title: 'Forms/PublicForm',
  component: PublicForm<string>,
  parameters: {
    docs: {
      description: {
        component:
          'A visitor’s form, from its declaration in the content model: labels above, help before errors, a summary that leads to the fields, everything typed kept until it is sent. What follows a success is the page’s. Not for content (ContentForm), and not for a search.',
      },
    },
  },
  // The bar beside a wrong answer lies outside its column.
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: 20 }}>
        <Story />
      </div>
    ),
  ],
  // Input of one story must not come back in the next.
  beforeEach: () => sessionStorage.clear(),
  args: {
    form: forms.requestCall,
    locale: 'en',
    messages: english,
    services: services(never),
    onSent: fn(),
  },
} satisfies Meta<PublicFormProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const answers = {
  name: 'Sample Visitor',
  email: 'visitor@sample.example',
  phone: '03001234567',
  cnic: '4210112345671',
  message: 'Please call.',
};

async function sendFilledIn(element: HTMLElement, { fields, submit }: typeof english) {
  const canvas = within(element);
  for (const name of ['name', 'email', 'phone', 'cnic', 'message'] as const) {
    await userEvent.type(canvas.getByRole('textbox', { name: fields[name].label }), answers[name]);
  }
  await userEvent.click(canvas.getByRole('button', { name: submit }));
  return canvas;
}

export const English: Story = {};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { locale: 'ur', messages: urdu },
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('textbox', { name: urdu.fields.phone.label });
    await userEvent.type(phone, '۰۳۰۰۱۲۳۴۵۶۷');
    await expect(phone).toHaveValue('0300-1234567');
    await expect(getComputedStyle(phone).direction).toBe('ltr');
    await userEvent.clear(phone);
  },
};

export const Errors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: english.submit }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: formMessages.en['cnic.invalid'] }));
    await expect(canvas.getByRole('textbox', { name: 'CNIC' })).toHaveFocus();
  },
};

export const ErrorsUrdu: Story = {
  globals: { dir: 'rtl' },
  args: { locale: 'ur', messages: urdu },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: urdu.submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('براہِ کرم 6 جوابات درست کریں');
  },
};

export const Sending: Story = {
  args: { captcha: null },
  play: async ({ canvasElement, args }) => {
    const canvas = await sendFilledIn(canvasElement, english);
    const button = await canvas.findByRole('button', { name: english.sending });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.services.send).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { captcha: null, services: services(async () => ({ kind: 'failed' })) },
  play: async ({ canvasElement }) => {
    const canvas = await sendFilledIn(canvasElement, english);
    await expect(await canvas.findByText(formMessages.en['form.failed'])).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(answers.name);
  },
};

function WithThanks(props: PublicFormProps<string>) {
  const [sent, setSent] = useState<string | null>(null);
  return sent === null ? (
    <PublicForm {...props} onSent={setSent} />
  ) : (
    <Notice tone="ok" role="status" title={formMessages[props.locale]['form.sent']}>
      <p>
        <Ltr>{sent}</Ltr>
      </p>
    </Notice>
  );
}

const good = services(async () => ({ kind: 'sent', receipt: 'RC-2611-0042' }));

export const Sent: Story = {
  args: { captcha: null, services: good },
  render: (args) => <WithThanks {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = await sendFilledIn(canvasElement, english);
    await expect(await canvas.findByRole('status')).toHaveTextContent('RC-2611-0042');
    await expect(sessionStorage).toHaveLength(0);
  },
};

export const SentUrdu: Story = {
  globals: { dir: 'rtl' },
  args: { locale: 'ur', messages: urdu, captcha: null, services: good },
  render: (args) => <WithThanks {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = await sendFilledIn(canvasElement, urdu);
    await expect(await canvas.findByRole('status')).toHaveTextContent(formMessages.ur['form.sent']);
  },
};

const { name, email } = english.fields;
const options = { 'sms alert': 'Daily NAV', 'fund manager report': 'Monthly FMR' };
const alerts = {
  ...english,
  submit: 'Subscribe',
  fields: { name, email, subscribeFor: { label: 'What would you like to receive?', options } },
};

export const Footer: Story = {
  args: { form: forms.subscribe, messages: alerts, variant: 'footer', only: ['name', 'email', 'subscribeFor'] },
  render: (args) => (
    <Section tone="navy" space="m">
      <div style={{ maxInlineSize: 280, marginInline: 'auto' }}>
        <PublicForm {...args} />
      </div>
    </Section>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('checkbox', { name: english.captcha.robot })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: alerts.submit }));
    await expect(await canvas.findByRole('checkbox', { name: english.captcha.robot })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};
