import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: {
    docs: {
      description: {
        component:
          'A label, its help, its error and one input. Not for several inputs that answer one question (FieldGroup), not for a single tick (Checkbox has its own label), and never with the help in a placeholder.',
      },
    },
  },
  args: { label: 'Phone number', children: (control) => <TextInput {...control} dir="ltr" width="short" /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 576, paddingInlineStart: 20 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: { help: '11 digits, for example 0000-0000000', required: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Phone number');
    await expect(input).toHaveAccessibleDescription('11 digits, for example 0000-0000000');
    await expect(input).toBeRequired();
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const WithError: Story = {
  args: {
    id: 'phone',
    help: '11 digits, for example 0000-0000000',
    error: 'Phone number must be 11 digit in this format 0000-0000000',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Phone number');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/^11 digits.*Phone number must be/);
    const error = within(canvasElement).getByText(/must be 11 digit/);
    await expect(error.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const WithCounter: Story = {
  args: {
    label: 'Message',
    counter: '42 of 500',
    optionalLabel: '(optional)',
    children: (control) => <TextArea {...control} defaultValue="I would like to understand the pension fund." />,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/Message \(optional\)/);
    await expect(input).toHaveAccessibleDescription('42 of 500');
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'فون نمبر',
    help: (
      <>
        گیارہ ہندسے، مثلاً <bdi dir="ltr">0000-0000000</bdi>
      </>
    ),
    error: 'فون نمبر گیارہ ہندسوں کا ہونا چاہیے',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('فون نمبر');
    const field = canvasElement.querySelector('[data-invalid]');
    await expect(getComputedStyle(input).direction).toBe('ltr');
    await expect(getComputedStyle(input).textAlign).toBe('end');
    await expect(getComputedStyle(field ?? input, '::before').insetInlineStart).toMatch(/^-/);
  },
};

export const StaffPair: Story = {
  globals: { app: 'admin' },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20 }}>
      <Field label="Title" counter="13 of 200" lang="en" dir="ltr">
        {(control) => <TextInput {...control} defaultValue="How to invest" />}
      </Field>
      <Field label="Title" counter="22 of 200" lang="ur" dir="rtl">
        {(control) => <TextInput {...control} defaultValue="سرمایہ کاری کیسے کریں" />}
      </Field>
      <Field label="Summary" counter="260 of 250" error="Use at most 250 characters" lang="en" dir="ltr">
        {(control) => <TextArea {...control} defaultValue="Four steps from choosing a fund to following its price." />}
      </Field>
      <Field label="Summary" note={<a href="#diff">1 sentence added in English</a>} lang="ur" dir="rtl">
        {(control) => <TextArea {...control} defaultValue="فنڈ کے انتخاب سے روزانہ قیمت دیکھنے تک چار مراحل۔" />}
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [english, urdu] = within(canvasElement).getAllByLabelText('Title');
    if (!english || !urdu) throw new Error('two titles expected');
    await expect(getComputedStyle(urdu).direction).toBe('rtl');
    // Latin letters have the Naskh behind them, for a name in Urdu; Urdu never begins with the Latin face.
    await expect(getComputedStyle(urdu).fontFamily).toMatch(/^(?!.*Hanken Grotesk).*Naskh/);
    await expect(getComputedStyle(english).fontFamily).toMatch(/^"Hanken Grotesk"/);
    await expect(english.getBoundingClientRect().height).toBe(32);
    await expect(urdu.getBoundingClientRect().height).toBe(32);
  },
};

export const StaffDark: Story = { ...StaffPair, globals: { app: 'admin', theme: 'dark' } };
