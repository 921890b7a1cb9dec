import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/index.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    docs: {
      description: {
        component:
          'The wrong answers of a form that was sent, above it. Not while the person still types, not for a failure of the server (Notice), and not instead of the message beside each field.',
      },
    },
  },
  args: {
    title: 'Please correct 2 answers',
    errors: [
      { href: '#phone', message: 'Phone number must be 11 digit in this format 0000-0000000' },
      { href: '#cnic', message: 'CNIC must be exactly 13 digits' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  render: function Form(args) {
    const [attempt, setAttempt] = useState(0);
    return (
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 576, paddingInlineStart: 20 }}>
        {attempt > 0 ? <ErrorSummary {...args} attempt={attempt} /> : null}
        <Field label="Phone number" id="phone" error={attempt > 0 ? args.errors[0]?.message : undefined}>
          {(control) => <TextInput {...control} dir="ltr" />}
        </Field>
        <Field label="CNIC" id="cnic" error={attempt > 0 ? args.errors[1]?.message : undefined}>
          {(control) => <TextInput {...control} dir="ltr" />}
        </Field>
        <div>
          <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
        </div>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'CNIC must be exactly 13 digits' }));
    await expect(canvas.getByLabelText('CNIC')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    title: 'براہِ کرم 1 جواب درست کریں',
    errors: [{ href: '#cnic', message: 'شناختی کارڈ نمبر پورے 13 ہندسوں کا ہونا چاہیے' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveFocus();
  },
};

export const Nothing: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
