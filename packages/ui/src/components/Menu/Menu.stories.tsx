import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Archive, Copy, Edit, More } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Admin/Menu',
  component: Menu,
  parameters: {
    docs: {
      description: {
        component:
          'Actions on one thing, behind a button. Not for navigation of the site (the header has its own), not for choosing a value (Select, SegmentedControl), not for one or two actions that have room on the page.',
      },
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const archive = fn();
const duplicate = fn();

const items = [
  { id: 'edit', label: 'Edit', icon: <Edit size="s" />, shortcut: 'E', href: '#edit' },
  { id: 'copy', label: 'Duplicate', icon: <Copy size="s" />, onAction: duplicate },
  { id: 'publish', label: 'Publish', disabled: true },
  { id: 'archive', label: 'Archive', icon: <Archive size="s" />, tone: 'danger', onAction: archive },
] as const;

export const English: Story = {
  globals: { app: 'admin' },
  args: { label: 'Actions', items },
  play: async ({ canvasElement }) => {
    duplicate.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    await expect(within(menu).getByRole('menuitem', { name: /Edit/ })).toHaveAttribute('href', '#edit');
    await expect(within(menu).getByRole('menuitem', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: /Edit/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(duplicate).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const DarkFromIcon: Story = {
  globals: { app: 'admin', theme: 'dark' },
  args: { label: 'More about this page', items, trigger: <IconButton label="More about this page" icon={<More />} /> },
  play: async ({ canvasElement }) => {
    archive.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More about this page' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const Urdu: Story = {
  globals: { app: 'admin', dir: 'rtl' },
  args: {
    label: 'اعمال',
    items: [
      { id: 'edit', label: 'ترمیم', icon: <Edit size="s" />, shortcut: 'E' },
      { id: 'archive', label: 'محفوظ خانہ', tone: 'danger' },
    ],
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'اعمال' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'اعمال' });
    const apart = () => Math.abs(menu.getBoundingClientRect().right - button.getBoundingClientRect().right);
    // Its place follows its width, which the letters have with their font.
    await waitFor(() => expect(apart()).toBeLessThan(16));
    for (const hidden of document.querySelectorAll('button[tabindex="-1"]')) {
      await expect(hidden).toHaveAccessibleName('بند کریں');
    }
  },
};
