import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Chart, Dashboard, Plus } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const meta = {
  title: 'Admin/CommandPalette',
  component: CommandPalette,
  parameters: {
    docs: {
      description: {
        component:
          'Screens, content and actions by name. Not the only way to anything, not for filtering a list on the page (SearchField), not on the public site (its search has its own page).',
      },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Go to a screen or do something',
    placeholder: 'Type a screen, a page or an action',
    query: '',
    onQueryChange: fn(),
    onSelect: fn(),
    emptyText: 'Nothing is called that',
    groups: [
      {
        label: 'Screens',
        items: [
          { id: 'dashboard', label: 'Dashboard', icon: <Dashboard size="s" /> },
          { id: 'nav', label: 'Daily NAV', hint: 'Prices', icon: <Chart size="s" />, keywords: ['price'] },
        ],
      },
      { label: 'Actions', items: [{ id: 'new', label: 'New page', hint: 'C', icon: <Plus size="s" /> }] },
    ],
  },
  render: function Palette(args: CommandPaletteProps) {
    const [open, setOpen] = useState(args.open);
    const [query, setQuery] = useState(args.query);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Search</Button>
        <CommandPalette
          {...args}
          open={open}
          onOpenChange={setOpen}
          query={query}
          onQueryChange={(next) => {
            setQuery(next);
            args.onQueryChange(next);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  globals: { app: 'admin' },
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    const dialog = await screen.findByRole('dialog', { name: 'Go to a screen or do something' });
    const input = within(dialog).getByRole('searchbox');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(within(dialog).getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('price');
    await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', within(dialog).getByRole('option').id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('nav');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Dark: Story = {
  globals: { app: 'admin', theme: 'dark' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const options = within(dialog).getAllByRole('option');
    await waitFor(() => expect(options.filter((option) => option.hasAttribute('data-focused'))).toHaveLength(1));
    await userEvent.click(within(dialog).getByRole('option', { name: /New page/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('new');
  },
};

export const NothingFound: Story = {
  globals: { app: 'admin' },
  args: { query: 'zzz' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Nothing is called that')).toBeVisible());
  },
};

export const Urdu: Story = {
  globals: { app: 'admin', dir: 'rtl' },
  args: {
    label: 'اسکرین یا عمل تلاش کریں',
    placeholder: 'اسکرین، صفحہ یا عمل لکھیں',
    emptyText: 'اس نام سے کچھ نہیں ملا',
    groups: [
      {
        label: 'اسکرینیں',
        items: [
          { id: 'dashboard', label: 'ڈیش بورڈ' },
          { id: 'nav', label: 'روزانہ این اے وی' },
        ],
      },
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'اسکرین یا عمل تلاش کریں' });
    await expect(getComputedStyle(within(dialog).getByRole('searchbox')).direction).toBe('rtl');
    for (const hidden of document.querySelectorAll('button[tabindex="-1"]')) {
      await expect(hidden).toHaveAccessibleName('بند کریں');
    }
  },
};
