import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Admin/Popover',
  component: Popover,
  parameters: {
    docs: {
      description: {
        component:
          'A few inputs or facts beside their button. Not for a list of actions (Menu), not for words alone (Tooltip), not for a task with its own buttons (Dialog).',
      },
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  globals: { app: 'admin' },
  args: {
    label: 'Columns',
    trigger: <Button tone="secondary">Columns</Button>,
    children: (
      <div style={{ display: 'grid' }}>
        <Checkbox label="Changed by" defaultChecked />
        <Checkbox label="Changed" defaultChecked />
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Columns' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Changed by' }));
    await expect(within(dialog).getByRole('checkbox', { name: 'Changed by' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Urdu: Story = {
  globals: { app: 'admin', dir: 'rtl', theme: 'dark' },
  args: {
    label: 'کالم',
    trigger: <Button tone="secondary">کالم</Button>,
    children: (close) => <Button onClick={close}>ٹھیک ہے</Button>,
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'کالم' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'کالم' });
    const apart = () => Math.abs(dialog.getBoundingClientRect().right - button.getBoundingClientRect().right);
    // Its place follows its width, which the letters have with their font.
    await waitFor(() => expect(apart()).toBeLessThan(16));
    for (const hidden of document.querySelectorAll('button[tabindex="-1"]')) {
      await expect(hidden).toHaveAccessibleName('بند کریں');
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'ٹھیک ہے' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
