import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Slider, type SliderProps } from './Slider.tsx';

function Stateful({ unit, ...args }: SliderProps & { unit: string }) {
  const [value, setValue] = useState(args.value);
  return (
    <Slider
      {...args}
      value={value}
      valueText={`${value} ${unit}`}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  parameters: {
    docs: {
      description: {
        component:
          'A number where about is good enough, to be moved while the result is watched. Beside an input of the same number where the exact one counts. Not for a choice among names (Select, SegmentedControl) and not for a number without bounds (TextInput).',
      },
    },
  },
  args: { id: 'years', label: 'For', value: 15, valueText: '15 years', min: 1, max: 40, step: 1, onChange: fn() },
  render: (args) => <Stateful {...args} unit="years" />,
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: { ends: ['1', '40'] },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'For' });
    await expect(slider).toHaveAttribute('aria-valuetext', '15 years');
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    fireEvent.change(slider, { target: { value: '20' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(slider).toHaveAttribute('aria-valuetext', '20 years');
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'مدت', valueText: '15 سال', ends: ['1', '40'] },
  render: (args) => <Stateful {...args} unit="سال" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(getComputedStyle(canvas.getByRole('slider', { name: 'مدت' })).direction).toBe('rtl');
    const [low, high] = [canvas.getByText('1'), canvas.getByText('40')].map((end) => end.getBoundingClientRect().left);
    await expect(low).toBeGreaterThan(high ?? 0);
  },
};

export const BesideAnInput: Story = {
  args: { hideLabel: true, value: 60, valueText: '60 years' },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'For' });
    await expect(slider).toHaveValue('40');
    await expect(slider).toHaveAttribute('aria-valuetext', '60 years');
    const row = within(canvasElement).getByText('For').parentElement;
    await expect(row?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeDisabled();
  },
};

export const StaffDark: Story = { globals: { app: 'admin', theme: 'dark' } };
