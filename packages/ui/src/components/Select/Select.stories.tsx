import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: {
    docs: {
      description: {
        component:
          'One of five or more known answers. Not for two to four answers (Checkbox, radio or SegmentedControl show them all), not for hundreds (a searchable list), not for navigation.',
      },
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  args: {
    'aria-label': 'Category',
    onChange: fn(),
    children: (
      <>
        <option value="">Choose a category</option>
        <option value="money-market">Money market</option>
        <option value="equity">Equity</option>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(select, 'equity');
    await expect(select).toHaveValue('equity');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: {
    'aria-label': 'زمرہ',
    width: 'short',
    children: (
      <>
        <option value="money-market">منی مارکیٹ</option>
        <option value="equity">ایکویٹی</option>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    const arrow = canvasElement.querySelector('svg');
    const box = select.getBoundingClientRect();
    await expect(arrow?.getBoundingClientRect().right).toBeLessThan(box.left + box.width / 2);
  },
};

export const StaffToolbar: Story = {
  globals: { app: 'admin', theme: 'dark' },
  args: { 'aria-label': 'Sort', width: 'fit', children: <option>Sort: tree</option> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox').getBoundingClientRect().height).toBe(32);
  },
};
