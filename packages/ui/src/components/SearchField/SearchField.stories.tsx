import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: {
    docs: {
      description: {
        component:
          'Words that narrow what is shown, or look for a page. Not for an answer in a form (TextInput), and not for jumping to a screen by name (CommandPalette).',
      },
    },
  },
  args: { label: 'Search pages', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('searchbox', { name: 'Search pages' });
    await userEvent.type(input, 'cut-off');
    await expect(input).toHaveValue('cut-off');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'صفحات تلاش کریں' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    const icon = canvasElement.querySelector('svg');
    const box = input.getBoundingClientRect();
    await expect(icon?.getBoundingClientRect().left).toBeGreaterThan(box.left + box.width / 2);
  },
};

export const StaffBar: Story = {
  globals: { app: 'admin', theme: 'dark' },
  args: { width: 'bar', shortcut: 'F' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await expect(input.getBoundingClientRect().width).toBe(256);
    await expect(within(canvasElement).getByText('F')).toBeVisible();
    await userEvent.type(input, 'risk');
    await expect(within(canvasElement).getByText('F')).not.toBeVisible();
    input.blur();
    await userEvent.clear(input);
    input.blur();
  },
};
