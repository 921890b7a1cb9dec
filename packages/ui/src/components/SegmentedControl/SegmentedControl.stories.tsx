import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Admin/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    docs: {
      description: {
        component:
          'Two to five ways to look at the same thing, at once. Not for on and off (Switch), not for an answer in a form (Select, radio), not for more than five (Select), not for parts of a page (Tabs).',
      },
    },
  },
  args: {
    label: 'Language of the preview',
    value: 'en',
    onChange: fn(),
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'ur', label: 'اردو', lang: 'ur' },
    ],
  },
  render: function Control(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedControl
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  globals: { app: 'admin' },
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Language of the preview' }));
    await expect(group.getByRole('radio', { name: 'English' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'اردو' }));
    await expect(args.onChange).toHaveBeenCalledWith('ur');
    await expect(group.getByRole('radio', { name: 'اردو' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'اردو' }));
    await expect(group.getByRole('radio', { name: 'اردو' })).toBeChecked();
  },
};

export const Dark: Story = { ...English, globals: { app: 'admin', theme: 'dark' } };

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    label: 'پیش منظر کی چوڑائی',
    value: 'phone',
    options: [
      { value: 'phone', label: 'فون' },
      { value: 'tablet', label: 'ٹیبلٹ' },
      { value: 'desktop', label: 'ڈیسک ٹاپ' },
    ],
  },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
  },
};
