import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Admin/Drawer',
  component: Drawer,
  parameters: {
    docs: {
      description: {
        component:
          'Details or navigation along one side. Not for a question (ConfirmDialog), not for a task that needs the whole attention (Dialog), not on wide screens where the page has room for a column.',
      },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'History',
    children: <p>Draft v12, restored from v7.</p>,
    actions: <Button tone="secondary">Compare</Button>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  globals: { app: 'admin' },
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'History' });
    await waitFor(() =>
      expect(Math.round(drawer.getBoundingClientRect().right)).toBeGreaterThanOrEqual(innerWidth - 2),
    );
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Dark: Story = {
  globals: { app: 'admin', theme: 'dark' },
  args: { side: 'start', title: 'Menu' },
  play: async () => {
    const overlay = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(overlay).toBeVisible());
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { title: 'تاریخ', children: <p>مسودہ 12</p>, actions: undefined },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'تاریخ' });
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().left)).toBeLessThanOrEqual(2));
  },
};
