import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ArrowEnd, Close } from '../../icons/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: 'An action that everyone knows by its picture. Where there is room for words, use Button.',
      },
    },
  },
  args: { label: 'Close', icon: <Close /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'اگلا', icon: <ArrowEnd />, tone: 'secondary', href: '#next' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'اگلا' })).toBeVisible();
  },
};

export const StaffDark: Story = {
  globals: { app: 'admin', theme: 'dark' },
  args: { tone: 'danger', 'aria-pressed': true },
};
