import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/index.ts';
import { FileInput } from './FileInput.tsx';

const meta = {
  title: 'Forms/FileInput',
  component: FileInput,
  parameters: {
    docs: {
      description: {
        component:
          'A file to be sent with a form. Not for the media library, which uploads at once and shows progress (ProgressBar), and not for pasting a spreadsheet.',
      },
    },
  },
  args: { label: 'Choose a file', hint: 'or drop it here', clearLabel: 'Take away', onChange: fn() },
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  render: (args) => (
    <Field label="Attach a picture" help="JPG or PNG, less than 10MB" optionalLabel="(optional)">
      {(control) => <FileInput {...control} {...args} accept="image/png,image/jpeg" />}
    </Field>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/Attach a picture/);
    await expect(input).toHaveAccessibleDescription('JPG or PNG, less than 10MB');
    await userEvent.upload(input, new File(['x'], 'branch.png', { type: 'image/png' }));
    await expect(canvas.getByText('branch.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take away' }));
    await expect(canvas.queryByText('branch.png')).toBeNull();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'فائل منتخب کریں', hint: 'یا یہاں چھوڑ دیں', clearLabel: 'ہٹا دیں', invalid: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('فائل منتخب کریں');
    await expect(input).toBeInvalid();
    await userEvent.upload(input, new File(['x'], 'تصویر.png', { type: 'image/png' }));
    await expect(within(canvasElement).getByText('تصویر.png').tagName).toBe('BDI');
  },
};

export const ResetOnSelect: Story = {
  args: { resetOnSelect: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('Choose a file');
    await userEvent.upload(input, new File(['x'], 'report.pdf', { type: 'application/pdf' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(input.files).toHaveLength(0);
    await expect(canvas.queryByText('report.pdf')).toBeNull();
  },
};

export const StaffDark: Story = {
  globals: { app: 'admin', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Choose a file')).toHaveAttribute('type', 'file');
  },
};
